import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBuilt } from "./build.mjs";
import { runChecks } from "./check.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { inProject, programs, runNode } from "./project.mjs";
import { formatSeconds, startTimer } from "./timing.mjs";

const resultsFolder = "test-results";
// With --deep: every random case, every language, and faults by the hundred.
const isDeep = process.argv.includes("--deep");
const deepEnv = isDeep ? { TEST_DEEP: "1", FAULT_RUNS: "100" } : {};
// Far longer than a run takes: it ends a run that hangs.
const longestRunMs = (isDeep ? 6 : 1) * 60 * 60 * 1000;

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

const oneFailure = { passed: 0, failed: 1, skipped: 0 };
const total = { passed: 0, failed: 0, skipped: 0 };
const timer = startTimer();
const deadline = AbortSignal.timeout(longestRunMs);

if (await step("Dependencies", ensureInstalled)) {
  rmSync(inProject(resultsFolder), { recursive: true, force: true });
  mkdirSync(inProject(resultsFolder));
  await step("Static checks", runChecks);
  await step("Unit and integration tests", () => runVitest("node"));
  if (await step("Build", ensureBuilt)) await step("Browser tests", runBrowserTests);
}

console.log(`\nAll of it took ${formatSeconds(timer())}.`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * Runs one part, prints how long it took, and adds its results to the total.
 *
 * @param {string} name
 * @param {() => Promise<Tally | void>} work
 * @returns {Promise<boolean>} whether it could run at all
 */
async function step(name, work) {
  console.log(`\n=== ${name}`);
  const stepTimer = startTimer();
  try {
    add((await work()) ?? { passed: 0, failed: 0, skipped: 0 });
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    add(oneFailure);
    return false;
  } finally {
    console.log(`=== ${name}: ${formatSeconds(stepTimer())}`);
  }
}

/** @param {Tally} tally */
function add(tally) {
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
}

async function runBrowserTests() {
  const executable = await ensureChromium();
  if (executable) return runVitest("e2e", { CHROMIUM_PATH: executable, SCREENSHOTS: "0" });
  throw new Error("There is no Chromium here and none could be installed. Install one, or name it in CHROMIUM_PATH.");
}

/**
 * @param {string} project of vitest.config.ts
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Tally>}
 */
async function runVitest(project, env) {
  const report = `${resultsFolder}/${project}.json`;
  const args = ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { ok } = await runNode(programs.vitest, args, { env: { ...env, ...deepEnv }, signal: deadline });
  if (deadline.aborted) console.error(`Stopped: the whole run may take ${formatSeconds(longestRunMs / 1000)}.`);
  const tally = readReport(report);
  if (ok && tally.passed === 0) console.error(`No test of the project "${project}" ran.`);
  if (ok && tally.passed > 0) return tally;
  // A file that fails to load, or an error outside any test, appears in no test's result.
  return tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

/** @param {string} file @returns {Tally} */
function readReport(file) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
      readFileSync(inProject(file), "utf8"),
    );
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  } catch {
    // The run ended before it could write one; the caller counts that as a failure.
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
