import { createHash } from "node:crypto";
import { columnKey } from "../../../../common/column-key.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import type { Sheet, UnreadSheet } from "../formats/sheet.ts";
import { findHeaderRow, searchedRows } from "./layout/header-row.ts";

const examinedSheets = 10;

/** A hash of the sheets' names and the headers of each, equal for files of the same kind. */
export async function shapeOf(sheets: readonly UnreadSheet[]): Promise<string> {
  const shapes: unknown[] = [];
  for (const sheet of sheets.slice(0, examinedSheets)) shapes.push(await shapeOfSheet(sheet));
  return createHash("sha256").update(JSON.stringify(shapes)).digest("base64url");
}

async function shapeOfSheet(unread: UnreadSheet): Promise<unknown> {
  try {
    const sheet = await unread.read(searchedRows);
    return [sheet.name, headersOf(sheet)];
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** Without a header row, the number of columns. */
function headersOf(sheet: Sheet): string[] | number {
  const header = findHeaderRow(sheet.rows);
  if (header === undefined) return sheet.rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  return (sheet.rows[header.index]?.cells ?? []).map(columnKey);
}
