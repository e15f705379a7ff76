import { writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestCase, TestModule, Vitest } from "vitest/node";
import type { FileResult, RunResult } from "./kept-tests.mjs";
import { projectPath } from "./test-durations.mjs";

type Failure = Readonly<{ message: string; stack?: string | undefined; VITEST_TEST_PATH?: unknown }>;

/** Writes for scripts/test.mjs each file's counts, the tests that passed only when retried, and every error. */
export default class ResultsReporter implements Reporter {
  #target = "";

  onInit({ config: { outputFile } }: Vitest): void {
    if (typeof outputFile !== "object" || !outputFile.results) throw new Error("--outputFile.results is missing.");
    this.#target = outputFile.results;
  }

  onTestRunEnd(testModules: readonly TestModule[], unhandledErrors: readonly Failure[]): void {
    const result: RunResult = { files: testModules.map(resultOf), unhandledErrors: unhandledErrors.map(describe) };
    writeFileSync(this.#target, JSON.stringify(result));
  }
}

function resultOf(module: TestModule): FileResult {
  const tests = [...module.children.allTests()];
  const count = (state: string) => tests.filter((test) => test.result().state === state).length;
  const namesOf = (those: typeof tests) => those.map(({ fullName }) => fullName);
  const flaky = namesOf(tests.filter((test) => test.diagnostic()?.flaky));
  // Left out at run time, by itself or an earlier error, rather than by declaration.
  const wasStopped = tests.some((test) => test.options.mode === "run" && test.result().state === "skipped");
  // Of hooks and of loading the file: they are in no test's result.
  const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors().map(describe));
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    file: projectPath(module.moduleId),
    passed: count("passed"),
    failed: [...tests.filter((test) => test.result().state === "failed").map(describeTest), ...errors],
    skipped: count("skipped") + count("pending"),
    flaky,
    isSound: module.ok() && errors.length === 0 && flaky.length === 0 && !wasStopped && count("pending") === 0,
    seconds: (collectDuration + setupDuration + duration) / 1000,
  };
}

/** Enough to see what went wrong, where only the end of an output is kept. */
const maxReason = 400;

function describeTest(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  const reason = stripVTControlCharacters([error?.message, error?.diff].join(" ")).replace(/\s+/g, " ").trim();
  return `${test.fullName}: ${reason.slice(0, maxReason)}`;
}

/** Where an error was thrown, and while which file ran, which may be another one. */
function describe({ message, stack = "", VITEST_TEST_PATH: path }: Failure): string {
  const step = stack.split("\n").find((line) => line.includes("    at ") && !line.includes("node_modules"));
  const during = typeof path === "string" ? ` while ${projectPath(path)} ran` : "";
  return `outside any test${during}: ${message}${step === undefined ? "" : ` ${step.trim()}`}`;
}
