import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBuilt, generatePrismaClient } from "./build.mjs";
import { runChecks } from "./check.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { openResults } from "./kept-results.mjs";
import { divide, keepSound, planTests } from "./kept-tests.mjs";
import { inProject, mustSucceed, programs, runNode } from "./project.mjs";
import { checkBudgets } from "./test-budgets.mjs";
import { keepDurations } from "./test-durations.mjs";
import { formatSeconds, processorSeconds, startTimer } from "./timing.mjs";

const resultsFolder = "test-results";
const has = (/** @type {string} */ option) => process.argv.includes(option);
// With --deep: every random case, every language, and faults by the hundred.
const isDeep = has("--deep");
const runsAll = isDeep || has("--all") || process.env.CI !== undefined;
// Far longer than a run takes: ends a run that hangs.
const maxRunMs = (isDeep ? 6 : 1) * 60 * 60 * 1000;

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */
/** @typedef {ReturnType<typeof divide>} Part what of a project's tests was kept, and what has to run */

const none = { passed: 0, failed: 0, skipped: 0 };
const oneFailure = { ...none, failed: 1 };
const total = { ...none };
const before = { files: 0, passed: 0 };
/** @type {Record<string, number>} seconds on the clock of the files that ran */
const ran = {};
/** @type {string[]} */
const failures = [];
const timer = startTimer();
const deadline = AbortSignal.timeout(maxRunMs);
/** @type {NodeJS.ProcessEnv} */
const env = { SCREENSHOTS: "0", ...(isDeep ? { TEST_DEEP: "1", FAULT_RUNS: "100" } : {}) };
/** @type {Record<"node" | "e2e", Part>} */
const parts = { node: { kept: [], waiting: [] }, e2e: { kept: [], waiting: [] } };

if (await step("Dependencies", ensureInstalled)) {
  rmSync(inProject(resultsFolder), { recursive: true, force: true });
  mkdirSync(inProject(resultsFolder));
  if (!has("--no-checks")) await step("Static checks", () => runChecks({ all: runsAll, withBudgets: false }));
  if (await step("Choosing what to run", choose)) {
    await step("Unit and integration tests", () => runPart("node", generatePrismaClient));
    const isReady = parts.e2e.waiting.length === 0 || (await step("Build", ensureBuilt));
    if (isReady) await step("Browser tests", () => runPart("e2e", requireChromium));
  }
}

