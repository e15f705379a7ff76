import type { Sheet } from "../../../formats/sheet.ts";
import { tidyText } from "../../model/cell-text.ts";
import { fits } from "../cells/cell-values.ts";
import { bareText } from "../text/line-starts.ts";

/** A filled cell where a person sees it. */
export interface Spot {
  /** The number of the row. */
  row: number;
  /** Counts lines; a cell with several has one spot for each. */
  y: number;
  x: number;
  /** The last column of a merged cell. */
  right: number;
  text: string;
  /** How likely it is a guest, from -1 to 1. */
  person: number;
  /** Whether the cell looks unlike a guest's: bold, filled, or merged across columns. */
  isApart: boolean;
}

/** Spots that touch each other, also at a corner. */
export interface Island {
  spots: Spot[];
}

const maxSpots = 4_000;
/** Further empty rows separate no better. */
const maxGap = 5;

/** In reading order. Undefined for more than a chart has. */
export function spotsOf({ rows, merges }: Sheet): Spot[] | undefined {
  const spots: Spot[] = [];
  const ends = new Map(merges.map((merge) => [`${merge.firstRow}:${merge.column}`, merge.lastColumn]));
  let before = 0;
  let y = 0;
  for (const { number: row, cells, looks } of rows) {
    y += Math.min(row - before, maxGap);
    let height = 1;
    for (const [x, cell] of cells.entries()) {
      const lines = linesOf(cell);
      height = Math.max(height, lines.length);
      for (const [line, text] of lines.entries()) {
        const right = ends.get(`${row}:${x}`) ?? x;
        const look = looks?.get(x);
        const isApart = right > x || look?.isBold === true || look?.fill !== undefined;
        spots.push({ row, y: y + line, x, right, text, person: fits(bareText(text), "person"), isApart });
      }
    }
    if (spots.length > maxSpots) return undefined;
    y += height - 1;
    before = row;
  }
  return spots;
}

function linesOf(cell: string): string[] {
  if (cell === "") return [];
  return tidyText(cell)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Groups that empty cells separate. */
export function islandsOf(spots: readonly Spot[]): Map<Spot, Island> {
  const places = new Map<string, Spot>();
  for (const spot of spots) {
    for (let x = spot.x; x <= spot.right; x += 1) places.set(`${spot.y}:${x}`, spot);
  }
  const islands = new Map<Spot, Island>();
  for (const spot of spots) {
    if (!islands.has(spot)) fill(spot, { spots: [] }, islands, places);
  }
  return islands;
}

function fill(start: Spot, island: Island, islands: Map<Spot, Island>, places: ReadonlyMap<string, Spot>): void {
  const open = [start];
  islands.set(start, island);
  for (let spot = open.pop(); spot !== undefined; spot = open.pop()) {
    island.spots.push(spot);
    for (const next of touching(spot, places)) {
      if (islands.has(next)) continue;
      islands.set(next, island);
      open.push(next);
    }
  }
}

function touching({ x, y, right }: Spot, places: ReadonlyMap<string, Spot>): Spot[] {
  const found: Spot[] = [];
  for (let row = y - 1; row <= y + 1; row += 1) {
    for (let column = x - 1; column <= right + 1; column += 1) {
      const spot = places.get(`${row}:${column}`);
      if (spot !== undefined) found.push(spot);
    }
  }
  return found;
}
