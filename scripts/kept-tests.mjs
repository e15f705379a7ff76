import { readFileSync } from "node:fs";
import { openResults } from "./kept-results.mjs";
import { inProject, mustSucceed, programs, runNode } from "./project.mjs";

/** @typedef {{ file: string, project: "node" | "e2e", kind: "unit" | "api" | "browser", key: string }} PlannedTest */
/**
 * @typedef {object} FileResult
 * @property {string} file from the root of the checkout
 * @property {number} passed
 * @property {string[]} failed names of the tests, and what hooks threw
 * @property {number} skipped
 * @property {string[]} flaky names of the tests that failed and then passed
 * @property {boolean} isSound whether nothing at all went wrong in it
 * @property {number} seconds on the clock
 */
/** @typedef {{ files: FileResult[], unhandledErrors: string[] }} RunResult */
/** @typedef {{ file: string, passed: number, skipped: number }} Kept */

/** @param {NodeJS.ProcessEnv} env of the tests, beside this process's own @returns {Promise<PlannedTest[]>} */
export async function planTests(env) {
  const target = inProject("test-results/plan.json");
  await mustSucceed("Planning", runNode(programs.tsx, ["scripts/test-inputs/plan-tests.ts", target], { env }));
  return JSON.parse(readFileSync(target, "utf8"));
}

/**
 * @param {readonly PlannedTest[]} plan @param {Pick<ReturnType<typeof openResults>, "find">} [results]
 * @returns {{ kept: Kept[], waiting: PlannedTest[] }} tests that passed with the same inputs, and those to run
 */
export function divide(plan, results = openResults()) {
  const found = plan.map((test) => ({ test, result: results.find(test.key) }));
  return {
    kept: found.flatMap(({ test: { file }, result }) => (result ? [{ file, ...result }] : [])),
    waiting: found.flatMap(({ test, result }) => (result ? [] : [test])),
  };
}

/**
 * Keeps passed files, unless an error outside tests may be due to any of them, or inputs changed during the run.
 * @param {RunResult} run @param {readonly PlannedTest[]} before the run @param {readonly PlannedTest[]} after the run
 * @param {Pick<ReturnType<typeof openResults>, "keep">} [results]
 */
export function keepSound({ files, unhandledErrors }, before, after, results = openResults()) {
  if (unhandledErrors.length > 0) return;
  const keysAfter = new Map(after.map(({ file, key }) => [file, key]));
  const unchanged = new Map(
    before.filter(({ file, key }) => keysAfter.get(file) === key).map((test) => [test.file, test.key]),
  );
  for (const { file, isSound, passed, skipped } of files) {
    const key = unchanged.get(file);
    if (isSound && key !== undefined) results.keep(key, { passed, skipped });
  }
}
