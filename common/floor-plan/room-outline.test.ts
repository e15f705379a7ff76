import { expect, test } from "vitest";
import { nearestWall, rectangularOutline } from "./room-outline.ts";

const rectangle = rectangularOutline({ width: 1000, depth: 600 });

test.each([
  { door: { x: 500, y: 595 }, at: { x: 500, y: 600 }, inward: 0 },
  { door: { x: 5, y: 100 }, at: { x: 0, y: 100 }, inward: 90 },
  { door: { x: 500, y: 0 }, at: { x: 500, y: 0 }, inward: 180 },
  { door: { x: 1020, y: 100 }, at: { x: 1000, y: 100 }, inward: 270 },
])("From the wall at $at the room is at $inward degrees", ({ door, at, inward }) => {
  const wall = nearestWall(rectangle, door);
  expect(wall?.at).toEqual(at);
  expect(wall?.inward).toBe(inward);
});
