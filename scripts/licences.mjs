import { readFileSync } from "node:fs";
import path from "node:path";
import { inProject, runScript } from "./project.mjs";

/** Licenses that only require keeping their text and authors. */
const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MIT/X11",
  "OFL-1.1",
  "PostgreSQL",
  "Python-2.0",
  "Unlicense",
  "WTFPL",
  "Zlib",
]);

/** Looked up by hand, as the packages do not state them in machine-readable form. @type {Record<string, string>} */
export const lookedUp = {
  busboy: "MIT",
  streamsearch: "MIT",
  "seq-queue": "MIT",
  "png-js": "MIT",
  buffers: "none stated",
};

// Comes with exceljs, through unzipper, which nothing here calls: exceljs is used only for writing.
const accepted = new Set(["buffers"]);

/** @typedef {{ name: string, version: string, licence: string, isDev: boolean }} Package */

/** From the lock file, as packages of other platforms are not installed. @returns {Package[]} */
function readPackages() {
  /** @type {{ packages: Record<string, { version: string, license?: string, dev?: boolean, devOptional?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(inProject("package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([folder]) => folder !== "")
    .map(([folder, { version, license, dev = false, devOptional = false }]) => {
      const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
      return { name, version, licence: license ?? licenceOfInstalled(folder, name), isDev: dev || devOptional };
    });
}

/** @param {string} folder @param {string} name */
function licenceOfInstalled(folder, name) {
  try {
    const { license } = JSON.parse(readFileSync(path.join(inProject(folder), "package.json"), "utf8"));
    if (typeof license === "string") return license;
  } catch {
    // Not installed on this platform.
  }
  return lookedUp[name] ?? "unknown";
}

/** Whether some choice leaves only permissive licenses. @param {string} licence */
export function isPermissive(licence) {
  const bare = licence.replaceAll(/[()]/g, "");
  return bare.split(" OR ").some((choice) => choice.split(" AND ").every((one) => permissive.has(one.trim())));
}

if (import.meta.filename === process.argv[1]) await runScript(printOrCheck);

/**
 * Prints the packages that run on the server, and how many of all have which license.
 * @throws {Error} when one on the server requires more than keeping its text
 */
async function printOrCheck() {
  const packages = readPackages();
  const shipped = packages.filter(({ isDev }) => !isDev);
  const refused = shipped.filter(({ name, licence }) => !isPermissive(licence) && !accepted.has(name));
  const lines = (/** @type {Package[]} */ some) =>
    [...new Set(some.map(({ name, version, licence }) => `${name} ${version}: ${licence}`))].sort().join("\n");
  if (refused.length > 0) throw new Error(`The licenses of these packages must be reviewed:\n${lines(refused)}`);
  if (process.argv.includes("--check")) return;
  const counts = new Map();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const summary = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([licence, count]) => `${licence} ${count}`);
  console.log(`${lines(shipped)}\n\nAll ${packages.length} packages: ${summary.join(", ")}`);
}
