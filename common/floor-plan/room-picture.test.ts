import { expect, test } from "vitest";
import type { PlacedFixture, PlacedTable } from "./plan-types.ts";
import { type FurnishedRoom, roomPicture } from "./room-picture.ts";

function table(label: string, x: number, y: number, changes: Partial<PlacedTable> = {}): PlacedTable {
  return { label, x, y, rotation: 0, shape: "ROUND", capacity: 8, width: null, depth: null, ...changes };
}

const door: PlacedFixture = { kind: "DOOR", label: "", x: 0, y: 700, width: 120, depth: 20, rotation: 90 };
const room: FurnishedRoom = {
  width: 2000,
  depth: 1500,
  outline: [],
  isInFeet: false,
  tables: [table("7", 400, 400), table("Head Table", 1000, 200, { shape: "ONE_SIDED" })],
  fixtures: [door],
};

test("One table is marked, by its label in any case, and only its label is there", () => {
  const picture = roomPicture(room, "head table");
  expect(picture?.tables.map(({ isMarked, label }) => [isMarked, label?.text])).toEqual([
    [false, undefined],
    [true, "Head Table"],
  ]);
});

test("There is no picture of a table that is not on the plan", () => {
  expect(roomPicture(room, "8")).toBeUndefined();
});

test("The reader is just inside the first door", () => {
  const picture = roomPicture(room, "7");
  expect(picture?.here?.y).toBeCloseTo(700);
  expect(picture?.here?.x).toBeGreaterThan(20);
  expect(picture?.here?.x).toBeLessThan(200);
  expect(roomPicture({ ...room, fixtures: [] }, "7")?.here).toBeNull();
});

test("The picture shows the whole room, and what stands across its walls", () => {
  const viewBox = roomPicture(room, "7")?.viewBox;
  expect(viewBox?.x).toBeLessThan(-10);
  expect(viewBox?.width).toBeGreaterThan(2010);
  const outside = roomPicture({ ...room, tables: [table("7", 400, 2000)] }, "7")?.viewBox;
  expect((outside?.y ?? 0) + (outside?.height ?? 0)).toBeGreaterThan(2075);
});

test("The row that is marked is drawn as its chairs, and nothing else", () => {
  const rows = { ...room, tables: [table("Row A", 800, 800, { shape: "ROW", capacity: 6 }), table("7", 400, 400)] };
  expect(roomPicture(rows, "7")?.tables.map(({ chairs }) => chairs.length)).toEqual([0, 0]);
  expect(roomPicture(rows, "Row A")?.tables.map(({ chairs }) => chairs.length)).toEqual([6, 0]);
});

test("Long labels are smaller", () => {
  const sizeOf = (label: string) =>
    roomPicture({ ...room, tables: [table(label, 400, 400)] }, label)?.tables[0]?.label?.size ?? 0;
  expect(sizeOf("Friends of the bride")).toBeLessThan(sizeOf("7"));
});
