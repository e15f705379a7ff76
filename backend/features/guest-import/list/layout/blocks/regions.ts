import { groupBy } from "../../../../../../common/lib/group-by.ts";
import type { FilledCell } from "./filled-cells.ts";

/** Where the guests of a table are, seen from its name. */
export type Side = "below" | "above" | "beside" | "around";

/** The name of a table with what belongs to it, in reading order. */
export interface Region {
  anchor: FilledCell;
  spots: FilledCell[];
}

/** All regions of one kind. */
export interface Regions {
  side: Side;
  regions: Region[];
  /** How well the sheet falls into these regions; 1 at best. */
  fit: number;
}

/** Steps from a table's name, with empty cells between, beyond which nothing belongs to it. */
const maxSteps = 12;
const minPerson = 0.3;
/** What a cell loses that belongs to a table in another group of cells. */
const acrossGap = 6;
/** What the fit loses with each step on average. */
const perStep = 0.02;

/** Gives each cell to the table whose name is nearest on the side given. */
export function regionsOf(spots: readonly FilledCell[], anchors: readonly FilledCell[], side: Side): Regions {
  const regions = new Map(anchors.map((anchor): [FilledCell, Region] => [anchor, { anchor, spots: [] }]));
  const titles = new Set([...titlesAbove(spots, regions), ...sectionsIn(spots, regions)]);
  const nearestTo = nearest(anchors, side);
  const found = spots.flatMap((spot) =>
    regions.has(spot) || titles.has(spot) ? [] : [{ spot, nearest: nearestTo(spot) }],
  );
  for (const { spot, nearest: table } of found) if (table) regions.get(table.anchor)?.spots.push(spot);
  const all = [...regions.values()];
  const persons = found.filter(({ spot }) => spot.person >= minPerson);
  const steps = persons.flatMap(({ nearest: table }) => table?.steps ?? []);
  const isImpossible = (side === "around" && !areAround(all)) || (side === "below" && startBeside(spots, anchors));
  if (isImpossible || steps.length === 0) return { side, regions: all, fit: -1 };
  const misplaced = found.filter(({ spot, nearest: table }) => spot.isTable && table).length;
  const empty = all.filter((region) => region.spots.every(({ person }) => person < minPerson)).length;
  const lost = persons.length - steps.length;
  const walked = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  return { side, regions: all, fit: 1 - (lost + empty + misplaced) / (persons.length + all.length) - perStep * walked };
}

/** Whether most tables have their first guest beside them, and none in the row below. */
function startBeside(spots: readonly FilledCell[], anchors: readonly FilledCell[]): boolean {
  const places = new Map(spots.map((spot) => [`${spot.y}:${spot.x}`, spot]));
  const named = new Set(anchors);
  const beside = anchors.filter((anchor) => {
    const next = places.get(`${anchor.y}:${anchor.right + 1}`);
    const isGuest = next !== undefined && !named.has(next) && next.person >= minPerson;
    return isGuest && !places.has(`${anchor.y + 1}:${anchor.x}`);
  });
  return beside.length > anchors.length / 2;
}

interface Nearest {
  anchor: FilledCell;
  steps: number;
}

/** In each column, only the next names of tables above and below a cell can be the nearest. */
function nearest(anchors: readonly FilledCell[], side: Side): (spot: FilledCell) => Nearest | undefined {
  const columns = [...groupBy(anchors, ({ x }) => x).values()].map((column) => column.toSorted((a, b) => a.y - b.y));
  const areHeadings = columns.length === 1 && anchors.every(({ isAlone }) => isAlone);
  const stepsTo = (anchor: FilledCell, spot: FilledCell) => {
    if (side === "beside" && spot.y < anchor.y) return undefined;
    const steps = stepsFrom(anchor, spot, side, areHeadings);
    return steps === undefined || areHeadings || anchor.island === spot.island ? steps : steps + acrossGap;
  };
  const reaches = new Map<readonly FilledCell[], number>(
    columns.map((column) => [column, Math.max(...new Set(column.map(({ right }) => right)))]),
  );
  const isNear = (column: readonly FilledCell[], spot: FilledCell) =>
    areHeadings || ((column[0]?.x ?? 0) <= spot.x + maxSteps && (reaches.get(column) ?? 0) >= spot.x - maxSteps);
  return (spot) => {
    let best: Nearest | undefined;
    for (const column of columns) {
      if (!isNear(column, spot)) continue;
      const place = firstFrom(column, spot.y);
      for (const anchor of column.slice(Math.max(0, place - 1), place + 2)) {
        const steps = stepsTo(anchor, spot);
        if (steps !== undefined && (best === undefined || steps < best.steps)) best = { anchor, steps };
      }
    }
    return best;
  };
}

