import { readFileSync } from "node:fs";
import { listFiles } from "./kept-results.mjs";
import { inProject } from "./project.mjs";

const longFile = 500;
const kinds = /** @type {const} */ (["code", "tests", "docs"]);

const isCode = (/** @type {string} */ file) => /\.(css|graphql|html|mjs|prisma|ts|tsx|ya?ml)$/.test(file);
const isTest = (/** @type {string} */ file) => /\.test\.tsx?$|(^|\/)(e2e|testing)\//.test(file);
const isWritten = (/** @type {string} */ file) =>
  !/(^|\/)generated\/|^prisma\/migrations\/|^releases\//.test(file) && file !== "schema.graphql";

/** @param {string} file */
function kindOf(file) {
  if (file.endsWith(".md")) return "docs";
  if (!isCode(file)) return undefined;
  return isTest(file) ? "tests" : "code";
}

/** Prints lines of source per area, without generated files, and which files are long. */
export function printLines() {
  /** @type {Map<string, Record<typeof kinds[number], number>>} */
  const areas = new Map();
  /** @type {[file: string, lines: number][]} */
  const long = [];
  for (const file of listFiles().filter(isWritten)) {
    const kind = kindOf(file);
    if (!kind) continue;
    const lines = readFileSync(inProject(file), "utf8").split("\n").length - 1;
    for (const area of [file.includes("/") ? file.slice(0, file.indexOf("/")) : "(root)", "all"]) {
      const counts = areas.get(area) ?? { code: 0, tests: 0, docs: 0 };
      counts[kind] += lines;
      areas.set(area, counts);
    }
    if (kind !== "docs" && !file.endsWith(".prisma") && lines > longFile) long.push([file, lines]);
  }
  const total = (/** @type {Record<typeof kinds[number], number>} */ { code, tests, docs }) => code + tests + docs;
  console.log(`\n${row("lines", kinds)}`);
  for (const [area, counts] of [...areas].sort(([, one], [, other]) => total(one) - total(other)))
    console.log(
      row(
        area,
        kinds.map((kind) => counts[kind].toLocaleString("en")),
      ),
    );
  for (const [file, lines] of long) console.log(`warning: ${file} has ${lines} lines, more than ${longFile}`);
}

/** @param {string} name @param {readonly string[]} cells */
const row = (name, cells) => `${name.padEnd(12)}${cells.map((cell) => cell.padStart(10)).join("")}`;

if (import.meta.filename === process.argv[1]) printLines();
