import { availableParallelism } from "node:os";
import { ensureGenerated } from "./generate.mjs";
import { ensureInstalled } from "./install.mjs";
import { printLines } from "./lines.mjs";
import { inProject, programs, runNode, runScript } from "./project.mjs";
import { formatSeconds, startTimer } from "./timing.mjs";

const buildInfo = inProject("node_modules/.cache/typescript/check.tsbuildinfo");

/** Programs and their arguments, the longest first. @type {readonly [name: string, program: string, ...args: string[]][]} */
const checks = [
  ["types", programs.tsc, "--noEmit", "--checkers", "1", "--incremental", "--tsBuildInfoFile", buildInfo],
  ["lint, format and layers", programs.biome, "check", "--error-on-warnings"],
  ["unused code", programs.knip, "--no-progress"],
  ["schema and limits", programs.tsx, "scripts/emit.ts", "tracked", "--check"],
  ["migrations", programs.tsx, "scripts/migration.ts", "--check"],
  ["licences", inProject("scripts/licences.mjs"), "--check"],
  ["lines within their budgets", inProject("scripts/lines.mjs")],
];

export const buildName = "build and sizes";
const build = /** @type {const} */ ([buildName, inProject("scripts/build.mjs")]);

/**
 * As many at once as there are processors.
 * @param {{ withBuild?: boolean }} [options]
 * @returns {Promise<{ passed: string[], failed: string[] }>} names of checks
 */
export async function runChecks({ withBuild = false } = {}) {
  await ensureGenerated();
  const waiting = withBuild ? [build, ...checks] : [...checks];
  /** @type {{ passed: string[], failed: string[] }} */
  const names = { passed: [], failed: [] };
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, program, ...args] = check;
      const timer = startTimer();
      const { ok, output } = await runNode(program, args, { quiet: true });
      console.log(`${ok ? "ok    " : "FAILED"} ${name} (${formatSeconds(timer())})`);
      if (!ok) console.log(output);
      names[ok ? "passed" : "failed"].push(name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return names;
}

if (import.meta.filename === process.argv[1]) {
  await runScript(async () => {
    await ensureInstalled();
    const { failed } = await runChecks();
    printLines();
    process.exitCode = failed.length === 0 ? 0 : 1;
  });
}
