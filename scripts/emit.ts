import "reflect-metadata";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { lexicographicSortSchema, printSchema } from "graphql";
import type { LimitRow } from "../backend/lib/declared-limits.ts";
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

/** The document with a table of all limits; those on sizes register as modules load. */
async function tableOfLimits(document: string): Promise<string> {
  const backend = inProject("backend");
  const modules = readdirSync(backend, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/^(testing|database.generated)\b/.test(file))
    .map((file) => path.join(backend, file))
    .filter((file) => /\bdeclareLimit\(/.test(readFileSync(file, "utf8")));
  for (const file of modules) await import(pathToFileURL(file).href);
  const { declaredLimits } = await import("../backend/lib/declared-limits.ts");
  const rows = [...(await limitRows()), ...declaredLimits()].toSorted((one, other) => (one.what < other.what ? -1 : 1));
  const cells = (...texts: readonly string[]) => `| ${texts.map((text) => text.replaceAll("|", "\\|")).join(" | ")} |`;
  const table = [
    cells("What", "Counted for", "Limit", "Beyond that"),
    "|---|---|---|---|",
    ...rows.map(({ what, counts, limit, beyond }) => cells(what, counts, limit, beyond)),
  ].join("\n");
  const markers = /(<!-- limits[^>]*-->\n)[\s\S]*(\n<!-- end of limits -->)/;
  const text = readFileSync(inProject(document), "utf8");
  if (!markers.test(text)) throw new Error(`${document} has no markers for the table of limits.`);
  return text.replace(markers, (_all, begin: string, end: string) => `${begin}\n${table}\n${end}`);
}

/** Those on how often and how much at once. */
async function limitRows(): Promise<LimitRow[]> {
  const { rates, sharedRates, turns, shares } = await import("../backend/limits.ts");
  const { statusOfCode } = await import("../backend/lib/domain-error.ts");
  const { formatBytes, formatCount, formatSeconds } = await import("../backend/lib/declared-limits.ts");
  const beyond = ({ code, retryAfterSeconds }: Pick<Beyond, "code" | "retryAfterSeconds">) =>
    `${statusOfCode[code]}, again after ${formatSeconds(retryAfterSeconds)}`;
  const shared = (own: string, all: string) => (own === all ? own : `own: ${own}; all: ${all}`);
  const rate = (place: string) => (row: Rate) => ({
    what: row.what,
    counts: `${row.of}, ${place}`,
    limit: `${row.variable ? `\`${row.variable}\`, ` : ""}${formatCount(row.max)} in ${formatSeconds(row.seconds)}`,
    beyond: beyond({ code: "RATE_LIMITED", retryAfterSeconds: row.seconds }),
  });
  const turn = (row: TurnsRow) => ({
    what: row.what,
    counts: `each ${row.of}, in turns, by each process`,
    limit:
      `at once ${row.atOnceOfEach} of each ${row.of}, ${row.atOnce} in all` +
      `${row.atOnceWhenSmall ? ` (${row.atOnceWhenSmall} on a small machine)` : ""}; ` +
      `${row.waitingOfEach} of each ${row.of} and ${formatCount(row.waiting)} in all wait, for 1 min at most`,
    beyond: shared(beyond(row.own), beyond(row.all)),
  });
  const share = (row: ShareRow) => {
    const say = row.isBytes ? formatBytes : formatCount;
    return {
      what: row.what,
      counts: `each ${row.of}, by each process`,
      limit: `${say(row.ofEach)} of each ${row.of}, ${say(row.inAll)} in all`,
      beyond: shared(beyond(row.own), beyond(row.all)),
    };
  };
  return [
    ...Object.values(rates).map(rate("by each process")),
    ...Object.values(sharedRates).map(rate("in the database")),
    ...Object.values(turns).map(turn),
    ...Object.values(shares).map(share),
  ];
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
