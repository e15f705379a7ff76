import { writeFileSync } from "node:fs";
import type { Reporter, TestModule, Vitest } from "vitest/node";
import type { FileResult, RunResult } from "./kept-tests.mjs";
import { projectPath } from "./test-durations.mjs";

/** Writes for scripts/test.mjs each file's counts, and the tests that passed only when retried. */
export default class ResultsReporter implements Reporter {
  #target = "";

  onInit({ config: { outputFile } }: Vitest): void {
    if (typeof outputFile !== "object" || !outputFile.results) throw new Error("--outputFile.results is missing.");
    this.#target = outputFile.results;
  }

  onTestRunEnd(testModules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const result: RunResult = { files: testModules.map(resultOf), unhandledErrors: unhandledErrors.length };
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
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    file: projectPath(module.moduleId),
    passed: count("passed"),
    failed: namesOf(tests.filter((test) => test.result().state === "failed")),
    skipped: count("skipped") + count("pending"),
    flaky,
    isSound: module.ok() && module.errors().length === 0 && flaky.length === 0 && !wasStopped && count("pending") === 0,
    seconds: (collectDuration + setupDuration + duration) / 1000,
  };
}
