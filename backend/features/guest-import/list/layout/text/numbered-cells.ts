import type { Sheet } from "../../../formats/sheet.ts";
import { isNameLike } from "../cells/cell-values.ts";
import { isBlankToFill } from "./line-starts.ts";

const start = /^(?:\(?\p{Nd}{1,3}\s?[.)]\s*|\(?[a-zа-я]{1,2}\)\s*|[•●▪◦‣⁃*·☐☑□✓✔–—-]\s+)(?=\p{L})/u;
const examinedRows = 200;
const minNumbered = 0.6;

/** Without the numbers or bullets of a column of names, so that they are names. */
export function withoutNumbers(sheet: Sheet): Sheet {
  const sample = sheet.rows.slice(0, examinedRows);
  const width = sample.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) => {
    const texts = sample.map(({ cells }) => (cells[column] ?? "").trim()).filter((text) => !isBlankToFill(text));
    const names = texts.flatMap((text) => (start.test(text) ? [text.replace(start, "")] : []));
    const areNames = names.filter(isNameLike).length >= names.length * minNumbered;
    return names.length > 1 && names.length >= texts.length * minNumbered && areNames;
  });
  if (columns.length === 0) return sheet;
  const rows = sheet.rows.map((row) => {
    const cells = row.cells.map((cell, at) => (columns.includes(at) ? cell.trim().replace(start, "") : cell));
    return { ...row, cells };
  });
  return { ...sheet, rows };
}
