import type { Reporter, TestCase, TestModule } from "vitest/node";
import { formatSeconds } from "./timing.mjs";

type Errors = readonly { message: string; stack?: string | undefined }[];

/** Prints a line for each engine and state, why it failed, and the totals. */
export default class StatesReporter implements Reporter {
  readonly #counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };

  onTestCaseResult(testCase: TestCase): void {
    const result = testCase.result();
    // Left out by an argument such as -t.
    if (result.state === "skipped" && result.note === undefined) return;
    this.#counts[result.state] += 1;
    const note = result.state === "skipped" ? `: ${result.note}` : "";
    const seconds = (testCase.diagnostic()?.duration ?? 0) / 1000;
    console.log(`${result.state.padEnd(7)} ${testCase.fullName}${note} (${formatSeconds(seconds)})`);
    printErrors(result.errors ?? []);
  }

  onTestRunEnd(testModules: readonly TestModule[], unhandledErrors: Errors): void {
    const others = [...testModules.flatMap((module) => module.errors()), ...unhandledErrors];
    printErrors(others);
    const { passed, failed, skipped } = this.#counts;
    console.log(`${passed} passed, ${failed + others.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  }
}

function printErrors(errors: Errors): void {
  for (const { message, stack = "" } of errors) {
    const steps = stack.split("\n").filter((line) => line.includes("/e2e/engines/"));
    console.log([message, ...steps].join("\n").replace(/^ */gm, "        "));
  }
}
