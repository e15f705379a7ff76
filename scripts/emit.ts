import "reflect-metadata";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { readMessages } from "../backend/lib/languages.ts";
import type { Beyond, Rate, ShareRow, TurnsRow } from "../backend/limits.ts";
import { type ValueKind, valueKinds } from "../common/messages/value-kinds.ts";
import { inProject } from "./project.mjs";

// tsx scripts/emit.ts messages | tracked [--check]: what is generated from the program's own modules.

const [, , what, option] = process.argv;

if (what === "messages") {
  mkdirSync(inProject("common/generated"), { recursive: true });
  writeFileSync(inProject("common/generated/message-values.ts"), messageTypes());
} else {
  const fresh = { "schema.graphql": await schema(), "docs/security.md": await tableOfLimits("docs/security.md") };
  const stale = Object.entries(fresh).filter(([file, text]) => readFileSync(inProject(file), "utf8") !== text);
  for (const [file, text] of stale) {
    if (option === "--check") console.log(`${file} is out of date. Run: npm run generate`);
    else writeFileSync(inProject(file), text);
  }
  process.exitCode = option === "--check" && stale.length > 0 ? 1 : 0;
}

async function schema(): Promise<string> {
  const { buildGraph } = await import("../backend/graphql/schema.ts");
  const banner = "# Written by `npm run generate` from the resolvers of backend/features; do not edit by hand.\n\n";
  return `${banner}${printSchema(lexicographicSortSchema(buildGraph()))}\n`;
}

/** The document with the table of limits on how often and how much at once. */
async function tableOfLimits(document: string): Promise<string> {
  const rows = (await limitRows()).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const table = [
    "| What | Counted for | Limit | Beyond that |",
    "|---|---|---|---|",
    ...rows.map((cells) => `| ${cells.join(" | ")} |`),
  ].join("\n");
  const markers = /(<!-- limits[^>]*-->\n)[\s\S]*(\n<!-- end of limits -->)/;
  const text = readFileSync(inProject(document), "utf8");
  if (!markers.test(text)) throw new Error(`${document} has no markers for the table of limits.`);
  return text.replace(markers, (_all, begin: string, end: string) => `${begin}\n${table}\n${end}`);
}

type Cells = [what: string, countedFor: string, limit: string, beyond: string];

async function limitRows(): Promise<Cells[]> {
  const { rates, sharedRates, turns, shares } = await import("../backend/limits.ts");
  refuseUnused({ rates, sharedRates, turns, shares });
  const { statusOfCode } = await import("../backend/lib/domain-error.ts");
  const count = (number: number) => number.toLocaleString("en");
  const megabytes = (bytes: number) => `${bytes / 2 ** 20} MB`;
  const beyond = ({ code, retryAfterSeconds }: Omit<Beyond, "message">) =>
    `${statusOfCode[code]}, again after ${duration(retryAfterSeconds)}`;
  const either = (own: string, all: string) => (own === all ? own : `own: ${own}; all: ${all}`);
  const rate =
    (place: string) =>
    ({ what, of, max, seconds, variable }: Rate): Cells => [
      what,
      `${of}, ${place}`,
      `${variable ? `\`${variable}\`, ` : ""}${count(max)} in ${duration(seconds)}`,
      beyond({ code: "RATE_LIMITED", retryAfterSeconds: seconds }),
    ];
  const turn = ({ what, of, own, all, ...row }: TurnsRow): Cells => [
    what,
    `each ${of}, in turns, by each process`,
    `at once ${row.atOnceOfEach} of each ${of}, ${row.atOnce} in all` +
      `${row.atOnceWhenSmall ? ` (${row.atOnceWhenSmall} on a small machine)` : ""}; ` +
      `${row.waitingOfEach} of each ${of} and ${count(row.waiting)} in all wait, for 1 min at most`,
    either(beyond(own), beyond(all)),
  ];
  const share = ({ what, of, own, all, inAll, ofEach, isBytes }: ShareRow): Cells => {
    const say = isBytes ? megabytes : count;
    const limit = `${say(ofEach)} of each ${of}, ${say(inAll)} in all`;
    return [what, `each ${of}, by each process`, limit, either(beyond(own), beyond(all))];
  };
  return [
    ...Object.values(rates).map(rate("by each process")),
    ...Object.values(sharedRates).map(rate("in the database")),
    ...Object.values(turns).map(turn),
    ...Object.values(shares).map(share),
  ];
}

/** What is published must limit something. */
function refuseUnused(tables: Record<string, object>): void {
  const isSource = (file: string) => file.endsWith(".ts") && !/testing|\.test\.ts$/.test(file);
  const files = readdirSync(inProject("backend"), { recursive: true, encoding: "utf8" }).filter(isSource);
  const sources = files.map((file) => readFileSync(inProject(`backend/${file}`), "utf8")).join("\n");
  const rows = Object.entries(tables).flatMap(([table, named]) => Object.keys(named).map((name) => `${table}.${name}`));
  const unused = rows.filter((row) => !new RegExp(`\\b${row}\\b`).test(sources));
  if (unused.length > 0) throw new Error(`Nothing is limited by ${unused.join(", ")} in backend/limits.ts.`);
}

function duration(seconds: number): string {
  if (seconds % 3600 === 0) return `${seconds / 3600} h`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

/** A type of each message's values. */
function messageTypes(): string {
  const typeOf: Record<ValueKind, string> = { text: "Text", number: "number" };
  const valuesType = (values: Map<string, ValueKind>) =>
    values.size === 0 ? "NoValues" : `{ ${[...values].map(([name, kind]) => `${name}: ${typeOf[kind]}`).join("; ")} }`;
  const lines = [...valueKinds(readMessages("en"))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, values]) => `  ${JSON.stringify(key)}: ${valuesType(values)};`);
  return `// Written by \`npm run generate\` from the catalog common/messages/en; do not edit by hand.

type NoValues = Record<never, never>;

/** The values of each message; Text is the type of text values. */
export interface MessageValues<Text> {
${lines.join("\n")}
}
`;
}
