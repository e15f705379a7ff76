import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { buildApp, generatePrismaClient } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { keyOfCheck, openResults, readContents } from "./kept-results.mjs";
import { printLines } from "./lines.mjs";
import { inProject, mustSucceed, programs, runNode, runScript } from "./project.mjs";
import { checkBudgets } from "./test-budgets.mjs";
import { formatSeconds, startTimer } from "./timing.mjs";

const quiet = { quiet: true };
const results = openResults();

const everything = ["."];
const graph = ["backend", "common", "prisma"];
const buildInfo = inProject("node_modules/.cache/typescript/check.tsbuildinfo");

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {readonly string[]} inputs the files and folders it reads, besides the packages and scripts
 * @property {() => Promise<{ ok: boolean, output: string }>} run
 * @property {boolean} [tells] whether its output (one line) is shown even on success
 * @property {boolean} [always] whether it depends on more than files of the checkout, so that its result is not kept
 */

/** The longest first. @type {Check[]} */
const checks = [
  {
    name: "types",
    inputs: everything,
    run: () =>
      runNode(programs.tsc, ["--noEmit", "--checkers", "1", "--incremental", "--tsBuildInfoFile", buildInfo], quiet),
  },
  {
    name: "lint and format",
    inputs: everything,
    run: () => runNode(programs.biome, ["check", "--error-on-warnings"], quiet),
  },
  { name: "unused code", inputs: everything, run: () => runNode(programs.knip, ["--no-progress"], quiet) },
  { name: "structure", inputs: everything, run: () => runNode(programs.tsx, ["scripts/check-structure.ts"], quiet) },
  { name: "schema drift", inputs: [...graph, "schema.graphql"], run: checkSchema },
  {
    name: "guests' pages",
    inputs: [...graph, "guest-pages", "vite.guest-pages.config.ts"],
    run: () => runNode(programs.tsx, ["scripts/check-guest-pages.ts"], quiet),
    tells: true,
  },
  {
    name: "the door's page",
    inputs: ["common", "door", "vite.door.config.ts"],
    run: () => runNode(programs.tsx, ["scripts/check-door-page.ts"], quiet),
    tells: true,
  },
  {
    name: "organizers' app",
    inputs: ["common", "frontend", "guest-pages", "vite.config.ts"],
    run: checkApp,
    tells: true,
  },
  {
    name: "migrations drift",
    inputs: graph,
    run: () => runNode(programs.tsx, ["scripts/check-migrations.ts"], quiet),
  },
  {
    name: "generated code drift",
    inputs: ["backend", "frontend", "codegen.yml", "schema.graphql"],
    run: checkGeneratedCode,
  },
  {
    name: "released API",
    inputs: [...graph, "CHANGELOG.md", "releases", "schema.graphql"],
    run: () => runNode(programs.tsx, ["scripts/check-released-api.ts"], quiet),
    tells: true,
  },
  { name: "messages drift", inputs: ["common"], run: checkMessages },
  { name: "limits drift", inputs: [...graph, "docs/security.md"], run: checkLimits },
  {
    name: "licences",
    inputs: ["docs/licences.md"],
    run: () => runNode(inProject("scripts/licences.mjs"), ["--check"], quiet),
  },
];

/** @type {Check} */
const budgets = { name: "test budgets", inputs: [], run: async () => checkBudgets(), tells: true, always: true };

/**
 * Skips checks that passed on this machine with the same inputs, except with `all` and on CI.
 * @param {object} [options]
 * @param {boolean} [options.all]
 * @param {boolean} [options.withBudgets] whether to compare the last test durations; not before tests run again
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>} numbers of checks
 */
export async function runChecks({ all = process.env.CI !== undefined, withBudgets = true } = {}) {
  await mustSucceed("Generating the database client", generatePrismaClient());
  const contents = readContents();
  const waiting = withBudgets ? [...checks, budgets] : [...checks];
  const tally = { passed: 0, failed: 0, skipped: 0 };
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const key = keyOfCheck(check.name, contents, check.inputs);
      const ok = !all && !check.always && results.find(key) ? passedBefore(check) : await runCheck(check, key);
      tally[ok ? "passed" : "failed"] += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return tally;
}

/** @param {Check} check */
function passedBefore({ name }) {
  console.log(`ok     ${name} (passed before)`);
  return true;
}

/** @param {Check} check @param {string} key */
async function runCheck({ name, run, tells }, key) {
  const timer = startTimer();
  const { ok, output } = await run();
  const told = ok && tells ? `: ${output.trim()}` : "";
  console.log(`${ok ? "ok    " : "FAILED"} ${name}${told} (${formatSeconds(timer())})`);
  if (ok) results.keep(key);
  else console.log(output);
  return ok;
}

function checkSchema() {
  return checkWritten("scripts/emit-schema.ts", "schema.graphql", "npm run schema");
}

/** Its build prints and keeps its budgets. */
async function checkApp() {
  const folder = mkdtempSync(path.join(tmpdir(), "find-your-table-"));
  try {
    return await buildApp(folder, quiet);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function checkMessages() {
  return checkWritten("scripts/emit-message-types.ts", "common/generated/message-values.ts", "npm run messages");
}

function checkLimits() {
  return checkWritten("scripts/emit-limits.ts", "docs/security.md", "npm run limits");
}

/**
 * Whether a script still writes the same file. @param {string} script takes the target's path
 * @param {string} file it wrote last @param {string} command runs the script
 */
async function checkWritten(script, file, command) {
  const folder = mkdtempSync(path.join(tmpdir(), "find-your-table-"));
  const fresh = path.join(folder, "fresh");
  try {
    const written = await runNode(programs.tsx, [script, fresh], quiet);
    if (!written.ok) return written;
    const ok = readFileSync(fresh, "utf8") === readFileSync(inProject(file), "utf8");
    return { ok, output: `${file} is out of date. Run: ${command}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkGeneratedCode() {
  const { ok, output } = await runNode(programs.codegen, ["--check"], quiet);
  return { ok, output: `${output}\nThe generated code does not match the operations. Run: npm run codegen` };
}

if (import.meta.filename === process.argv[1]) {
  await runScript(async () => {
    await ensureInstalled();
    const { failed } = await runChecks(process.argv.includes("--all") ? { all: true } : {});
    printLines();
    process.exitCode = failed === 0 ? 0 : 1;
  });
}
