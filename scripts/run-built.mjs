import path from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { inProject, runScript } from "./project.mjs";

/**
 * Runs a program of the build, after installing and building what is missing. It runs in this process, so that it gets
 * the signals and sets the exit code.
 *
 * @param {string} name of its file in dist/backend, without the extension
 */
export async function runBuilt(name) {
  await runScript(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
  await import(pathToFileURL(inProject(`dist/backend/${name}.js`)).href);
}

/**
 * Makes the files that the arguments name absolute: npm runs scripts in the project's folder, but people give paths relative to their own.
 *
 * @param {string[]} [options] that a value follows, which is no file
 */
export function nameFilesFromHere(options = []) {
  const here = process.env.INIT_CWD ?? process.cwd();
  const given = process.argv.slice(2);
  const isFile = (/** @type {string} */ argument, /** @type {number} */ place) =>
    !argument.startsWith("-") && !options.includes(given[place - 1] ?? "");
  const args = given.map((argument, place) => (isFile(argument, place) ? path.resolve(here, argument) : argument));
  process.argv.splice(2, args.length, ...args);
}
