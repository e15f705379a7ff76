import type { Sheet } from "../../formats/sheet.ts";
import { filledCells, type GuestRows } from "../model/guest-rows.ts";
import { tableHeading } from "./cells/table-heading.ts";
import { regionRows } from "./chart/region-rows.ts";
import { type Spot, spotsOf } from "./chart/spots.ts";
import { findHeaderRow } from "./header-row.ts";

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

/** All people of a sheet at one table, wherever they are drawn. Undefined for a list with a header. */
export function oneTableRows(sheet: Sheet): GuestRows | undefined {
  const header = findHeaderRow(sheet.rows);
  const spots = spotsOf(sheet);
  const title = titleOf(sheet) ?? sheet.name;
  if (spots === undefined || (header?.isSure && header.hasName)) return undefined;
  const anchor = spots.find(({ text }) => text === title) ?? beside(spots, title);
  const ofTable = spots.filter((spot) => spot !== anchor);
  return regionRows({ side: "below", regions: [{ anchor, spots: ofTable }], others: [], fit: 1 });
}

/** The name of the sheet, as if it were written above. */
function beside(spots: readonly Spot[], text: string): Spot {
  const [first] = spots;
  const x = Math.min(...spots.map((spot) => spot.x));
  return { row: first?.row ?? 1, y: (first?.y ?? 0) - 1, x, right: x, text, person: 0, isApart: true };
}
