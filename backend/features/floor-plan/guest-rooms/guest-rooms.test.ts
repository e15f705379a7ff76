import { describe, expect, it } from "vitest";
import type { PlacedFixture, PlacedTable } from "../../../../common/floor-plan/plan-types.ts";
import type { FurnishedRoom } from "../../../../common/floor-plan/room-picture.ts";
import { GuestRooms } from "./guest-rooms.ts";

const table = (label: string, x: number, y: number, changes: Partial<PlacedTable> = {}): PlacedTable => {
  return { label, x, y, rotation: 0, shape: "ROUND", capacity: 8, width: null, depth: null, ...changes };
};

const fixture = (kind: PlacedFixture["kind"], x: number, y: number, label = ""): PlacedFixture => {
  return { kind, label, x, y, width: 200, depth: 100, rotation: 0 };
};

const room: FurnishedRoom = {
  width: 2000,
  depth: 1500,
  outline: [],
  isInFeet: false,
  tables: [table("7", 400, 400), table("Head Table", 1000, 150, { shape: "ONE_SIDED" })],
  fixtures: [fixture("STAGE", 400, 100), fixture("DOOR", 1000, 1500)],
};

const shown = (changes: Partial<FurnishedRoom> = {}, label = "7") =>
  new GuestRooms({ ...room, ...changes }).markedFor(label);

describe("a room as a guest sees it", () => {
  it("has the guest's table, and says nothing about the others", () => {
    const found = shown({}, "head table");
    expect(found?.marked.label?.text).toBe("Head Table");
    expect(found?.tables.split("M")).toHaveLength(1 + room.tables.length);
    expect(JSON.stringify({ ...found, toJSON: undefined })).not.toMatch(/"7"|capacity|seat/);
    expect(shown({}, "8")).toBeUndefined();
  });

  it("draws the guest's row as its chairs, other rows as boxes, and rotated tables as they stand", () => {
    const tables = [table("7", 0, 0), table("Row", 900, 900, { shape: "ROW", capacity: 6 })];
    expect(shown({ tables }, "7")?.tables.split("M")).toHaveLength(1 + 2);
    expect(shown({ tables }, "Row")?.marked.path.split("M")).toHaveLength(1 + 6);
    const turned = { shape: "RECTANGLE", width: 200, depth: 100, rotation: 90 } as const;
    expect(shown({ tables: [table("7", 500, 500, turned)] })?.marked.path).toBe("M550 400L550 600L450 600L450 400z");
  });
});

describe("the entrance", () => {
  const seen = (x: number, y: number, changes: Partial<FurnishedRoom> = {}) => {
    const found = shown({ tables: [table("7", 400, 400)], fixtures: [fixture("DOOR", x, y)], ...changes });
    if (!found?.here || !found.marked.label || !found.way) throw new Error("There is no door.");
    return { ...found, here: found.here, mark: found.marked.label, way: found.way };
  };

  it.each([
    { wall: "top", x: 1000, y: 0 },
    { wall: "left", x: 0, y: 1100 },
    { wall: "right", x: 2000, y: 1100 },
  ])("is at the bottom of the picture when it is at the $wall of the plan, and the words agree", ({ x, y }) => {
    const { here, mark, way, viewBox } = seen(x, y);
    expect((here.y - viewBox.y) / viewBox.height).toBeGreaterThan(0.8);
    expect(way.side).toBe(mark.x < here.x ? "left" : "right");
  });

  it("is at the bottom in a room with an outline, whose tables turn with it", () => {
    const outline = [
      { x: 0, y: 0 },
      { x: 2000, y: 0 },
      { x: 2000, y: 1000 },
      { x: 1000, y: 1500 },
      { x: 0, y: 1000 },
    ];
    const turned = table("7", 400, 400, { shape: "RECTANGLE", width: 200, depth: 100 });
    const { marked, viewBox, here } = seen(1000, 0, { outline, tables: [turned] });
    expect(marked.path).toBe("M-300 -350L-500 -350L-500 -450L-300 -450z");
    expect(here.y).toBeGreaterThan(viewBox.y + viewBox.height / 2);
  });
});

describe("a hall that is too large to be sent", () => {
  const rows = Array.from({ length: 500 }, (_, i) =>
    table(`${i}`, 100 * (i % 25), 150 * Math.floor(i / 25), { shape: "ROW", capacity: 1000, width: 90 }),
  );
  const bars = Array.from({ length: 500 }, (_, i) => fixture("BAR", 60 * i, 4000, "x".repeat(60)));

  it("is shown around the guest's table, in at most 64 kB", () => {
    const rooms = new GuestRooms({ ...room, tables: rows, fixtures: bars });
    const [first, last] = [rooms.markedFor("0"), rooms.markedFor("499")];
    expect(first?.tables).not.toBe(last?.tables);
    expect(last?.tables).toContain(last?.marked.path);
    for (const shown of [first, last]) {
      const size = JSON.stringify({ ...shown, toJSON: undefined }).length;
      expect(size).toBeGreaterThan(20_000);
      expect(size).toBeLessThan(64_000);
    }
  });
});

describe("the way from the door", () => {
  const wayTo = (x: number, y: number, door = fixture("DOOR", 1000, 1500)) =>
    shown({ tables: [table("7", x, y)], fixtures: [door] })?.way;

  it("is as somebody sees it who comes in", () => {
    expect(wayTo(1000, 300)).toEqual({ centimeters: 1200, side: "ahead" });
    expect(wayTo(200, 1300)).toEqual({ centimeters: 825, side: "left" });
    expect(wayTo(1800, 1300)).toEqual({ centimeters: 825, side: "right" });
    const fromTop = fixture("DOOR", 1000, 0);
    expect(wayTo(200, 200, fromTop)?.side).toBe("right");
    const fromLeft = fixture("DOOR", 0, 750);
    expect([wayTo(500, 100, fromLeft)?.side, wayTo(500, 1400, fromLeft)?.side]).toEqual(["left", "right"]);
    expect(wayTo(30, 750, fromLeft)).toEqual({ centimeters: 30, side: "ahead" });
  });
});

describe("a landmark", () => {
  const near = (...fixtures: PlacedFixture[]) => shown({ fixtures })?.landmark;

  it("is the nearest fixture that everybody sees, if it is near", () => {
    expect(near(fixture("STAGE", 400, 100), fixture("BAR", 400, 900))).toEqual({ kind: "STAGE", label: "" });
    expect(near(fixture("TEXT", 400, 600, "Garden"), fixture("STAGE", 400, 100))).toEqual({
      kind: "TEXT",
      label: "Garden",
    });
    expect(near(fixture("PILLAR", 400, 500), fixture("DOOR", 400, 400), fixture("TEXT", 400, 500))).toBeUndefined();
    expect(near(fixture("BAR", 1400, 1400))).toBeUndefined();
  });
});
