import type { Sheet } from "../../../formats/sheet.ts";
import type { GuestRows } from "../../model/guest-rows.ts";
import { anchorsIn } from "./anchors.ts";
import { regionRows } from "./region-rows.ts";
import { type Regions, regionsOf, type Side } from "./regions.ts";
import { islandsOf, spotsOf } from "./spots.ts";

/** A sheet read as a drawing of tables, with their guests on one side of each name. */
export interface Chart {
  side: Side;
  guestRows: GuestRows;
  /** From 0: how far the drawing is from a regular one. */
  strain: number;
}

const minFit = 0.3;
const minGuests = 3;
const minTables = 2;

/** The best chart for each side on which guests can be. */
export function findCharts(sheet: Sheet, onlyWords: boolean): Chart[] {
  const spots = spotsOf(sheet);
  if (spots === undefined || spots.length < minGuests + minTables) return [];
  const islands = islandsOf(spots);
  const best = new Map<Side, Regions>();
  for (const anchors of anchorsIn(spots, islands, onlyWords)) {
    for (const side of anchors.sides) {
      const found = regionsOf(spots, anchors.spots, side, islands);
      if (found.fit >= Math.max(minFit, best.get(side)?.fit ?? 0)) best.set(side, found);
    }
  }
  return [...best.values()].flatMap((found) => {
    const guestRows = regionRows(found);
    const tables = new Set(guestRows.rows.map(({ cells }) => cells[1]));
    if (guestRows.rows.length < minGuests || tables.size < minTables) return [];
    return [{ side: found.side, guestRows, strain: 1 - found.fit }];
  });
}
