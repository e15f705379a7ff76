import { placedPoint } from "../../../../common/floor-plan/geometry.ts";
import type { FixtureKind, PlacedFixture, Point } from "../../../../common/floor-plan/plan-types.ts";
import { entranceOf, type FurnishedRoom } from "../../../../common/floor-plan/room-picture.ts";
import type { RoomLandmark, WayFromDoor } from "../../../../common/guest-page.ts";

/** Within this many degrees of the way in, a table is straight ahead. */
const aheadDegrees = 20;

/** From the first door, seen by somebody who looks in; undefined without a door. */
export function wayFromDoor(
  room: Pick<FurnishedRoom, "width" | "depth" | "outline" | "fixtures">,
  to: Point,
): WayFromDoor | undefined {
  const wall = entranceOf(room)?.wall;
  if (!wall) return undefined;
  const [dx, dy] = [to.x - wall.at.x, to.y - wall.at.y];
  const bearing = (Math.atan2(dx, -dy) * 180) / Math.PI;
  const turn = ((bearing - wall.inward + 540) % 360) - 180;
  const side = turn > 0 ? "right" : "left";
  return {
    centimeters: Math.round(Math.hypot(dx, dy)),
    side: Math.abs(turn) <= aheadDegrees ? "ahead" : side,
  };
}

const landmarks: readonly FixtureKind[] = ["STAGE", "BAR", "DANCE_FLOOR", "TEXT"];

/** In centimeters. */
const nearby = 600;

/** The nearest landmark; undefined when none is near. */
export function landmarkNear(fixtures: readonly PlacedFixture[], place: Point): RoomLandmark | undefined {
  const near = fixtures
    .filter(({ kind, label }) => landmarks.includes(kind) && (kind !== "TEXT" || label !== ""))
    .map(({ kind, label, ...box }) => ({ kind, label, distance: distanceTo(box, place) }))
    .filter(({ distance }) => distance <= nearby)
    .toSorted((one, other) => one.distance - other.distance);
  return near[0] && { kind: near[0].kind, label: near[0].label };
}

function distanceTo({ x, y, rotation, width, depth }: Omit<PlacedFixture, "kind" | "label">, place: Point): number {
  const fromCenter = { x: place.x - x, y: place.y - y };
  const upright = placedPoint(fromCenter, { x: 0, y: 0, rotation: -rotation });
  return Math.hypot(Math.max(0, Math.abs(upright.x) - width / 2), Math.max(0, Math.abs(upright.y) - depth / 2));
}
