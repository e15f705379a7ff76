import { guestFileFields, guestFileHeader } from "../../../guests/export/guest-table.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { mayBeName, mayBeTable, profileColumns } from "../columns/column-profile.ts";
import { type HeaderMeanings, readHeaderMeanings } from "../columns/header-meanings.ts";
import { nameColumnsByWords } from "../columns/name-columns.ts";
import { isOwnHeader } from "../model/column-names.ts";
import { filledCells, type GuestRows, placeOf, widthOfRows, withColumns } from "../model/guest-rows.ts";
import { surelyMeant } from "../words/column-words.ts";
import { isTotal, namesTable, plainAnswer, tableLabel } from "../words/value-words.ts";
import { mayBePerson } from "./cells/cell-values.ts";
import { tableHeading } from "./cells/table-heading.ts";

/** Rows with text that are searched for the header row. */
export const searchedRows = 100;

/** A row that may name the columns. */
export interface HeaderRow {
  index: number;
  hasName: boolean;
  hasTable: boolean;
  isSure: boolean;
}

/** The first row with name and table, otherwise the one naming most. Before another header, it is a title. */
export function findHeaderRow(rows: readonly SheetRow[]): HeaderRow | undefined {
  const candidates: HeaderRow[] = [];
  for (const [index, row] of rows.slice(0, searchedRows).entries()) {
    // Up to the row below the first that surely is a header.
    const isLast = candidates.some(isComplete);
    if (isBelowGuests(row, rows.slice(0, index))) break;
    const candidate = headerRow(row, index, rows);
    if (candidate !== undefined) candidates.push(candidate);
    if (isLast) break;
  }
  const [first] = candidates.toSorted((one, other) => rank(other) - rank(one));
  const chosen = candidates.find(isComplete) ?? first;
  if (chosen === undefined || isOwnHeader(rows[chosen.index]?.cells ?? [])) return chosen;
  const below = candidates.find(({ index }) => index === chosen.index + 1);
  return below !== undefined && rank(below) >= rank(chosen) ? below : chosen;
}

/** After an empty row below guests, words for columns are those of something else, such as a summary of tables. */
function isBelowGuests({ number }: SheetRow, above: readonly SheetRow[]): boolean {
  if (number <= (above.at(-1)?.number ?? number) + 1) return false;
  const wide = above.map(filledCells).filter((cells) => cells.length > 1);
  const named = wide.filter((cells) => cells.some(({ text }) => mayBePerson(text)));
  return wide.length > 1 && named.length * 2 >= wide.length;
}

function isComplete({ hasName, hasTable, isSure }: HeaderRow): boolean {
  return hasName && hasTable && isSure;
}

/** Likeness to a guest list: 3 for a header row, otherwise 1 each for a name column and a table column. */
export function rateHeader(rows: readonly SheetRow[]): number {
  const found = findHeaderRow(rows);
  const row = rows[found?.index ?? -1];
  // A text that was not split is no header.
  if (found === undefined || row === undefined || filledCells(row).length < 2) return 0;
  return found.hasName && found.hasTable ? 3 : Number(found.hasName) + Number(found.hasTable);
}

function rank({ hasName, hasTable, isSure }: HeaderRow): number {
  return Number(hasName) + Number(hasTable) + (isSure ? 0.5 : 0);
}

function headerRow(row: SheetRow, index: number, rows: readonly SheetRow[]): HeaderRow | undefined {
  if (isOwnHeader(row.cells)) return { index, hasName: true, hasTable: true, isSure: true };
  const filled = filledCells(row);
  const isFigure = (text: string) => /^[\d.,/:-]+$/u.test(text) && filled.length < 3;
  if (filled.length === 0 || filled.some(({ text }) => isFigure(text))) return undefined;
  const meanings = readHeaderMeanings(row.cells);
  if (meanings.understood === 0) return undefined;
  const below = rows.slice(index + 1, index + 1 + searchedRows);
  const areTicked = tickedTables(row.cells, below) !== undefined;
  const meant = meantBy(meanings, row, below);
  const found = areTicked ? { ...meant, hasTable: true, isSure: meant.isSure || meant.hasName } : meant;
  const hasBoth = found.hasName && found.hasTable;
  const hasTableNumber = filled.some(({ text }) => /\p{Nd}/u.test(tableLabel(text)?.number ?? ""));
  if (!areTicked && !(hasBoth && found.isSure) && hasTableNumber) return undefined;
  // A guest called "Guest" or "Nombre" does not make a header of a row with other texts.
  const isAlone = filled.length === 1 && !found.isSure;
  const isLikely = hasBoth || meanings.understood / filled.length >= 0.5 || startsList(row, rows, found);
  return !isAlone && (found.hasName || found.hasTable) && isLikely ? { index, ...found } : undefined;
}

/** Has exact words for a name, and is the first row with several texts, none with a digit. */
function startsList(row: SheetRow, rows: readonly SheetRow[], { hasName, isSure }: Omit<HeaderRow, "index">): boolean {
  const first = rows.find((one) => filledCells(one).length > 1);
  return hasName && isSure && row === first && filledCells(row).every(({ text }) => !/\p{Nd}/u.test(text));
}

function meantBy(meanings: HeaderMeanings, row: SheetRow, below: readonly SheetRow[]): Omit<HeaderRow, "index"> {
  const profiles = profileColumns(below, row.cells.length);
  const name = nameColumnsByWords(meanings, (column) => mayBeName(profiles[column]));
  const persons = meanings.persons.some(
    ({ column }) => (profiles[column]?.filled ?? 0) > 0 && mayBeName(profiles[column]),
  );
  const tables = meanings.columnsFor("table").filter(({ column }) => !name?.columns.includes(column));
  const table = tables.find(({ column }) => mayBeTable(profiles[column]));
  const weight = Math.min(name?.weight ?? 1, table?.weight ?? 1);
  return { hasName: name !== undefined || persons, hasTable: table !== undefined, isSure: weight >= surelyMeant };
}

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
function tickedTables(headers: readonly string[], rows: readonly SheetRow[]): number[] | undefined {
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
