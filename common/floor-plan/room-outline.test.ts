import { expect, test } from "vitest";
import {
  isInside,
  nearestWall,
  rectangularOutline,
  withCornerAfter,
  withCornerAt,
  withoutCorner,
} from "./room-outline.ts";

const rectangle = rectangularOutline({ width: 1000, depth: 600 });
const lShaped = withCornerAt(withCornerAfter(rectangle, 2), 3, { x: 500, y: 300 });

test("A new corner is in the middle of its wall, also of the last one", () => {
  expect(withCornerAfter(rectangle, 0)[1]).toEqual({ x: 500, y: 0 });
  expect(withCornerAfter(rectangle, 3)[4]).toEqual({ x: 0, y: 300 });
});

test("An outline keeps at least three corners, and gets at most a hundred", () => {
  const triangle = withoutCorner(rectangle, 1);
  expect(triangle).toHaveLength(3);
  expect(withoutCorner(triangle, 0)).toEqual(triangle);
  const full = Array.from({ length: 120 }).reduce<typeof rectangle>(
    (outline) => withCornerAfter(outline, 0),
    rectangle,
  );
  expect(full).toHaveLength(100);
});

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
