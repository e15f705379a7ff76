import { meaningsOf } from "../../words/column-words.ts";

const minMeant = 0.9;

/** Whether "Table \\ Seat" in the corner of a grid has the tables in rows or in columns; undefined for other texts. */
export function tablesByCorner(text: string): "rows" | "columns" | undefined {
  if (text.length > 40) return undefined;
  const [first, second, ...others] = text
    .split(/\s*(?:[\\/|\n]|\s[-–—]\s)\s*/u)
    .map((part) => ({ text: part, use: partOf(part) }))
    .filter(({ text: part }) => part !== "");
  if (first?.use === undefined || second?.use === undefined || others.length > 0 || first.use === second.use) {
    return undefined;
  }
  // The first is what the rows are, unless arrows say otherwise.
  const isSwapped = /[→➡>]/u.test(first.text) || /[↓⬇]/u.test(second.text);
  return (first.use === "table") === isSwapped ? "columns" : "rows";
}

function partOf(text: string): "table" | "seat" | undefined {
  const found = meaningsOf(text).find(({ weight }) => weight >= minMeant)?.meaning;
  return found === "table" || found === "seat" ? found : undefined;
}
