import { expect, test } from "vitest";
import { isInside, nearestWall, rectangularOutline, withCornerAfter, withCornerAt } from "./room-outline.ts";

const rectangle = rectangularOutline({ width: 1000, depth: 600 });
const lShaped = withCornerAt(withCornerAfter(rectangle, 2), 3, { x: 500, y: 300 });

test("A niche that the outline leaves out is outside", () => {
  expect(isInside(lShaped, { x: 100, y: 500 })).toBe(true);
  expect(isInside(lShaped, { x: 500, y: 500 })).toBe(false);
  expect(isInside(lShaped, { x: -1, y: 10 })).toBe(false);
});

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
