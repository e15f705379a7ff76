import { message } from "../../../../../common/messages/message.ts";
import { DomainError } from "../../../../lib/domain-error.ts";
import { cellName, type Sheet } from "../../formats/sheet.ts";
import type { CellPlace, Pointed } from "../../guest-preview.ts";
import { Decisions } from "../model/decisions.ts";
import { type GuestRow, type GuestRows, placeOf, wideCells } from "../model/guest-rows.ts";
import { type FilledCell, filledCellsOf } from "./blocks/filled-cells.ts";
import { readAnchors } from "./blocks/read-blocks.ts";
import { tableHeading } from "./cells/table-heading.ts";
import { likelyHeader } from "./decide-header.ts";
import { decideReading } from "./find-layout.ts";
import type { HeaderRow } from "./header-row.ts";
import { type Reading, readingsOf } from "./readings.ts";
import { withLeftOver } from "./score.ts";
import { readTable } from "./table.ts";
import { transposed } from "./views.ts";

/** Rows of one guest each, and an example for the next file. */
interface RowsByPointing {
  guestRows: GuestRows;
  pointed: Pointed;
}

/**
 * Reads a sheet in the best of the ways in which the cells that were pointed at are one guest.
 * @throws DomainError BAD_INPUT for cells without text, or which cannot belong to one guest
 */
export function rowsByPointing(sheet: Sheet, pointed: Pointed, decisions: Decisions): RowsByPointing {
  refuseUnfit(sheet, pointed);
  const guestRows = rowsLike(sheet, pointed, decisions);
  const first = firstOf(guestRows, pointed);
  // The example of the next file is the first guest, if it reads this one in the same way.
  const again = first && rowsLike(sheet, first, new Decisions(decisions.answers()));
  const isSame = again !== undefined && JSON.stringify(again.rows) === JSON.stringify(guestRows.rows);
  return { guestRows: withLeftOver(guestRows, sheet.rows), pointed: isSame && first ? first : pointed };
}

/** The readings with the cells in one row; of those, what the example says itself comes before what is usual. */
function rowsLike(sheet: Sheet, pointed: Pointed, decisions: Decisions): GuestRows {
  const { name, table } = pointed;
  const likely = likelyHeader(sheet.rows);
  const header = likely !== undefined && isAbove(sheet, likely, pointed) ? likely : undefined;
  const usual = readingsOf(sheet, header, false);
  const [list, blocks] = [listLike(sheet, pointed, header), blocksLike(sheet, pointed, header)];
  const isInRow = table === null || table.row === name.row;
  for (const readings of isInRow ? [[list, ...usual, ...blocks]] : [[list, ...blocks], usual]) {
    const [first, ...others] = readings.flatMap((reading): Reading[] => {
      const guestRows = fixedBy(reading.guestRows, pointed);
      return guestRows === undefined ? [] : [{ ...reading, guestRows }];
    });
    if (first !== undefined) return decideReading([first, ...others], sheet, decisions).guestRows;
  }
  throw unfit("reading.pointedApart", table ?? name);
}

/** "Table 1" above "Table 2" is no header. */
function isAbove({ rows }: Sheet, { index }: HeaderRow, { name, table }: Pointed): boolean {
  const header = rows[index];
  const isLower = header !== undefined && header.number < Math.min(name.row, table?.row ?? name.row);
  return isLower && !/\p{Nd}/u.test(header.cells[table?.column ?? -1] ?? "");
}

/** One guest per row, or per column; a table may be written once for the rows below. */
function listLike(sheet: Sheet, { name, table }: Pointed, header: HeaderRow | undefined): Reading {
  if (table !== null && table.column === name.column) {
    const { guestRows } = readTable(transposed(sheet), undefined);
    return { name: "across", guestRows: { ...guestRows, hasSheetColumns: false }, strain: 0 };
  }
  const isFilled = ({ cells }: GuestRow, place: CellPlace | null) =>
    place === null || (cells[place.column] ?? "").trim() !== "";
  const start = sheet.rows.findIndex((row) => isFilled(row, name) && isFilled(row, table));
  const rows = header === undefined ? sheet.rows.slice(Math.max(0, start)) : sheet.rows;
  const { guestRows } = readTable({ ...sheet, rows }, header);
  if (table === null || table.row === name.row) return { name: "rows", guestRows, strain: 0 };
  let heading: GuestRow | undefined;
  const filled = guestRows.rows.map((row) => {
    if (isFilled(row, table)) heading = row;
    const cells = wideCells(row.cells, Math.max(row.cells.length, table.column + 1));
    const places = cells.map((_, column) => placeOf(column === table.column ? (heading ?? row) : row, column));
    return { ...row, cells: cells.with(table.column, heading?.cells[table.column] ?? ""), places };
  });
  return { name: "rows", guestRows: { ...guestRows, rows: filled, merges: [] }, strain: 0 };
}

