import path from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { inProject, runScript } from "./project.mjs";

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
// npm runs scripts in the project's folder; a file is named from where the person stands.
const here = process.env.INIT_CWD ?? process.cwd();
const args = process.argv
  .slice(2)
  .map((argument) => (argument.startsWith("-") ? argument : path.resolve(here, argument)));
process.argv.splice(2, args.length, ...args);
await import(pathToFileURL(inProject("dist/backend/back-up.js")).href);
