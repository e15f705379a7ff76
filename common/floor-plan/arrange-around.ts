import { type ArrangedPlace, type ArrangedTable, defaultGap } from "./arrange.ts";
import { seatedSize } from "./footprint.ts";
import { placedPoint, wholeRotation } from "./geometry.ts";
import type { Point } from "./plan-types.ts";

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
