import "reflect-metadata";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { declaredLimits } from "../backend/lib/declared-limits.ts";
import { inProject } from "./project.mjs";

// Writes the table of limits into docs/security.md or a copy at the given path. Limits register as modules load.
const document = inProject("docs", "security.md");
const target = process.argv[2] ?? document;
const declares = /\bdeclare(Limit|Rate|Queue|Allotment|Attempts)\(/;

const backend = inProject("backend");
const modules = readdirSync(backend, { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/^(testing|database.generated)\b/.test(file))
  .map((file) => path.join(backend, file))
  .filter((file) => declares.test(readFileSync(file, "utf8")));
for (const file of modules) await import(pathToFileURL(file).href);

const cells = (...texts: readonly string[]) => `| ${texts.map((text) => text.replaceAll("|", "\\|")).join(" | ")} |`;
const table = [
  cells("What", "Counted for", "Limit", "Beyond that"),
  "|---|---|---|---|",
  ...declaredLimits().map(({ what, counts, limit, beyond }) => cells(what, counts, limit, beyond)),
].join("\n");

const markers = /(<!-- limits[^>]*-->\n)[\s\S]*(\n<!-- end of limits -->)/;
const text = readFileSync(document, "utf8");
if (!markers.test(text)) throw new Error(`${path.basename(document)} has no markers for the table of limits.`);
writeFileSync(
  target,
  text.replace(markers, (_all, begin: string, end: string) => `${begin}\n${table}\n${end}`),
);
