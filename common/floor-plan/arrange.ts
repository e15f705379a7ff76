import { seatedSize, tableBounds } from "./footprint.ts";
import { boundsOverlap, placedPoint, wholeRotation } from "./geometry.ts";
import type { Bounds, Place, Point, TableForm } from "./plan-types.ts";
import { isInside } from "./room-outline.ts";

export interface ArrangedTable extends TableForm {
  id: number;
  rotation: number;
}

/** Where a table goes, in whole centimeters and degrees. */
export interface ArrangedPlace extends Place {
  id: number;
}

/** Room between the chairs of two tables, in centimeters: a wheelchair passes (36 inches, ADA Standards 403.5.1). */
export const defaultGap = 90;

/** In centimeters, on top of the usual room between tables. */
const aisleWidth = 120;

export interface RoomToFill {
  outline: readonly Point[];
  bounds: Bounds;
  blocked: readonly Bounds[];
}

interface Grid {
  places: Point[];
  /** The smaller of the distances between columns and between rows. */
  gap: number;
}

/** Tables in rows in a block around a point, first at the top left. `perRow` null: as square as can be. */
export function arrangeInRows(
  tables: readonly ArrangedTable[],
  around: Point,
  { perRow, hasAisle }: { perRow: number | null; hasAisle: boolean },
): ArrangedPlace[] {
  const columns = Math.min(tables.length, perRow ?? Math.ceil(Math.sqrt(tables.length)));
  const cell = maxCell(tables);
  const xs = lineUp(columns, cell.width, defaultGap, hasAisle);
  const ys = lineUp(Math.ceil(tables.length / columns), cell.depth, defaultGap, false);
  return tables.flatMap((table, index) => {
    const [x, y] = [xs[index % columns], ys[Math.floor(index / columns)]];
    return x === undefined || y === undefined ? [] : [inCell(table, { x: around.x + x, y: around.y + y })];
  });
}

/** Tables in rows across the room, as far apart as possible, around what is blocked; undefined if they do not fit. */
export function fillRoom(
  tables: readonly ArrangedTable[],
  room: RoomToFill,
  { hasAisle }: { hasAisle: boolean },
): ArrangedPlace[] | undefined {
  const cell = maxCell(tables);
  const grids = Array.from({ length: tables.length }, (_, index) =>
    widestGrid(room, cell, tables.length, index + 1, hasAisle),
  );
  const best = grids
    .filter((grid) => grid !== undefined)
    .reduce<Grid | undefined>((widest, grid) => (widest && widest.gap >= grid.gap ? widest : grid), undefined);
  return best && tables.flatMap((table, index) => placeAt(table, best.places[index]));
}

function placeAt(table: ArrangedTable, middle: Point | undefined): ArrangedPlace[] {
  return middle ? [inCell(table, middle)] : [];
}

function widestGrid(
  room: RoomToFill,
  cell: { width: number; depth: number },
  tables: number,
  columns: number,
  hasAisle: boolean,
): Grid | undefined {
  const { left, right, top, bottom } = room.bounds;
  const aisle = hasAisle && columns > 1 ? aisleWidth : 0;
  const gapX = (right - left - aisle - columns * cell.width) / (columns + 1);
  if (gapX < 0) return undefined;
  const xs = lineUp(columns, cell.width, gapX, hasAisle).map((x) => (left + right) / 2 + x);
  for (let rows = Math.ceil(tables / columns); ; rows += 1) {
    const gapY = (bottom - top - rows * cell.depth) / (rows + 1);
    if (gapY < 0) return undefined;
    const ys = lineUp(rows, cell.depth, gapY, false).map((y) => (top + bottom) / 2 + y);
    const places = ys.flatMap((y) => xs.map((x) => ({ x, y }))).filter((place) => isFree(room, cell, place));
    if (places.length >= tables) return { places, gap: Math.min(gapX, gapY) };
  }
}

function isFree({ outline, blocked }: RoomToFill, cell: { width: number; depth: number }, { x, y }: Point): boolean {
  // Shrunk by one centimeter, so that a cell may touch a wall.
  const [halfWidth, halfDepth] = [cell.width / 2 - 1, cell.depth / 2 - 1];
  const bounds = { left: x - halfWidth, right: x + halfWidth, top: y - halfDepth, bottom: y + halfDepth };
  const corners = [bounds.left, bounds.right].flatMap((atX) => [
    { x: atX, y: bounds.top },
    { x: atX, y: bounds.bottom },
  ]);
  return corners.every((corner) => isInside(outline, corner)) && !blocked.some((other) => boundsOverlap(other, bounds));
}

