import path from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { inProject, runScript } from "./project.mjs";

/** Builds if needed, and runs in this process, for its signals and exit code. @param {string} name in dist/backend */
export async function runBuilt(name) {
  await runScript(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
  await import(pathToFileURL(inProject(`dist/backend/${name}.js`)).href);
}

/** Makes file arguments absolute: npm changes the folder. @param {string[]} [options] whose value is no file */
export function nameFilesFromHere(options = []) {
  const here = process.env.INIT_CWD ?? process.cwd();
  const given = process.argv.slice(2);
  const isFile = (/** @type {string} */ argument, /** @type {number} */ place) =>
    !argument.startsWith("-") && !options.includes(given[place - 1] ?? "");
  const args = given.map((argument, place) => (isFile(argument, place) ? path.resolve(here, argument) : argument));
  process.argv.splice(2, args.length, ...args);
}
