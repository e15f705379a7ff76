import type { CellPlace, Pointed } from "../../../../../common/guest-preview.ts";
import { message } from "../../../../../common/messages/message.ts";
import { DomainError } from "../../../../lib/domain-error.ts";
import { cellName, type Sheet } from "../../formats/sheet.ts";
import { Decisions } from "../model/decisions.ts";
import { type GuestRows, widthOfRows } from "../model/guest-rows.ts";
import { meaningsOf } from "../words/column-words.ts";
import { findAcross } from "./across.ts";
import { type Example, type RowsByExample, type Spot, textAt } from "./pointed-example.ts";
import { rowsBelowHeadings } from "./pointed-headings.ts";
import { listOfPointed, rowsBesideTables } from "./pointed-rows.ts";

/** Rows of one guest each, and an example for the next file. */
interface RowsByPointing {
  guestRows: GuestRows;
  pointed: Pointed;
}

/**
 * Reads a sheet by the cells of one guest: others are where they are relative to those of their tables.
 * @throws DomainError BAD_INPUT for cells without text, or which cannot belong to one guest
 */
export function rowsByPointing(sheet: Sheet, pointed: Pointed, decisions: Decisions): RowsByPointing {
  const { guestRows, first } = rowsLike(sheet, exampleIn(sheet, pointed), decisions);
  const others = { ...pointed, ...placesOf(sheet, first) };
  const again = rowsLike(sheet, exampleIn(sheet, others), new Decisions(decisions.answers()));
  const isSame = JSON.stringify(again.guestRows.rows) === JSON.stringify(guestRows.rows);
  return { guestRows, pointed: isSame ? others : pointed };
}

function rowsLike(sheet: Sheet, example: Example, decisions: Decisions): RowsByExample {
  const { name, table } = example;
  if (table === null || table.index === name.index) return rowsBesideTables(sheet, example, decisions);
  if (isAcross(sheet, example)) return turned(sheet, example);
  if (table.index < name.index && table.column !== name.column && hasGuestBeside(sheet, name, table)) {
    return listOfPointed(filledDown(sheet, table.column), { ...example, table: { ...table, index: name.index } });
  }
  return rowsBelowHeadings(sheet, { ...example, table }, decisions);
}

/** Whether the row of a table that is written once has its first guest. */
function hasGuestBeside({ rows }: Sheet, name: Spot, table: Spot): boolean {
  const text = textAt(rows, { index: table.index, column: name.column });
  return text !== "" && meaningsOf(text).length === 0;
}

function filledDown(sheet: Sheet, column: number): Sheet {
  let label = "";
  const rows = sheet.rows.map((row) => {
    label = row.cells[column]?.trim() || label;
    const width = Math.max(row.cells.length, column + 1);
    return { ...row, cells: Array.from({ length: width }, (_, at) => (at === column ? label : (row.cells[at] ?? ""))) };
  });
  return { ...sheet, rows, merges: sheet.merges.filter((merge) => merge.column !== column) };
}

/** Names in one row, and their tables in another. */
function isAcross(sheet: Sheet, { name, table }: Example): boolean {
  if (table === null || table.column !== name.column) return false;
  if (table.index > name.index) return true;
  const labels = (sheet.rows[table.index]?.cells ?? []).slice(table.column).filter((text) => text.trim() !== "");
  return new Set(labels).size < labels.length || findAcross(sheet) !== undefined;
}

function turned(sheet: Sheet, { name, lastName, table }: Example): RowsByExample {
  const spot = ({ index, column }: Spot): Spot => ({ index: column, column: index });
  const number = sheet.rows[name.index]?.number ?? 1;
  const width = widthOfRows({ headers: [], rows: sheet.rows });
  const rows = Array.from({ length: width }, (_, column) => ({
    number,
    cells: sheet.rows.map(({ cells }) => cells[column] ?? ""),
  }));
  const example = { name: spot(name), lastName: lastName && spot(lastName), table: table && spot(table) };
  const { guestRows, first } = listOfPointed({ ...sheet, rows, merges: [] }, example);
  const firstTurned = { name: spot(first.name), lastName: first.lastName && spot(first.lastName) };
  const roles: GuestRows["roles"] = new Map();
  return {
    guestRows: { ...guestRows, roles, notGuests: [], hasSheetColumns: false },
    first: { ...firstTurned, table: first.table && spot(first.table) },
  };
}

function exampleIn({ rows }: Sheet, { name, lastName, table }: Pointed): Example {
  const indexes = new Map(rows.map(({ number }, index) => [number, index]));
  const spotOf = ({ row, column }: CellPlace): Spot => {
    const index = indexes.get(row);
    if (index === undefined) throw unfit("reading.pointedEmpty", { row, column });
    return { index, column };
  };
  const example = {
    name: spotOf(name),
    lastName: lastName && spotOf(lastName),
    table: table && spotOf(table),
  };
  if (textAt(rows, example.name) === "") throw unfit("reading.pointedEmpty", name);
  // A table that is written once has empty cells below.
  if (table && table.row !== name.row && textAt(rows, spotOf(table)) === "") throw unfit("reading.pointedEmpty", table);
  for (const other of [lastName, table]) {
    if (other && other.row === name.row && other.column === name.column) throw unfit("reading.pointedTwice", name);
  }
  if (lastName && lastName.row !== name.row && lastName.column !== name.column)
    throw unfit("reading.pointedApart", lastName);
  return example;
}

function unfit(key: "reading.pointedEmpty" | "reading.pointedTwice" | "reading.pointedApart", place: CellPlace) {
  return new DomainError("BAD_INPUT", message(key, { cell: cellName(place.column, place.row) }));
}

function placesOf({ rows }: Sheet, { name, lastName, table }: Example): Omit<Pointed, "sheet"> {
  const place = ({ index, column }: Spot): CellPlace => ({ row: rows[index]?.number ?? 0, column });
  return { name: place(name), lastName: lastName && place(lastName), table: table && place(table) };
}
