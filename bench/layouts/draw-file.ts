import type { Random } from "../lib/random.ts";
import type { Expectation } from "./expectation.ts";
import type { Form, PlannedFile } from "./file-plan.ts";
import type { Kind } from "./kinds/kind.ts";
import type { Layout } from "./layout.ts";
import { People } from "./people.ts";
import { words } from "./words.ts";
import { writeFile } from "./write-file.ts";

export function drawFile(
  { language, structure }: Kind,
  random: Random,
): { file: PlannedFile; expectation: Expectation } {
  const layout = structure({ random, language, words: words[language], people: new People(language, random) });
  const { guests, isRefusedFirst = false, reportedRows = 0 } = layout;
  const file = writeFile(layout.sheets, layout.form ?? usualForm(layout, random));
  return { file, expectation: { guests, isRefusedFirst, reportedRows } };
}

/** Most lists are workbooks, of Excel or downloaded from Google Sheets; most others are its CSV or Excel's. */
function usualForm({ needsWorkbook = false }: Layout, random: Random): Form {
  const form = random.next();
  if (form < 0.6 || (needsWorkbook && form < 0.9)) return { kind: "xlsx" };
  if (form < 0.68 || needsWorkbook) return { kind: "xls" };
  return {
    kind: "csv",
    separator: form < 0.9 ? "," : ";",
    encoding: "utf-8",
    hasMark: random.chance(0.4),
    quotes: "needed",
  };
}
