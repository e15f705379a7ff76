import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { findingsOf, unexplained } from "./audit-findings.mjs";
import { inProject } from "./project.mjs";

// Exits with 1 for a production advisory that docs/advisories.md does not name, with 2 without the registry's answer.

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  cwd: inProject("."),
  encoding: "utf8",
  shell: process.platform === "win32",
});

function readFindings() {
  try {
    return findingsOf(JSON.parse(stdout));
  } catch (error) {
    console.error(`No audit: ${error instanceof Error ? error.message : error}`);
    process.exit(2);
  }
}

const findings = readFindings();
const open = unexplained(findings, readFileSync(inProject("docs/advisories.md"), "utf8"));
for (const { id, package: name, severity, title } of open) console.log(`${name}: ${title} (${severity}, ${id})`);
console.log(`${findings.length} advisories, of which docs/advisories.md does not explain ${open.length}.`);
process.exit(open.length === 0 ? 0 : 1);
