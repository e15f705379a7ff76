import { placedPoint, wholeRotation } from "../../../../common/floor-plan/geometry.ts";
import type { Place, Point } from "../../../../common/floor-plan/plan-types.ts";
import { roomCorners } from "../../../../common/floor-plan/room-outline.ts";
import { entranceOf, type FurnishedRoom } from "../../../../common/floor-plan/room-picture.ts";

/**
 * Turns the room in steps of 90 degrees until its first door is at the bottom, so that left and right are as guests see them
 * when they come in. Without a door, it stays as the organizer drew it.
 */
export function withEntranceBelow(room: FurnishedRoom): FurnishedRoom {
  const wall = entranceOf(room)?.wall;
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
    outline: roomCorners(room).map(turned),
    tables: room.tables.map(turnedThing),
    fixtures: room.fixtures.map(turnedThing),
  };
}