function maxCell(tables: readonly ArrangedTable[]): { width: number; depth: number } {
  const all = tables.map((table) => tableBounds(table, { x: 0, y: 0, rotation: table.rotation }));
  return {
    width: Math.max(0, ...all.map(({ left, right }) => right - left)),
    depth: Math.max(0, ...all.map(({ top, bottom }) => bottom - top)),
  };
}

function lineUp(count: number, length: number, gap: number, hasAisle: boolean): number[] {
  const beforeAisle = hasAisle && count > 1 ? Math.ceil(count / 2) : count;
  const starts = Array.from(
    { length: count },
    (_, index) => index * (length + gap) + (index >= beforeAisle ? aisleWidth : 0),
  );
  const last = starts.at(-1) ?? 0;
  return starts.map((start) => start - last / 2);
}

function inCell({ id, rotation, ...form }: ArrangedTable, middle: Point): ArrangedPlace {
  const { x, y } = placedPoint(seatedSize(form).offset, { x: 0, y: 0, rotation });
  return { id, rotation, x: Math.round(middle.x - x), y: Math.round(middle.y - y) };
}

const horseshoe = 240;

/** Tables in a circle around a point, clockwise from the top; all but round ones are turned to face the middle. */
export function arrangeInCircle(tables: readonly ArrangedTable[], around: Point): ArrangedPlace[] {
  return alongArc(tables, around, 360);
}

/** Tables in a horseshoe that is open at the bottom, from the left end to the right. */
export function arrangeInHorseshoe(tables: readonly ArrangedTable[], around: Point): ArrangedPlace[] {
  return alongArc(tables, around, horseshoe);
}

function alongArc(tables: readonly ArrangedTable[], around: Point, sweep: number): ArrangedPlace[] {
  const sizes = tables.map((table) => ({ ...seatedSize(table), isRound: table.shape === "ROUND" }));
  const radius = tables.length > 1 ? shortestRadius(sizes, sweep) : 0;
  const shares = sizes.map((size) => angleTaken(size, radius));
  const spare = (sweep - sum(shares)) / tables.length;
  const first = sweep === 360 ? -((shares[0] ?? 0) + spare) / 2 : -sweep / 2;
  return tables.map(({ id, rotation, shape, ...form }, index) => {
    const share = (shares[index] ?? 0) + spare;
    const turn = tables.length > 1 ? first + sum(shares.slice(0, index)) + index * spare + share / 2 : 0;
    const middle = placedPoint({ x: 0, y: -radius }, { ...around, rotation: turn });
    const turned = shape === "ROUND" || tables.length === 1 ? rotation : wholeRotation(turn);
    const offset = placedPoint(seatedSize({ shape, ...form }).offset, { x: 0, y: 0, rotation: turned });
    return { id, rotation: turned, x: Math.round(middle.x - offset.x), y: Math.round(middle.y - offset.y) };
  });
}

interface SizeOnArc {
  width: number;
  depth: number;
  isRound: boolean;
}

/** The shortest radius, in centimeters, at which all tables fit beside each other. */
function shortestRadius(sizes: readonly SizeOnArc[], sweep: number): number {
  let tooShort = Math.max(...sizes.map(({ width, depth, isRound }) => (isRound ? width + defaultGap : depth) / 2));
  let enough = tooShort + sum(sizes.map(({ width }) => width + defaultGap));
  while (enough - tooShort > 0.5) {
    const radius = (tooShort + enough) / 2;
    const taken = sum(sizes.map((size) => angleTaken(size, radius)));
    if (taken > sweep) tooShort = radius;
    else enough = radius;
  }
  return enough;
}

function angleTaken({ width, depth, isRound }: SizeOnArc, radius: number): number {
  const half = (width + defaultGap) / 2;
  // A rectangle touches its neighbors at its inner corners.
  const angle = isRound ? Math.asin(Math.min(1, half / radius)) : Math.atan2(half, Math.max(0, radius - depth / 2));
  return (angle * 360) / Math.PI;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
