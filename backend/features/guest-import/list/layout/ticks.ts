import { guestFileFields, guestFileHeader } from "../../../guests/export/guest-table.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { readHeaderMeanings } from "../columns/header-meanings.ts";
import { filledCells, type GuestRows, placeOf, widthOfRows, withColumns } from "../model/guest-rows.ts";
import { isTotal, namesTable, plainAnswer } from "../words/value-words.ts";
import { tableHeading } from "./cells/table-heading.ts";

const minColumns = 2;
/** Fewer marks may be anything, and the last row of a list has none below. */
const minMarked = 2;

/** Columns of which each row has a mark in one: "Table 1" and "Table 2", or "Yes" and "No", as one column of these. */
export function withTicks(guestRows: GuestRows): GuestRows {
  const { headers, rows, fixed } = guestRows;
  const tables = fixed.table === undefined ? tickedTables(headers, rows) : undefined;
  const table = widthOfRows(guestRows);
  const placed = tables
    ? { ...asColumn(guestRows, tables, guestFileHeader[1]), fixed: { ...fixed, table } }
    : guestRows;
  const answers = tickedAnswers(placed.headers, rows);
  return answers ? asColumn(placed, answers, guestFileFields.attendance) : placed;
}

/** Columns of ticks that are named after tables. */
export function tickedTables(headers: readonly string[], rows: readonly SheetRow[]): number[] | undefined {
  return ticked(headers, rows, (text) => (tableHeading(text)?.isSure || namesTable(text) ? text : undefined));
}

/** With a column of answers in words, columns are about something else. */
function tickedAnswers(headers: readonly string[], rows: readonly SheetRow[]): number[] | undefined {
  const columns = ticked(headers, rows, plainAnswer);
  const meant = readHeaderMeanings(headers).columnsFor("attendance");
  const isOther = meant.some(({ column }) => !columns?.includes(column));
  return isOther || !columns?.some((column) => plainAnswer(headers[column] ?? "") === "no") ? undefined : columns;
}

/** Columns of different values, if at least half of the rows have a mark in one of them, and none has more. */
function ticked(
  headers: readonly string[],
  rows: readonly SheetRow[],
  valueIn: (header: string) => string | undefined,
): number[] | undefined {
  const values = headers.map((header) => (header.trim() === "" ? undefined : valueIn(header.trim())));
  const columns = [...values.keys()].filter((column) => values[column] !== undefined);
  if (columns.length < minColumns || new Set(columns.map((column) => values[column])).size < columns.length)
    return undefined;
  const guests = rows.filter(isNoTotal);
  const marks = guests.map(({ cells }) => columns.flatMap((column) => (cells[column] ?? "").trim() || []));
  // More than one guest would be counted, not marked.
  const areMarks = marks.every((texts) => texts.length < 2 && texts.every(isMark));
  return areMarks && marks.flat().length >= Math.max(minMarked, guests.length / 2) ? columns : undefined;
}

const isMark = (text: string) => text === "1" || plainAnswer(text) === "yes";
const isNoTotal = (row: SheetRow) => !isTotal(filledCells(row)[0]?.text ?? "");

function asColumn(guestRows: GuestRows, columns: readonly number[], header: string): GuestRows {
  const bare = (cells: readonly string[]) => cells.map((cell, column) => (columns.includes(column) ? "" : cell));
  const added = withColumns(guestRows, [header], (row) => {
    const marked = isNoTotal(row) ? columns.find((column) => (row.cells[column] ?? "").trim() !== "") : undefined;
    if (marked === undefined) return [{ text: "" }];
    return [{ text: guestRows.headers[marked]?.trim() ?? "", place: placeOf(row, marked) }];
  });
  return {
    ...added,
    headers: bare(added.headers),
    rows: added.rows.map((row) => ({ ...row, cells: bare(row.cells) })),
  };
}
