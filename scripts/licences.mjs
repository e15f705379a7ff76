import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inProject, runScript } from "./project.mjs";

const target = inProject("docs/licences.md");

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

/** @param {Package[]} packages */
function toTable(packages) {
  const rows = new Map(
    packages.map(({ name, version, licence }) => [`${name} ${version}`, `| ${name} | ${version} | ${licence} |`]),
  );
  return ["| Package | Version | Licence |", "|---|---|---|", ...[...rows].sort().map(([, row]) => row)].join("\n");
}

/** @param {Package[]} packages */
function toPage(packages) {
  const shipped = packages.filter(({ isDev }) => !isDev);
  const counts = new Map();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const summary = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([licence, count]) => `${licence} ${count}`);
  return `# Licences

Written by \`npm run licences\` from package-lock.json. \`npm run check\` fails if it is out of date, or if a package that
runs on the server has a license that requires more than keeping its text. \`buffers\` states none; it comes with exceljs,
through unzipper, which is installed but not called. The code that browsers load is bundled from development dependencies,
which are included in the summary.

All ${packages.length} packages: ${summary.join(", ")}.

## On the server

${toTable(shipped)}
`;
}

if (import.meta.filename === process.argv[1]) await runScript(writeOrCheck);

async function writeOrCheck() {
  const packages = readPackages();
  const page = toPage(packages);
  const refused = packages.filter(
    ({ name, isDev, licence }) => !isDev && !isPermissive(licence) && !accepted.has(name),
  );
  if (refused.length > 0) {
    const list = refused.map(({ name, version, licence }) => `${name} ${version}: ${licence}`).join("\n");
    throw new Error(`The licenses of these packages must be reviewed:\n${list}`);
  }
  if (!process.argv.includes("--check")) return writeFileSync(target, page);
  if (readFileSync(target, "utf8") !== page) throw new Error("docs/licences.md is out of date. Run: npm run licences");
}
