import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

const projectRoot = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @param {string[]} parts */
export const inProject = (...parts) => path.join(projectRoot, ...parts);

/** Programs of installed packages, started by Node directly: npx would cost half a second each. */
export const programs = {
  biome: inProject("node_modules/@biomejs/biome/bin/biome"),
  knip: inProject("node_modules/knip/bin/knip.js"),
  playwright: inProject("node_modules/@playwright/test/cli.js"),
  tsc: inProject("node_modules/typescript/lib/tsc.js"),
  tsx: inProject("node_modules/tsx/dist/cli.mjs"),
  vite: inProject("node_modules/vite/bin/vite.js"),
  vitest: inProject("node_modules/vitest/vitest.mjs"),
};

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] added to the environment
 * @property {boolean} [quiet] collects the output instead of showing it
 * @property {AbortSignal} [signal] stops the program
 */

/**
 * @param {string} command @param {string[]} args @param {RunOptions} [options]
 * @returns {Promise<{ ok: boolean, output: string }>} when it ended; output with `quiet` only
 */
export function run(command, args, options = {}) {
  const { env, quiet = false, signal } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      signal,
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
      shell: process.platform === "win32" && command === "npm",
    });
    let output = "";
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.once("error", (error) => {
      if (!quiet) console.error(error.message);
      resolve({ ok: false, output: `${output}${error.message}\n` });
    });
    child.once("close", (code) => resolve({ ok: code === 0, output }));
  });
}

/** Runs a script with this Node. @param {string} script @param {string[]} [args] @param {RunOptions} [options] */
export const runNode = (script, args = [], options = {}) => run(process.execPath, [script, ...args], options);

/** @param {string} what such as "The build" @param {Promise<{ ok: boolean }>} step @throws {Error} when it failed */
export async function mustSucceed(what, step) {
  if ((await step).ok) return;
  throw new Error(`${what} failed; the lines above say why.`);
}

/** Exits with code 1 and the message, without a stack, on failure. @param {() => Promise<unknown>} work */
export async function runScript(work) {
  try {
    await work();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
