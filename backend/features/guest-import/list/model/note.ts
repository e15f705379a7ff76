import { kindOfCell } from "./cell-kind.ts";

/** A text that cannot be a name, such as a legend: "V = vegetarian". */
export function isNote(text: string): boolean {
  if (/\S\s*[:=]\s*\S|:$|^[*•†‡#]/u.test(text)) return true;
  return kindOfCell(text) === "text" && (text.split(/\s+/u).length > 4 || /^[\d\s.,]+$/u.test(text));
}
