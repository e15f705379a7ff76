import type { Sheet } from "../../../formats/sheet.ts";
import type { GuestRow } from "../../model/guest-rows.ts";
import type { Line } from "./text-lines.ts";

/** From the least ambiguous. */
const separators: readonly RegExp[] = [
  /\s*\t\s*/u,
  /\s*\|\s*/u,
  /\s*;\s*/u,
  /\s{2,}/u,
  /\s+[–—-]+\s+/u,
  /\s*[,，、،]\s*/u,
  /\s*[:：]\s*/u,
];
const minSplit = 0.6;
const rule = /^[\s|:+=_–—-]+$/u;

/** The lines as rows of cells, if one sign separates the cells of most. Rules of tables in text are left out. */
export function splitLines(lines: readonly Line[]): Sheet | undefined {
  const written = lines.filter(({ text }) => !rule.test(text));
  const best = separators.find((separator) => isConsistent(written, separator));
  if (best === undefined) return undefined;
  const rows = written.map(({ row, text, places: [first, ...others] }): GuestRow => {
    const cells = cellsOf(text, best);
    return { number: row, cells, places: [...cells.map(() => first), ...others] };
  });
  return { name: "", rows, merges: [], warnings: [] };
}

function cellsOf(text: string, separator: RegExp): string[] {
  const inside = text.replace(/^\s*\|\s*|\s*\|\s*$/gu, "");
  return inside.split(new RegExp(separator, "gu")).map((cell) => cell.trim().replace(/^"(.*)"$/su, "$1"));
}

/** Most lines have as many cells as one another, and more than one. */
function isConsistent(lines: readonly Line[], separator: RegExp): boolean {
  const counts = new Map<number, number>();
  for (const { text } of lines.slice(0, 200)) {
    const { length } = cellsOf(text, separator);
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  const total = Math.min(200, lines.length);
  return total > 1 && [...counts].some(([length, count]) => length > 1 && count >= total * minSplit);
}
