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

/** Makes the files that the arguments name absolute: npm runs scripts in the project's folder, but people give paths relative to their own. */
export function nameFilesFromHere() {
  const here = process.env.INIT_CWD ?? process.cwd();
  const args = process.argv
    .slice(2)
    .map((argument) => (argument.startsWith("-") ? argument : path.resolve(here, argument)));
  process.argv.splice(2, args.length, ...args);
}
