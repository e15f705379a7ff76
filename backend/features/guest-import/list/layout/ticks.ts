import { guestFileFields, guestFileHeader } from "../../../../../common/guest-file.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { readHeaderMeanings } from "../columns/header-meanings.ts";
import { filledCells, type GuestRows, placeOf, withColumns } from "../model/guest-rows.ts";
import { isTotal, namesTable, plainAnswer } from "../words/value-words.ts";
import { tableHeading } from "./cells/table-heading.ts";

/** A column that is named after one value of something. */
interface ValueColumn {
  column: number;
  value: string;
}

const minColumns = 2;
/** Fewer marks may be anything, and the last row of a list has none below. */
const minMarked = 2;

/** Columns of which each row has a mark in one: "Table 1" and "Table 2", or "Yes" and "No", as one column of these. */
export function withTicks(guestRows: GuestRows): GuestRows {
  const { headers, rows, fixed } = guestRows;
  const tables = fixed.table === undefined ? tickedTables(headers, rows) : undefined;
  const placed = tables === undefined ? guestRows : asColumn(guestRows, tables, guestFileHeader[1]);
  const answers = tickedAnswers(placed.headers, rows);
  const answered = answers === undefined ? placed : asColumn(placed, answers, guestFileFields.attendance);
  return tables === undefined ? answered : { ...answered, fixed: { ...fixed, table: placed.headers.length - 1 } };
}

/** Columns of ticks that are named after tables. */
export function tickedTables(headers: readonly string[], rows: readonly SheetRow[]): ValueColumn[] | undefined {
  const columns = headers.flatMap((header, column): ValueColumn[] => {
    const value = header.trim();
    return value !== "" && (tableHeading(value)?.isSure || namesTable(value)) ? [{ column, value }] : [];
  });
  const areDistinct = new Set(columns.map(({ value }) => value)).size === columns.length;
  return columns.length >= minColumns && areDistinct && areTicked(columns, rows) ? columns : undefined;
}

/** With the same answer twice, or a column of answers in words, columns are about something else. */
function tickedAnswers(headers: readonly string[], rows: readonly SheetRow[]): ValueColumn[] | undefined {
  const columns = headers.flatMap((header, column) => {
    const answer = header.trim() === "" ? undefined : plainAnswer(header.trim());
    return answer === undefined ? [] : [{ column, value: header.trim(), answer }];
  });
  const answers = new Set(columns.map(({ answer }) => answer));
  if (columns.length < minColumns || answers.size < columns.length || !answers.has("no")) return undefined;
  const meant = readHeaderMeanings(headers).columnsFor("attendance");
  const isAnswered = meant.some(({ column }) => columns.every((own) => own.column !== column));
  return !isAnswered && areTicked(columns, rows) ? columns : undefined;
}

/** Whether at least half of the rows have a mark in one of the columns, and none has more. */
function areTicked(columns: readonly ValueColumn[], rows: readonly SheetRow[]): boolean {
  let marks = 0;
  const guests = rows.filter(isNoTotal);
  for (const { cells } of guests) {
    const texts = columns.map(({ column }) => (cells[column] ?? "").trim()).filter((text) => text !== "");
    // More than one guest would be counted, not marked.
    if (texts.length > 1 || !texts.every((text) => text === "1" || plainAnswer(text) === "yes")) return false;
    marks += texts.length;
  }
  return marks >= Math.max(minMarked, guests.length / 2);
}

function isNoTotal(row: SheetRow): boolean {
  return !isTotal(filledCells(row)[0]?.text ?? "");
}

function asColumn(guestRows: GuestRows, columns: readonly ValueColumn[], header: string): GuestRows {
  const isTicks = new Set(columns.map(({ column }) => column));
  const bare = (cells: readonly string[]) => cells.map((cell, column) => (isTicks.has(column) ? "" : cell));
  const added = withColumns(guestRows, [header], (row) => {
    const marked = columns.find(({ column }) => (row.cells[column] ?? "").trim() !== "");
    if (marked === undefined || !isNoTotal(row)) return [{ text: "" }];
    return [{ text: marked.value, place: placeOf(row, marked.column) }];
  });
  return {
    ...added,
    headers: bare(added.headers),
    rows: added.rows.map((row) => ({ ...row, cells: bare(row.cells) })),
  };
}
