import type { Sheet } from "../../../formats/sheet.ts";
import { filledCells, type GuestRows } from "../../model/guest-rows.ts";
import type { HeaderRow } from "../header-row.ts";
import type { LayoutName, Reading } from "../readings.ts";
import { type AnchorKinds, type Anchors, anchorsIn } from "./anchors.ts";
import { cellsOfBlocks, rowsOfBlocks } from "./block-rows.ts";
import { cellCount, type FilledCell, filledCellsOf } from "./filled-cells.ts";
import { type Regions, regionsOf } from "./regions.ts";

const minFit = 0.3;
/** Larger sheets have guests below or beside their tables. */
const maxDrawn = 4_000;
const minGuests = 3;
const minTables = 2;

/** A sheet read as tables with their guests on one side of each name, the best for each side, and for headings. */
export function readBlocks(sheet: Sheet, header: HeaderRow | undefined, kinds: AnchorKinds): Reading[] {
  // Most long lists have no heading.
  const isLong = kinds === "headings" && cellCount(sheet.rows) > maxDrawn;
  if (isLong && sheet.rows.filter((row) => filledCells(row).length <= 2).length < minTables) return [];
  const spots = filledCellsOf(sheet);
  if (spots === undefined || spots.length < minGuests + minTables) return [];
  return readAnchors(sheet, spots, anchorsIn(spots, kinds), header);
}

/** The same with these names of tables, if there are at least as many. */
export function readAnchors(
  sheet: Sheet,
  spots: readonly FilledCell[],
  anchors: readonly Anchors[],
  header: HeaderRow | undefined,
  least = minTables,
): Reading[] {
  const best = new Map<string, Regions>();
  for (const { spots: named, sides } of anchors) {
    for (const side of spots.length > maxDrawn ? sides.filter((one) => one === "below" || one === "beside") : sides) {
      const found = regionsOf(spots, named, side);
      const kind = `${side} ${named.every(({ isAlone }) => isAlone)}`;
      if (found.fit >= Math.max(minFit, best.get(kind)?.fit ?? 0)) best.set(kind, found);
    }
  }
  return [...best.values()].flatMap((found) => {
    const rows = rowsOfBlocks(found, sheet.rows, header);
    const ways = [found.side !== "beside" && isTitled(rows) ? undefined : cellsOfBlocks(found), rows];
    return ways.flatMap((guestRows, way): Reading[] => {
      if (guestRows === undefined || !isFilled(guestRows, least)) return [];
      return [{ name: nameOf(found, way === 1), guestRows, strain: 1 - found.fit, blocks: found }];
    });
  });
}

/** Below different words for columns, each row is a guest. */
function isTitled(guestRows: GuestRows | undefined): boolean {
  const titles = guestRows?.headers.slice(0, -1).filter((title) => title !== "") ?? [];
  return titles.length > 1 && new Set(titles).size === titles.length;
}

function isFilled({ rows, fixed }: GuestRows, least: number): boolean {
  const tables = new Set(rows.map(({ cells }) => cells[fixed.table ?? -1]));
  return rows.length >= (least === minTables ? minGuests : least) && tables.size >= least;
}

const chartNames = { below: "chartBelow", above: "chartAbove", beside: "chartBeside", around: "chartAround" } as const;

function nameOf({ side, regions }: Regions, areRows: boolean): LayoutName {
  if (side === "below" && areRows) return "headings";
  const isRow = side === "beside" && regions.every(({ anchor, spots }) => spots.every(({ row }) => row === anchor.row));
  return isRow ? "tableRows" : chartNames[side];
}
