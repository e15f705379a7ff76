import { placedPoint, wholeRotation } from "../../../../common/floor-plan/geometry.ts";
import type { Place, Point } from "../../../../common/floor-plan/plan-types.ts";
import { nearestWall, roomCorners } from "../../../../common/floor-plan/room-outline.ts";
import type { FurnishedRoom } from "../../../../common/floor-plan/room-picture.ts";

/**
 * The room in quarter turns until the first door is at the bottom, as whoever comes in sees it: left is on the left.
 * Without a door, it stays as the organizer drew it.
 */
export function withEntranceBelow(room: FurnishedRoom): FurnishedRoom {
  const corners = roomCorners(room);
  const door = room.fixtures.find(({ kind }) => kind === "DOOR");
  const wall = door && nearestWall(corners, door);
  const rotation = wall ? wholeRotation(-90 * Math.round(wall.inward / 90)) : 0;
  if (rotation === 0) return room;
  const turned = (point: Point): Point => placedPoint(point, { x: 0, y: 0, rotation });
  const turnedThing = <Thing extends Place>(thing: Thing): Thing => ({
    ...thing,
    ...turned(thing),
    rotation: wholeRotation(thing.rotation + rotation),
  });
  return {
    ...room,
    outline: corners.map(turned),
    tables: room.tables.map(turnedThing),
    fixtures: room.fixtures.map(turnedThing),
  };
}
