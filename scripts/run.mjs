import path from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { inProject, runScript } from "./project.mjs";

// node scripts/run.mjs NAME [ARGUMENTS] builds if needed, and runs dist/backend/NAME.js in this process, for its signals
// and exit code.

const [name = ""] = process.argv.splice(2, 1);

if (name === "main") process.env.NODE_ENV ??= "production";
// Standard output is for the plan.
if (name === "solve") console.log = console.error;
// npm changes the folder.
if (/^(back-up|restore|solve)$/.test(name))
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...process.argv.slice(2).map(fromHere));

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
await import(pathToFileURL(inProject(`dist/backend/${name}.js`)).href);

/** Only files are no options, nor values of one. @param {string} argument @param {number} place @param {string[]} all */
function fromHere(argument, place, all) {
  const isFile = !argument.startsWith("-") && !/^--(seconds|seed)$/.test(all[place - 1] ?? "");
  return isFile ? path.resolve(process.env.INIT_CWD ?? process.cwd(), argument) : argument;
}
