import { boundsOf, nearestOn, wholeRotation } from "./geometry.ts";
import { maxCorners, minCorners } from "./plan-limits.ts";
import type { Bounds, Point, Size } from "./plan-types.ts";

/** Corners of a rectangular room, clockwise from the top left, which is the plan's origin. */
export function rectangularOutline({ width, depth }: Size): Point[] {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
}

/** The outline's corners, or those of the room's rectangle if it has no outline. */
export function roomCorners(room: Size & { outline: readonly Point[] }): Point[] {
  return room.outline.length < minCorners ? rectangularOutline(room) : [...room.outline];
}

export function roomBounds(room: Size & { outline: readonly Point[] }): Bounds {
  return boundsOf(roomCorners(room)) ?? { left: 0, top: 0, right: room.width, bottom: room.depth };
}

/** Adds a corner in the middle of the wall after a corner; unchanged if there are too many already. */
export function withCornerAfter(outline: readonly Point[], index: number): Point[] {
  const from = outline[index];
  const to = outline[(index + 1) % outline.length];
  if (!from || !to || outline.length >= maxCorners) return [...outline];
  return outline.toSpliced(index + 1, 0, { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) });
}

export function withCornerAt(outline: readonly Point[], index: number, at: Point): Point[] {
  return outline.map((corner, place) => (place === index ? at : corner));
}

/** The outline without a corner; unchanged if too few would be left. */
export function withoutCorner(outline: readonly Point[], index: number): Point[] {
  return outline.length <= minCorners ? [...outline] : outline.toSpliced(index, 1);
}

export function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  const crossings = outline.filter((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    return from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x;
  });
  return crossings.length % 2 === 1;
}

/** The point on the walls nearest to another, and the direction from it into the room in whole degrees. */
export function nearestWall(outline: readonly Point[], point: Point): { at: Point; inward: number } | undefined {
  const walls = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const at = nearestOn(from, to, point);
    return { at, from, to, distance: Math.hypot(at.x - point.x, at.y - point.y) };
  });
  const nearest = walls.reduce<(typeof walls)[number] | undefined>(
    (best, wall) => (best && best.distance <= wall.distance ? best : wall),
    undefined,
  );
  if (!nearest) return undefined;
  const { at, from, to } = nearest;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const sign = isInside(outline, { x: at.x + normal.x, y: at.y + normal.y }) ? 1 : -1;
  return { at, inward: wholeRotation((Math.atan2(sign * normal.x, -sign * normal.y) * 180) / Math.PI) };
}