printSlowest();
printBudgets();
// At the end, since the report of a failure may be hundreds of lines above.
for (const name of failures) console.log(`Failed: ${name}`);
console.log(`\nAll of it took ${timeOf(timer, 0)}.`);
if (before.files > 0)
  console.log(`${before.passed} of these passed before with the same inputs (${before.files} files).`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** @param {string} name @param {() => Promise<Tally | void>} work @returns {Promise<boolean>} whether it could run */
async function step(name, work) {
  console.log(`\n=== ${name}`);
  const stepTimer = startTimer();
  const before = processorSeconds();
  try {
    add((await work()) ?? none);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    failures.push(name);
    add(oneFailure);
    return false;
  } finally {
    console.log(`=== ${name}: ${timeOf(stepTimer, before)}`);
  }
}

/** @param {() => number} stepTimer @param {number | undefined} before processor seconds at the start */
function timeOf(stepTimer, before) {
  const spent = processorSecondsSince(before);
  return `${formatSeconds(stepTimer())}${spent === undefined ? "" : `, ${formatSeconds(spent)} of processors`}`;
}

/** @param {number | undefined} before */
function processorSecondsSince(before) {
  const after = processorSeconds();
  return before === undefined || after === undefined ? undefined : after - before;
}

function printSlowest() {
  const slowest = Object.entries(ran).toSorted(([, one], [, other]) => other - one);
  if (slowest.length > 0) console.log("\nThe slowest files, by the clock:");
  for (const [file, seconds] of slowest.slice(0, 10)) console.log(`${formatSeconds(seconds).padStart(12)}  ${file}`);
}

/** Files over budget fail `npm run check` only: here, a busy machine may be why. */
function printBudgets() {
  const { ok, output } = checkBudgets();
  if (!ok) console.log(`\n${output}`);
}

/** @param {Tally} tally */
function add(tally) {
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
}

async function choose() {
  env.CHROMIUM_PATH = (await ensureChromium()) ?? "";
  openResults().prune();
  const plan = await planTests(env);
  const known = runsAll ? { find: () => undefined } : openResults();
  for (const project of /** @type {const} */ (["node", "e2e"]))
    parts[project] = divide(
      plan.filter((test) => test.project === project),
      known,
    );
  console.log(`${parts.node.waiting.length + parts.e2e.waiting.length} of ${plan.length} test files have to run.`);
}

async function requireChromium() {
  if (env.CHROMIUM_PATH) return { ok: true };
  throw new Error("There is no Chromium here and none could be installed. Install one, or name it in CHROMIUM_PATH.");
}

/** @param {"node" | "e2e"} project @param {() => Promise<{ ok: boolean }>} prepare @returns {Promise<Tally>} */
async function runPart(project, prepare) {
  const { kept, waiting } = parts[project];
  const passed = sum(kept.map((file) => file.passed));
  const skipped = sum(kept.map((file) => file.skipped));
  if (kept.length > 0)
    console.log(`Not run again, with the same inputs: ${kept.length} files, ${passed} tests passed.`);
  before.files += kept.length;
  before.passed += passed;
  if (waiting.length === 0) return { passed, skipped, failed: 0 };
  await mustSucceed("Preparing", prepare());
  const tally = await runVitest(project);
  return { passed: tally.passed + passed, skipped: tally.skipped + skipped, failed: tally.failed };
}

/** @param {"node" | "e2e"} project @returns {Promise<Tally>} */
async function runVitest(project) {
  const { kept, waiting } = parts[project];
  const file = inProject(resultsFolder, `${project}-files.json`);
  const reporters = ["default", "json", "./scripts/results-reporter.ts"].map((name) => `--reporter=${name}`);
  const reports = [`--outputFile.json=${resultsFolder}/${project}.json`, `--outputFile.results=${file}`];
  // Excluding files, rather than naming the others, runs what nobody thought of.
  const excluded = kept.map(({ file }) => `--exclude=${file}`);
  const args = ["run", "--project", project, ...reporters, ...reports, ...excluded];
  const processorBefore = processorSeconds();
  const { ok } = await runNode(programs.vitest, args, { env, signal: deadline });
  const processor = processorSecondsSince(processorBefore);
  if (deadline.aborted) console.error(`Stopped: the whole run may take ${formatSeconds(maxRunMs / 1000)}.`);
  const result = readResult(file);
  for (const { file, seconds } of result.files) ran[file] = seconds;
  if (!isDeep) await remember(project, result, waiting, processor);
  const flaky = namesOf(result, "flaky");
  failures.push(...namesOf(result, "failed"), ...result.unhandledErrors);
  for (const name of flaky) console.error(`Flaky, it failed and then passed: ${name}`);
  const tally = {
    passed: sum(result.files.map(({ passed }) => passed)),
    failed: sum(result.files.map(({ failed }) => failed.length)) + (isDeep ? flaky.length : 0),
    skipped: sum(result.files.map(({ skipped }) => skipped)),
  };
  if (ok && result.files.length === 0) console.error(`No test of the project "${project}" ran.`);
  if (ok && result.files.length > 0) return tally;
  if (tally.failed > 0) return tally;
  if (result.unhandledErrors.length === 0) failures.push(`${project}: its process ended with an error of its own`);
  return { ...tally, failed: 1 };
}

/**
 * @param {"node" | "e2e"} project @param {import("./kept-tests.mjs").RunResult} result
 * @param {Part["waiting"]} waiting @param {number | undefined} processor seconds
 */
async function remember(project, result, waiting, processor) {
  keepSound(result, waiting, await planTests(env));
  const kinds = new Map(waiting.map(({ file, kind }) => [file, kind]));
  const files = result.files.flatMap(({ file, seconds }) => {
    const kind = kinds.get(file);
    return kind === undefined ? [] : [{ file, seconds, kind }];
  });
  keepDurations({ project, files, isWhole: parts[project].kept.length === 0, processorSeconds: processor });
}

/** @param {import("./kept-tests.mjs").RunResult} result @param {"failed" | "flaky"} kind */
function namesOf({ files }, kind) {
  return files.flatMap((result) => result[kind].map((name) => `${result.file} > ${name}`));
}

/** @param {string} file @returns {import("./kept-tests.mjs").RunResult} */
function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // The run ended early; the caller counts that as a failure.
    return { files: [], unhandledErrors: [] };
  }
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
