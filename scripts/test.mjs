import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { buildName, runChecks } from "./check.mjs";
import { ensureChromium, ensureSystemChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { inProject, programs, runNode } from "./project.mjs";
import { formatSeconds, processorSeconds, startTimer } from "./timing.mjs";

// npm test, and npm run test:all, which has the long tests, more random cases and the package of a release, too.

const isAll = process.argv.includes("--all");
const results = inProject("test-results");
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const failures = [];
/** @type {NodeJS.ProcessEnv} */
const env = isAll ? { TEST_DEEP: "1" } : {};

/** @typedef {{ passed: number, skipped: number, failed: string[] }} Tally */

rmSync(results, { recursive: true, force: true });
const timer = startTimer();
if (await step("Dependencies", install)) {
  await step("Static checks and build", checkAndBuild);
  // Side by side, since both wait for what they started: together they keep two cores busy.
  const isBuilt = !failures.includes(buildName);
  await Promise.all([step("Unit and integration tests", runVitest), isBuilt && step("Browser tests", runPlaywright)]);
  if (isAll) await step("The package of a release", tryRelease);
}
for (const name of failures) console.log(`Failed: ${name}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`\nAll of it took ${formatSeconds(timer())}, ${formatSeconds(processorSeconds() ?? 0)} of processors.`);
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * Adds to the totals; an error counts as one failure.
 * @param {string} name @param {() => Promise<Tally | void>} work @returns {Promise<boolean>} whether it worked
 */
async function step(name, work) {
  console.log(`\n=== ${name}`);
  const stepTimer = startTimer();
  /** @type {Tally} */
  let tally = { passed: 0, skipped: 0, failed: [name] };
  try {
    tally = (await work()) ?? { ...tally, failed: [] };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  total.passed += tally.passed;
  total.skipped += tally.skipped;
  total.failed += tally.failed.length;
  failures.push(...tally.failed);
  console.log(`=== ${name}: ${formatSeconds(stepTimer())}`);
  return tally.failed.length === 0;
}

async function install() {
  await Promise.all([ensureInstalled(), ensureSystemChromium()]);
}

/** @returns {Promise<Tally>} */
async function checkAndBuild() {
  const { passed, failed } = await runChecks({ withBuild: true });
  return { passed: passed.length, skipped: 0, failed };
}

/** @returns {Promise<Tally>} */
async function runVitest() {
  const projects = isAll ? ["--project", "node", "--project", "long"] : ["--project", "node"];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}/node.json`];
  const { ok, output } = await runNode(programs.vitest, ["run", ...projects, ...reporters], { env, quiet: true });
  if (!ok) console.log(output);
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = readReport("node.json");
  const failed = testResults.flatMap(failuresIn);
  return tallyOf(ok, { passed: numPassedTests, skipped: numPendingTests + numTodoTests, failed });
}

/** @param {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} file */
function failuresIn({ name, status, assertionResults }) {
  const file = path.relative(inProject(), name);
  const failed = assertionResults
    .filter((test) => test.status === "failed")
    .map((test) => `${file} > ${test.fullName}`);
  return failed.length === 0 && status === "failed" ? [file] : failed;
}

/** @returns {Promise<Tally>} */
async function runPlaywright() {
  if (!(await ensureChromium()))
    throw new Error("No Chromium could be installed. Install one, or name it in CHROMIUM_PATH.");
  const { ok } = await runNode(programs.playwright, ["test", "--project=chromium"], { env });
  const { stats, suites, errors } = readReport("e2e.json");
  const failed = [
    ...suites.flatMap(failedSpecs),
    ...errors.map((/** @type {{ message: string }} */ one) => one.message),
  ];
  return tallyOf(ok, { passed: stats.expected, skipped: stats.skipped, failed });
}

/**
 * @typedef {{ file: string, suites?: Suite[], specs?: { title: string, tests: { status: string }[] }[] }} Suite
 * @param {Suite} suite @returns {string[]}
 */
function failedSpecs({ file, suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => /^(unexpected|flaky)$/.test(status)).map(() => `e2e/${file} > ${title}`),
  );
  return [...own, ...suites.flatMap(failedSpecs)];
}

/** An empty run is a failure, and so is one that ends badly without a failed test. @param {boolean} ok @param {Tally} tally */
function tallyOf(ok, tally) {
  if (tally.failed.length === 0 && !ok) return { ...tally, failed: ["the run itself, as the lines above say"] };
  return tally.passed + tally.failed.length === 0 ? { ...tally, failed: ["no test ran"] } : tally;
}

/** @returns {Promise<Tally>} */
async function tryRelease() {
  const { ok } = await runNode(programs.tsx, ["scripts/release.ts", "--check"]);
  return { passed: ok ? 1 : 0, skipped: 0, failed: ok ? [] : ["the package of a release"] };
}

/** @param {string} name @throws {Error} when the run ended before it was written */
function readReport(name) {
  return JSON.parse(readFileSync(`${results}/${name}`, "utf8"));
}
