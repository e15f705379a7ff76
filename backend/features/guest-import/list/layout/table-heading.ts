import { tableText } from "../model/cell-text.ts";
import { tableLabel } from "../words/value-words.ts";

/** The heading of a table. */
export interface TableHeading {
  /** As written, without counts: "Table 1" of "Table 1 (8/10)". */
  label: string;
  /** Whether it says that it is a table, or how many seats are taken. */
  isSure: boolean;
}

const longestHeading = 80;

/** "(8/10)", "[8 guests]", "- 10 seats", "8 / 10". */
const counts =
  /\s*(?:[([]\s*\d+(?:\s*(?:\/|of|von|de|di|van|из|z|av|af|:)\s*\d+)?(?:\s*\p{L}[\p{L}.\s]*)?\s*[)\]]|[-–—:,]?\s*\d+\s*\/\s*\d+|[-–—,]\s*\d+\s+\p{L}[\p{L}.]*)\s*$/iu;

/** A text as the heading of a table; undefined if it cannot be one. */
export function tableHeading(text: string): TableHeading | undefined {
  const written = tableText(text);
  if (written === "" || written.length > longestHeading) return undefined;
  const withoutCounts = written.replace(counts, "").replace(/[\s:–—-]+$/u, "");
  const label = withoutCounts === "" ? written : withoutCounts;
  const isLabel = tableLabel(label) !== undefined || startsWithTable(label);
  return { label, isSure: isLabel || label.length < written.replace(/[\s:–—-]+$/u, "").length };
}

/** "Table 3 – Smith family", "Table 4: Lake". */
function startsWithTable(label: string): boolean {
  const start = /^(.+?)\s*[-–—:(,]\s*\S/u.exec(label)?.[1];
  return start !== undefined && tableLabel(start) !== undefined;
}

/** Whether a text is nothing but a count of seats, such as "8/10" or "(8 guests)". */
export function isSeatCount(text: string): boolean {
  return counts.test(text) && text.replace(counts, "").trim() === "";
}
