import type { Bounds, Place, Point, Size } from "./plan-types.ts";

/** Converts a point relative to a place's center to a point of the plan. */
export function placedPoint({ x, y }: Point, place: Place): Point {
  const angle = (place.rotation * Math.PI) / 180;
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  return { x: place.x + x * cos - y * sin, y: place.y + x * sin + y * cos };
}

/** Corners of a rotated rectangle, clockwise from the top left. */
export function cornersOf({ width, depth }: Size, place: Place): [Point, Point, Point, Point] {
  const [x, y] = [width / 2, depth / 2];
  return [
    placedPoint({ x: -x, y: -y }, place),
    placedPoint({ x, y: -y }, place),
    placedPoint({ x, y }, place),
    placedPoint({ x: -x, y }, place),
  ];
}

/** The smallest upright rectangle around points; undefined without points. */
export function boundsOf(points: readonly Point[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The smallest upright rectangle around others; undefined without any. */
export function unitedBounds(all: readonly Bounds[]): Bounds | undefined {
  return boundsOf(
    all.flatMap(({ left, top, right, bottom }) => [
      { x: left, y: top },
      { x: right, y: bottom },
    ]),
  );
}

export function movedBounds({ left, top, right, bottom }: Bounds, by: Point): Bounds {
  return { left: left + by.x, top: top + by.y, right: right + by.x, bottom: bottom + by.y };
}

export function middleOf({ left, top, right, bottom }: Bounds): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Whether two upright rectangles share more than an edge. */
export function boundsOverlap(one: Bounds, other: Bounds): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** A rotation as a whole number of degrees from 0 to 359. */
export function wholeRotation(degrees: number): number {
  return ((Math.round(degrees) % 360) + 360) % 360;
}

/** The point of a line between two points that is nearest to another. */
export function nearestOn(from: Point, to: Point, { x, y }: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / square));
  return { x: from.x + along * dx, y: from.y + along * dy };
}
