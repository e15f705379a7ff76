import type { Sheet } from "../../formats/sheet.ts";
import { type GuestRows, plainRows } from "../model/guest-rows.ts";
import { findHeaderRow } from "./header-row.ts";

const maxFields = 60;
const maxGuests = 1000;

/** The first column names the fields, and each further column is a guest. */
export function findAcross({ rows }: Sheet): GuestRows | undefined {
  if (rows.length < 2 || rows.length > maxFields) return undefined;
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  if (width < 3 || width > maxGuests) return undefined;
  const columns = Array.from({ length: width }, (_, column) => ({
    number: rows[0]?.number ?? 1,
    cells: rows.map(({ cells }) => cells[column] ?? ""),
  })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const header = findHeaderRow(columns.slice(0, 3));
  if (header === undefined || !header.isSure || !header.hasName || !header.hasTable) return undefined;
  const headers = columns[header.index]?.cells ?? [];
  return plainRows(headers, columns.slice(header.index + 1), { hasSheetColumns: false });
}