/** What may tell tables from names: most reliable first. */
const signs: readonly ((spot: FilledCell, places: ReadonlySet<string>) => boolean)[] = [
  ({ text }) => tableHeading(text)?.isSure === true,
  ({ text }) => /^[\p{Nd}\s.#()-]+$/u.test(text),
  ({ text }) => /\p{Lu}.*\p{Lu}/u.test(text) && text === text.toUpperCase(),
  ({ text }) => /[:：]$/u.test(text),
  ({ isApart }) => isApart,
  ({ x, y }, places) => !places.has(`${y - 1}:${x}`),
  ({ isAlone }) => isAlone,
  ({ text }) => !/\s/u.test(text),
];

/** Tables are all texts of a column that has no others, or have in common what tells the one that was pointed at. */
function blocksLike(sheet: Sheet, { name, table }: Pointed, header: HeaderRow | undefined): Reading[] {
  const spots = table === null ? [] : (filledCellsOf(sheet) ?? []);
  const at = (place: CellPlace | null) => spots.find(({ row, x }) => row === place?.row && x === place.column);
  const [one, other] = [at(table), at(name)];
  if (one === undefined || other === undefined) return [];
  const places = new Set(spots.map(({ x, y }) => `${y}:${x}`));
  const isBeside = (one.x !== other.x && !places.has(`${other.y}:${one.x}`)) || name.row === table?.row;
  const sign = signs.find((has) => has(one, places) && !has(other, places));
  const found = spots.filter((spot) => (isBeside ? spot.x === one.x : sign?.(spot, places)));
  return readAnchors(sheet, spots, [{ spots: found, sides: ["below", "above", "beside", "around"] }], header, 1);
}

/** The reading's columns as pointed at, if these cells are in one of its rows. */
function fixedBy(guestRows: GuestRows, { name, lastName, table }: Pointed): GuestRows | undefined {
  for (const row of guestRows.rows) {
    const columnOf = (wanted: CellPlace) =>
      row.cells.findIndex((_, column) => {
        const place = placeOf(row, column);
        return place?.row === wanted.row && place.column === wanted.column;
      });
    const found = { name: columnOf(name), lastName: lastName && columnOf(lastName), table: table && columnOf(table) };
    const isRow = [found.name, found.lastName, found.table].every((column) => column === null || column >= 0);
    const isOwn = guestRows.fixed.table === undefined || guestRows.fixed.table === found.table;
    if (isRow && isOwn) return { ...guestRows, fixed: { ...found, lastName: found.lastName ?? undefined } };
  }
  return undefined;
}

/** The first guest with all that the example has. */
function firstOf({ rows, fixed }: GuestRows, { sheet, lastName, table }: Pointed): Pointed | undefined {
  for (const row of rows) {
    const at = (column: number | null | undefined) =>
      column == null || (row.cells[column] ?? "").trim() === "" ? undefined : placeOf(row, column);
    const own = { name: at(fixed.name), lastName: at(fixed.lastName) ?? null, table: at(fixed.table) ?? null };
    const isWhole = (lastName === null || own.lastName !== null) && (table === null || own.table !== null);
    if (own.name !== undefined && isWhole) return { sheet, ...own, name: own.name };
  }
  return undefined;
}

function refuseUnfit({ rows }: Sheet, { name, lastName, table }: Pointed): void {
  const isEmpty = ({ row, column }: CellPlace) =>
    (rows.find(({ number }) => number === row)?.cells[column] ?? "").trim() === "";
  // A table that is written once has empty cells below.
  const empty = [name, ...(table && table.row !== name.row ? [table] : [])].find(isEmpty);
  if (empty) throw unfit("reading.pointedEmpty", empty);
  const isName = (place: CellPlace | null) => place?.row === name.row && place.column === name.column;
  if (isName(lastName) || isName(table)) throw unfit("reading.pointedTwice", name);
  if (lastName && lastName.row !== name.row) throw unfit("reading.pointedApart", lastName);
}

function unfit(key: "reading.pointedEmpty" | "reading.pointedTwice" | "reading.pointedApart", place: CellPlace) {
  return new DomainError("BAD_INPUT", message(key, { cell: cellName(place.column, place.row) }));
}
