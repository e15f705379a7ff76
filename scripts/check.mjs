import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generatePrismaClient } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { inProject, mustSucceed, programs, runNode, runScript } from "./project.mjs";
import { formatSeconds, startTimer } from "./timing.mjs";

const quiet = { quiet: true };

/**
 * With `tells`, the check's output (one line) is shown even on success.
 *
 * @type {{ name: string, run: () => Promise<{ ok: boolean, output: string }>, tells?: boolean }[]}
 */
const checks = [
  { name: "types", run: () => runNode(programs.tsc, ["--noEmit"], quiet) },
  { name: "lint and format", run: () => runNode(programs.biome, ["check", "--error-on-warnings"], quiet) },
  { name: "structure", run: () => runNode(programs.tsx, ["scripts/check-structure.ts"], quiet) },
  { name: "unused code", run: () => runNode(programs.knip, ["--no-progress"], quiet) },
  { name: "schema drift", run: checkSchema },
  { name: "generated code drift", run: checkGeneratedCode },
  { name: "messages drift", run: checkMessages },
  { name: "licences", run: () => runNode(inProject("scripts/licences.mjs"), ["--check"], quiet) },
  { name: "migrations drift", run: () => runNode(programs.tsx, ["scripts/check-migrations.ts"], quiet) },
  { name: "guests' pages", run: () => runNode(programs.tsx, ["scripts/check-guest-pages.ts"], quiet), tells: true },
];

/**
 * Runs every static check and prints a line for each, followed by the output of failed ones. Changes no files.
 *
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>} how many checks passed and how many failed
 */
export async function runChecks() {
  await mustSucceed("Generating the database client", generatePrismaClient());
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const check of checks) {
    const timer = startTimer();
    const { ok, output } = await check.run();
    const told = ok && check.tells ? `: ${output.trim()}` : "";
    console.log(`${ok ? "ok    " : "FAILED"} ${check.name}${told} (${formatSeconds(timer())})`);
    tally[ok ? "passed" : "failed"] += 1;
    if (!ok) console.log(output);
  }
  return tally;
}

function checkSchema() {
  return checkWritten("scripts/emit-schema.ts", "schema.graphql", "npm run schema");
}

function checkMessages() {
  return checkWritten("scripts/emit-message-types.ts", "common/generated/message-values.ts", "npm run messages");
}

/**
 * Whether a script's output would match the existing file.
 *
 * @param {string} script takes the path to write to
 * @param {string} file what it wrote last
 * @param {string} command runs the script
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
    process.exitCode = (await runChecks()).failed === 0 ? 0 : 1;
  });
}