/** The index of the first spot in a line or below it. */
function firstFrom(column: readonly FilledCell[], y: number): number {
  let [low, high] = [0, column.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((column[middle]?.y ?? y) < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Undefined on another side, or too far away. Nothing is too far to the side of headings, which have whole rows. */
function stepsFrom(anchor: FilledCell, spot: FilledCell, side: Side, areHeadings: boolean): number | undefined {
  const down = spot.y - anchor.y;
  const right = spot.x > anchor.right ? spot.x - anchor.right : Math.min(0, spot.x - anchor.x);
  const across = right < 0 ? -right * 1.5 : right;
  if (side === "around") return near(Math.abs(down) + Math.abs(right));
  if (side === "beside") return right > 0 && near(right) !== undefined ? Math.abs(down) * 4 + right * 0.2 : undefined;
  const far = side === "below" ? down : -down;
  if (areHeadings) return far > 0 ? far * 0.2 : undefined;
  return far > 0 && near(across) !== undefined ? far * 0.2 + across * 4 : undefined;
}

function near(steps: number): number | undefined {
  return steps <= maxSteps ? steps : undefined;
}

/** Alone in the first rows, above an empty row or a row of several tables. */
function titlesAbove(spots: readonly FilledCell[], regions: ReadonlyMap<FilledCell, Region>): FilledCell[] {
  const next = spots.findIndex((spot, index) => spots[index + 1]?.y === spot.y || regions.has(spot));
  const titles = spots.slice(0, Math.max(0, next));
  const rowBelow = spots.filter(({ y }) => y === spots[next]?.y);
  const isApart = (spots[next]?.y ?? 0) - (titles.at(-1)?.y ?? 0) > 1;
  const tables = rowBelow.filter((spot) => regions.has(spot)).length;
  return isApart || tables > 1 || tables === rowBelow.length ? titles : [];
}

/** Alone between empty rows, above a row of tables: "Groom's side". */
function sectionsIn(spots: readonly FilledCell[], regions: ReadonlyMap<FilledCell, Region>): FilledCell[] {
  const sizes = groupBy(spots, ({ island }) => island);
  const guests = new Set(spots.flatMap((spot) => (regions.has(spot) ? [] : [spot.y])));
  return spots.filter((spot, index) => {
    const next = spots[index + 1];
    const isAlone = sizes.get(spot.island)?.length === 1 && spots[index - 1]?.y !== spot.y && next?.y !== spot.y;
    return isAlone && spot.person < 1 && !regions.has(spot) && next !== undefined && !guests.has(next.y);
  });
}

/** Whether most tables have guests on two opposite sides. */
function areAround(regions: readonly Region[]): boolean {
  const between = regions.filter(({ anchor, spots }) => {
    const guests = spots.filter(({ person }) => person >= minPerson);
    const isBeside = guests.some(({ x }) => x < anchor.x) && guests.some(({ x }) => x > anchor.right);
    const isBetween = guests.some(({ y }) => y < anchor.y) && guests.some(({ y }) => y > anchor.y);
    return isBeside || (isBetween && new Set(guests.map(({ x }) => x)).size > 1);
  });
  return between.length > regions.length / 2;
}
