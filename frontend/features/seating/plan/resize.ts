import { placedPoint, wholeRotation } from "../../../../common/floor-plan/geometry.ts";
import { minSide } from "../../../../common/floor-plan/plan-limits.ts";
import type { Place, Point, Size } from "../../../../common/floor-plan/plan-types.ts";
import { onGrid } from "../../../../common/floor-plan/snap.ts";
import { type Draft, placeOf, sizeOf, type Thing } from "./plan-things.ts";

/** Centimeters. */
const sizeStep = 10;

/** Degrees. */
const angleStep = 15;

/** The point of a thing that is pulled to change its size: its lower right corner. */
export function pulledPoint(thing: Thing): Point {
  const { width, depth } = sizeOf(thing);
  const share = isRound(thing) ? Math.SQRT1_2 : 1;
  return placedPoint({ x: (width / 2) * share, y: (depth / 2) * share }, placeOf(thing));
}

/** The upper left corner stays; of round things, the middle. */
export function resized(thing: Thing, to: Point, isFree: boolean): Draft {
  const place = placeOf(thing);
  const step = isFree ? 1 : sizeStep;
  const side = (length: number) => Math.max(minSide, onGrid(length, step));
  if (isRound(thing)) {
    const diameter = side(2 * Math.hypot(to.x - place.x, to.y - place.y));
    return { width: diameter, depth: diameter };
  }
  const size = sizeOf(thing);
  const anchor = placedPoint({ x: -size.width / 2, y: -size.depth / 2 }, place);
  const pulled = placedPoint({ x: to.x - anchor.x, y: to.y - anchor.y }, { x: 0, y: 0, rotation: -place.rotation });
  return fromAnchor(anchor, place, { width: side(pulled.x), depth: side(pulled.y) });
}

function fromAnchor(anchor: Point, place: Place, size: Size): Draft {
  const middle = placedPoint({ x: size.width / 2, y: size.depth / 2 }, { ...anchor, rotation: place.rotation });
  return { ...middle, ...size };
}

/** A thing that was turned towards a point by what is above it. */
export function turned(thing: Thing, to: Point, isFree: boolean): Draft {
  const { x, y } = placeOf(thing);
  const angle = (Math.atan2(to.x - x, y - to.y) * 180) / Math.PI;
  return { rotation: wholeRotation(isFree ? angle : onGrid(angle, angleStep)) };
}

export function isRound(thing: Thing): boolean {
  return thing.kind === "table" ? thing.table.shape === "ROUND" : thing.fixture.kind === "PILLAR";
}
