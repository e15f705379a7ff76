import path from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { inProject, runScript } from "./project.mjs";

/**
 * Runs a program of the build, after installing and building what is not there yet. It runs in this very process, so
 * that signals and the exit code are its own.
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

/** Makes the files that the arguments name absolute: npm runs scripts in the project's folder, people name them from theirs. */
export function nameFilesFromHere() {
  const here = process.env.INIT_CWD ?? process.cwd();
  const args = process.argv
    .slice(2)
    .map((argument) => (argument.startsWith("-") ? argument : path.resolve(here, argument)));
  process.argv.splice(2, args.length, ...args);
}
