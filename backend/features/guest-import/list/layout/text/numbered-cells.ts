import type { Sheet, SheetRow } from "../../../formats/sheet.ts";
import { isNameLike } from "../cells/cell-values.ts";
import { isBlankToFill } from "./line-starts.ts";

const start = /^(?:\(?\p{Nd}{1,3}\s?[.)]\s*|\(?[a-zа-я]{1,2}\)\s*|[•●▪◦‣⁃*·☐☑□✓✔–—-]\s+)(?=\p{L})/u;
const examinedRows = 200;
const minNumbered = 0.6;
const minDistinct = 0.8;

/** Without the numbers or bullets of a column of names, so that they are names. */
export function withoutNumbers(sheet: Sheet): Sheet {
  const sample = sheet.rows.slice(0, examinedRows);
  const width = sample.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) => isNumbered(sample, column));
  if (columns.length === 0) return sheet;
  const rows = sheet.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column) => (columns.includes(column) ? cell.trim().replace(start, "") : cell)),
  }));
  return { ...sheet, rows };
}

function isNumbered(rows: readonly SheetRow[], column: number): boolean {
  const texts = rows.map(({ cells }) => (cells[column] ?? "").trim()).filter((text) => !isBlankToFill(text));
  const names = texts.filter((text) => start.test(text)).map((text) => text.replace(start, ""));
  const distinct = new Set(names).size;
  return (
    names.length > 1 &&
    names.length >= texts.length * minNumbered &&
    distinct >= names.length * minDistinct &&
    names.filter(isNameLike).length >= names.length * minNumbered
  );
}
