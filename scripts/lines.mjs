import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { inProject } from "./project.mjs";

const longFile = 500;
const kinds = /** @type {const} */ (["code", "tests", "docs"]);

const isCode = (/** @type {string} */ file) => /\.(c?js|css|graphql|html|mjs|prisma|tsx?|ya?ml)$/.test(file);
const isTest = (/** @type {string} */ file) => /\.test\.tsx?$|(^|\/)(e2e|testing)\//.test(file);
const isWritten = (/** @type {string} */ file) =>
  !/(^|\/)generated\/|^prisma\/migrations\//.test(file) && file !== "schema.graphql" && existsSync(inProject(file));

/** @typedef {Record<typeof kinds[number], number>} Counts */

/** Tracked files, and those that may become it. */
const listFiles = () =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: inProject(),
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  })
    .trim()
    .split("\n");

/** @param {string} file */
function kindOf(file) {
  if (file.endsWith(".md")) return "docs";
  if (!isCode(file)) return undefined;
  return isTest(file) ? "tests" : "code";
}

/** Such as "backend" and "backend/features/guests"; "frontend/door". @param {string} file */
function areasOf(file) {
  const [feature] = /^(backend|frontend\/organizer)\/features\/[^/]+(?=\/)/.exec(file) ?? [];
  const [room = "(root)"] = /^(frontend\/)?[^/]+(?=\/)/.exec(file) ?? [];
  return ["all", room, ...(feature ? [feature] : [])];
}

/** Lines that each area may have. Whoever raises one says in the commit what people get for it. @returns {Record<string, Counts>} */
const readBudgets = () => JSON.parse(readFileSync(inProject("lines.json"), "utf8"));

/**
 * Prints lines of source per area and feature, without generated files, which files are long, and which areas have more
 * lines than lines.json allows. Returns whether none has.
 */
export function printLines() {
  /** @type {Map<string, Counts>} */
  const areas = new Map();
  /** @type {string[]} */
  const long = [];
  for (const file of listFiles().filter(isWritten)) {
    const kind = kindOf(file);
    if (!kind) continue;
    const lines = readFileSync(inProject(file), "utf8").split("\n").length - 1;
    for (const area of areasOf(file)) {
      const counts = areas.get(area) ?? { code: 0, tests: 0, docs: 0 };
      counts[kind] += lines;
      areas.set(area, counts);
    }
    if (kind !== "docs" && !file.endsWith(".prisma") && lines > longFile)
      long.push(`warning: ${file} has ${lines} lines, more than ${longFile}`);
  }
  const rows = [...areas].sort(([, one], [, other]) => total(one) - total(other));
  const features = rows.filter(([name]) => name.includes("/features/"));
  print(
    "lines",
    20,
    rows.filter((row) => !features.includes(row)),
  );
  print("lines of features", 36, features);
  for (const warning of long) console.log(warning);
  const budgets = readBudgets();
  const above = rows.flatMap(([area, counts]) =>
    kinds
      .filter((kind) => counts[kind] > (budgets[area]?.[kind] ?? 0))
      .map((kind) => `${area} has ${counts[kind]} lines of ${kind}, lines.json allows ${budgets[area]?.[kind] ?? 0}`),
  );
  for (const line of above) console.log(line);
  return above.length === 0;
}

/** @param {Counts} counts */
const total = ({ code, tests, docs }) => code + tests + docs;

/** @param {string} heading @param {number} width @param {[area: string, counts: Counts][]} rows */
function print(heading, width, rows) {
  const numbers = rows.map(([area, counts]) => [area, ...kinds.map((kind) => counts[kind].toLocaleString("en"))]);
  console.log();
  for (const [name = "", ...cells] of [[heading, ...kinds], ...numbers])
    console.log(`${name.padEnd(width)}${cells.map((cell) => cell.padStart(10)).join("")}`);
}

if (import.meta.filename === process.argv[1]) process.exitCode = printLines() ? 0 : 1;
