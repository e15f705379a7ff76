import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBuilt } from "./build.mjs";
import { runChecks } from "./check.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { inProject, programs, runNode } from "./project.mjs";
import { durationsOf, keepDurations } from "./test-durations.mjs";
import { formatSeconds, processorSeconds, startTimer } from "./timing.mjs";

const resultsFolder = "test-results";
// With --deep: every random case, every language, and faults by the hundred.
const isDeep = process.argv.includes("--deep");
const deepEnv = isDeep ? { TEST_DEEP: "1", FAULT_RUNS: "100" } : {};
// Far longer than a run takes: it ends a run that hangs.
const longestRunMs = (isDeep ? 6 : 1) * 60 * 60 * 1000;

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

const oneFailure = { passed: 0, failed: 1, skipped: 0 };
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {import("./test-durations.mjs").Durations} */
const durations = {};
const timer = startTimer();
const deadline = AbortSignal.timeout(longestRunMs);

if (await step("Dependencies", ensureInstalled)) {
  rmSync(inProject(resultsFolder), { recursive: true, force: true });
  mkdirSync(inProject(resultsFolder));
  await step("Static checks", runChecks);
  await step("Unit and integration tests", () => runVitest("node"));
  if (await step("Build", ensureBuilt)) await step("Browser tests", runBrowserTests);
}

printSlowest();
console.log(`\nAll of it took ${timeOf(timer, 0)}.`);
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
  const before = processorSeconds();
  try {
    add((await work()) ?? { passed: 0, failed: 0, skipped: 0 });
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    add(oneFailure);
    return false;
  } finally {
    console.log(`=== ${name}: ${timeOf(stepTimer, before)}`);
  }
}

/**
 * @param {() => number} stepTimer
 * @param {number | undefined} before processor seconds when it began
 */
function timeOf(stepTimer, before) {
  const after = processorSeconds();
  const processor =
    before === undefined || after === undefined ? "" : `, ${formatSeconds(after - before)} of processors`;
  return `${formatSeconds(stepTimer())}${processor}`;
}

function printSlowest() {
  const slowest = Object.entries(durations).toSorted(([, one], [, other]) => other - one);
  console.log("\nThe slowest files, by the clock:");
  for (const [file, seconds] of slowest.slice(0, 10)) console.log(`${formatSeconds(seconds).padStart(12)}  ${file}`);
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
    const parsed = JSON.parse(readFileSync(inProject(file), "utf8"));
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = parsed;
    Object.assign(durations, durationsOf(parsed));
    keepDurations(durations);
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  } catch {
    // The run ended before it could write one; the caller counts that as a failure.
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
