import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { inProject } from "./project.mjs";

// Exits with 1 for a production advisory that docs/advisories.md does not name, with 2 without the registry's answer.

/** @typedef {{ name: string, title: string, url: string, severity: string }} Advisory */

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  cwd: inProject("."),
  encoding: "utf8",
  shell: process.platform === "win32",
});

/** Each once, by its id, such as GHSA-2p3c-p3qw-69r4. @returns {Map<string, Advisory>} */
function readAdvisories() {
  /** @type {{ vulnerabilities: Record<string, { via: (string | Advisory)[] }> }} */
  const { vulnerabilities } = JSON.parse(stdout);
  // A string names another package of the report, which has the advisory itself.
  const advisories = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((one) => typeof one !== "string"));
  return new Map(advisories.map((advisory) => [advisory.url.split("/").at(-1) ?? "", advisory]));
}

try {
  const advisories = readAdvisories();
  const explained = readFileSync(inProject("docs/advisories.md"), "utf8");
  const open = [...advisories].filter(([id]) => !explained.includes(id));
  for (const [id, { name, title, severity }] of open) console.log(`${name}: ${title} (${severity}, ${id})`);
  console.log(`${advisories.size} advisories, of which docs/advisories.md does not explain ${open.length}.`);
  process.exitCode = open.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`No audit: ${error instanceof Error ? error.message : error}\n${stdout}`);
  process.exitCode = 2;
}
