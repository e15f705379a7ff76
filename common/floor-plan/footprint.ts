import { boundsOf, boundsOverlap, cornersOf, nearestOn, placedPoint } from "./geometry.ts";
import type { Bounds, Place, Point, Size, TableForm } from "./plan-types.ts";
import { chairGap, chairSize, tableSize } from "./table-seats.ts";

export type Footprint =
  | { kind: "circle"; center: Point; radius: number }
  | { kind: "box"; corners: readonly [Point, Point, Point, Point] };

const chairReach = chairGap + chairSize;

/** Size of a table with its chairs before rotation, and the offset of its middle from the table's. */
export function seatedSize(form: TableForm): Size & { offset: Point } {
  const { width, depth } = tableSize(form);
  const centered = { x: 0, y: 0 };
  switch (form.shape) {
    case "ROUND":
    case "RECTANGLE":
      return { width: width + 2 * chairReach, depth: depth + 2 * chairReach, offset: centered };
    case "ONE_SIDED":
      return { width, depth: depth + chairReach, offset: { x: 0, y: -chairReach / 2 } };
    case "ROW":
      return { width, depth: Math.max(depth, chairSize), offset: centered };
  }
}

/** The space that a table with its chairs takes on the plan. */
export function tableFootprint(form: TableForm, place: Place): Footprint {
  const { width, depth, offset } = seatedSize(form);
  const center = placedPoint(offset, place);
  if (form.shape === "ROUND") return { kind: "circle", center, radius: width / 2 };
  return { kind: "box", corners: cornersOf({ width, depth }, { ...center, rotation: place.rotation }) };
}

/** The upright rectangle around a table and its chairs. */
export function tableBounds(form: TableForm, place: Place): Bounds {
  return footprintBounds(tableFootprint(form, place));
}

/** The upright rectangle around a rotated rectangle. */
export function boxBounds(size: Size, place: Place): Bounds {
  return footprintBounds({ kind: "box", corners: cornersOf(size, place) });
}

export function footprintBounds(footprint: Footprint): Bounds {
  if (footprint.kind === "box") return boundsOf(footprint.corners) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const { center, radius } = footprint;
  return { left: center.x - radius, top: center.y - radius, right: center.x + radius, bottom: center.y + radius };
}

/** In centimeters: places are whole centimeters. */
const tolerance = 1;

/** Whether two footprints overlap by more than a centimeter. */
export function footprintsOverlap(one: Footprint, other: Footprint): boolean {
  if (!boundsOverlap(footprintBounds(one), footprintBounds(other))) return false;
  if (one.kind === "circle" && other.kind === "circle") {
    const distance = Math.hypot(one.center.x - other.center.x, one.center.y - other.center.y);
    return distance < one.radius + other.radius - tolerance;
  }
  const axes = [...edgeAxes(one), ...edgeAxes(other), ...cornerAxes(one, other), ...cornerAxes(other, one)];
  return axes.every((axis) => {
    const [from, to] = shadow(one, axis);
    const [otherFrom, otherTo] = shadow(other, axis);
    return Math.min(to, otherTo) - Math.max(from, otherFrom) > tolerance;
  });
}

/** The room between two footprints in centimeters; 0 if they overlap. */
export function footprintGap(one: Footprint, other: Footprint): number {
  if (footprintsOverlap(one, other)) return 0;
  const fromCorners = Math.min(
    ...outlineOf(one).map((corner) => distanceTo(other, corner)),
    ...outlineOf(other).map((corner) => distanceTo(one, corner)),
  );
  return Math.max(0, fromCorners - radiusOf(one) - radiusOf(other));
}

const outlineOf = (footprint: Footprint) => (footprint.kind === "box" ? footprint.corners : [footprint.center]);
const radiusOf = (footprint: Footprint) => (footprint.kind === "box" ? 0 : footprint.radius);

/** From a point outside to the edges of a box, or to the middle of a circle. */
function distanceTo(footprint: Footprint, point: Point): number {
  const corners = outlineOf(footprint);
  const distances = corners.map((from, index) => {
    const nearest = nearestOn(from, corners[(index + 1) % corners.length] ?? from, point);
    return Math.hypot(nearest.x - point.x, nearest.y - point.y);
  });
  return Math.min(...distances);
}

/** Two directions are enough: opposite edges are parallel. */
function edgeAxes(footprint: Footprint): Point[] {
  if (footprint.kind === "circle") return [];
  const [first, second, third] = footprint.corners;
  return [direction(first, second), direction(second, third)].filter((axis) => axis !== undefined);
}

function cornerAxes(circle: Footprint, box: Footprint): Point[] {
  if (circle.kind !== "circle" || box.kind !== "box") return [];
  const distances = box.corners.map(({ x, y }) => Math.hypot(x - circle.center.x, y - circle.center.y));
  const nearest = box.corners[distances.indexOf(Math.min(...distances))];
  const axis = nearest && direction(circle.center, nearest);
  return axis ? [axis] : [];
}

function direction(from: Point, to: Point): Point | undefined {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length === 0 ? undefined : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function shadow(footprint: Footprint, axis: Point): [number, number] {
  if (footprint.kind === "circle") {
    const middle = footprint.center.x * axis.x + footprint.center.y * axis.y;
    return [middle - footprint.radius, middle + footprint.radius];
  }
  const along = footprint.corners.map(({ x, y }) => x * axis.x + y * axis.y);
  return [Math.min(...along), Math.max(...along)];
}
