import { expect, test } from "vitest";
import { tableBounds } from "../../../../../common/floor-plan/footprint.ts";
import { boundsOverlap } from "../../../../../common/floor-plan/geometry.ts";
import { message } from "../../../../../common/messages/message.ts";
import type { BoardTable } from "../model/board.ts";
import { tableRow } from "../model/rows-for-tests.ts";
import { arranged, newFixture, newTable, placedTable } from "./plan-acts.ts";
import { boardTexts, merged, narrowWays, planProblems } from "./plan-problems.ts";
import type { PlanContents } from "./plan-things.ts";

const table = (id: number, more: Partial<BoardTable> = {}) => tableRow(id, { capacity: 8, ...more });

function hall(tables: BoardTable[]): PlanContents {
  const plan = {
    width: 2000,
    depth: 1500,
    outline: [],
    isShownToGuests: false,
    isInFeet: null,
    picture: null,
    fixtures: [],
  };
  return { plan, tables, guestsAt: new Map() };
}

test("A new table has the next number and stands where there is room, near where it was asked for", () => {
  const contents = hall([table(7, { x: 1000, y: 750 })]);
  const added = newTable(contents, "ROUND", { x: 1000, y: 750 });
  expect(added).toMatchObject({ label: "8", shape: "ROUND", capacity: 8 });
  const place = { x: added.x ?? 0, y: added.y ?? 0, rotation: 0 };
  expect(boundsOverlap(tableBounds(table(8), place), tableBounds(table(7), { x: 1000, y: 750, rotation: 0 }))).toBe(
    false,
  );
  expect(Math.hypot(place.x - 1000, place.y - 750)).toBeLessThan(400);
});

test("A door goes into the nearest wall and opens into the room", () => {
  expect(newFixture(hall([]), "DOOR", { x: 900, y: 1400 })).toMatchObject({ x: 900, y: 1500, rotation: 0 });
  expect(newFixture(hall([]), "DOOR", { x: 100, y: 700 })).toMatchObject({ x: 0, y: 700, rotation: 90 });
});

test("Overlaps and tables outside of the room are said in words", () => {
  const contents = hall([table(1, { x: 500, y: 500 }), table(2, { x: 600, y: 500 }), table(3, { x: 2500, y: 500 })]);
  expect([...planProblems(contents)]).toEqual([
    ["table-1", ["Overlaps Table 2"]],
    ["table-2", ["Overlaps Table 1"]],
    ["table-3", ["Outside the room"]],
  ]);
});

test("What is true of two guests of one name is said once", () => {
  const text = message("seating.problems.declinedSeated", { name: "Ana Berg", place: "Table 1" });
  const problem = { kind: "declinedSeated", text, tableIds: [1] } as const;
  const problems = [1, 2].map((id) => ({ ...problem, key: String(id), guestIds: [id] }));
  expect(merged(new Map(), boardTexts(problems)).get("table-1")).toHaveLength(1);
});

test("Tables between which no wheelchair passes are named, in either unit", () => {
  const contents = hall([table(1, { x: 300, y: 500 }), table(2, { x: 620, y: 500 }), table(3, { x: 960, y: 500 })]);
  expect([...narrowWays(contents, "m")]).toEqual([
    ["table-1", ["Less than 0.9\u00A0m to Table 2: too narrow for a wheelchair"]],
    ["table-2", ["Less than 0.9\u00A0m to Table 1: too narrow for a wheelchair"]],
  ]);
  expect(narrowWays(contents, "ft").get("table-1")).toEqual([
    "Less than 3\u00A0ft to Table 2: too narrow for a wheelchair",
  ]);
  const rows = arranged(
    hall([]),
    [4, 5, 6, 7].map((id) => table(id)),
    { kind: "rows", perRow: 2, hasAisle: false },
  );
  const placed = [4, 5, 6, 7].map((id) => ({ ...table(id), ...rows?.tables?.find((one) => one.id === id) }));
  expect(narrowWays(hall(placed), "m").size).toBe(0);
});

test("A table that was not placed finds a free place", () => {
  const contents = hall([table(1, { x: 1000, y: 750 }), table(2)]);
  const placed = placedTable(contents, table(2), { x: 1000, y: 750 });
  expect(planProblems(hall([table(1, { x: 1000, y: 750 }), { ...table(2), ...placed }])).size).toBe(0);
});
