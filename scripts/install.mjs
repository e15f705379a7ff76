import { readFileSync } from "node:fs";
import { withProgress } from "./progress.mjs";
import { inProject, mustSucceed, run, runNode } from "./project.mjs";

/** @throws {Error} with the required version, if this Node is too old */
function requireSupportedNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  throw new Error(
    `Find Your Table needs Node 24 (recommended), 22.12 or newer, or 20.19 or newer; this is ${process.versions.node}.\n` +
      "Install it from https://nodejs.org, then run the same command again.",
  );
}

/** Installs the locked packages if needed. @throws {Error} when this Node is too old, or npm failed */
export async function ensureInstalled() {
  requireSupportedNode();
  if (isInstalled()) return;
  // Building needs development dependencies whatever NODE_ENV is.
  const installing = npm(["ci", "--include=dev", "--no-audit", "--no-fund", "--prefer-offline", "--no-progress"]);
  await mustSucceed("Installing", withProgress("Installing dependencies", installing));
}

function isInstalled() {
  const locked = packagesOf("package-lock.json");
  const installed = packagesOf("node_modules/.package-lock.json");
  if (!locked || !installed) return false;
  return Object.entries(locked).every(([folder, wanted]) => {
    if (folder === "") return true;
    const found = installed[folder];
    return found ? found.version === wanted.version && found.integrity === wanted.integrity : wanted.optional === true;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }> | undefined}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(inProject(file), "utf8")).packages;
  } catch {
    // Missing, or truncated by an interrupted install.
    return undefined;
  }
}

/** @param {string[]} args */
function npm(args) {
  // Given an existing file, Prisma's install script downloads no engine, which nothing here uses.
  const env = { PRISMA_SCHEMA_ENGINE_BINARY: inProject("package.json") };
  const npmCli = process.env.npm_execpath;
  return npmCli?.endsWith("npm-cli.js") ? runNode(npmCli, args, { env }) : run("npm", args, { env });
}
