import type { Sheet } from "../../formats/sheet.ts";
import { filledCells, type GuestRows, withColumns } from "../model/guest-rows.ts";
import { cellsOfBlocks } from "./blocks/block-rows.ts";
import { spotsOf } from "./blocks/spots.ts";
import { tableHeading } from "./cells/table-heading.ts";
import { likelyHeader } from "./decide-header.ts";
import { findHeaderRow, type HeaderRow } from "./header-row.ts";
import { withLeftOver } from "./left-over.ts";

/** Titles and dates may be above the table's name. */
const searchedTitles = 3;

/** The table that a whole sheet is about, by the only table's name in it. */
function titleOf({ rows }: Sheet): string | undefined {
  const sure = rows.flatMap((row) => filledCells(row).filter(({ text }) => tableHeading(text)?.isSure));
  const [only, ...others] = sure;
  const titles = rows.slice(0, searchedTitles).map(filledCells);
  const isTitle = titles.some((cells) => cells.length === 1 && cells[0]?.text === only?.text);
  return others.length === 0 && isTitle ? only?.text : undefined;
}

/** The table by the title or the name of a sheet, if no column has tables. */
export function tableOf(sheet: Sheet): string | undefined {
  const header = findHeaderRow(sheet.rows);
  if (header?.isSure && header.hasTable) return undefined;
  return titleOf(sheet) ?? (tableHeading(sheet.name)?.isSure ? sheet.name : undefined);
}

/** Words for a name, or text above numbers, dates or addresses. */
const isList = (header: HeaderRow | undefined) => header !== undefined && (!header.hasTable || header.isSure);

/** All people of a sheet at one table, wherever they are drawn. Undefined for a list with a header. */
export function oneTableRows(sheet: Sheet): GuestRows | undefined {
  const header = likelyHeader(sheet.rows);
  const spots = spotsOf(sheet);
  const [first] = spots ?? [];
  if (spots === undefined || first === undefined || isList(header)) return undefined;
  const title = titleOf(sheet) ?? sheet.name;
  const x = spots.reduce((least, spot) => Math.min(least, spot.x), first.x);
  // The name of the sheet is as if it were written above.
  const above = { ...first, row: 0, place: { row: 0, column: 0 }, y: first.y - 1, x, right: x, text: title, person: 0 };
  const anchor = spots.find(({ text }) => text === title) ?? above;
  const ofTable = spots.filter((spot) => spot !== anchor);
  return withLeftOver(cellsOfBlocks({ side: "below", regions: [{ anchor, spots: ofTable }], fit: 1 }), sheet.rows);
}

/** The rows of a list at one table, whose name may be written above them once more. */
export function atTable(guestRows: GuestRows, table: string): GuestRows {
  const rows = guestRows.rows.filter((row) => filledCells(row).some(({ text }) => text !== table));
  const seated = withColumns({ ...guestRows, rows }, ["Table Number"], () => [{ text: table }]);
  return { ...seated, fixed: { ...guestRows.fixed, table: seated.headers.length - 1 }, hasSheetColumns: false };
}
