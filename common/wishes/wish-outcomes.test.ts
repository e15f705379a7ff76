import { describe, expect, it } from "vitest";
import { wishOutcomes } from "../testing/wish-outcomes.ts";
import type { Wish, WishGuest, WishTable } from "./wish.ts";

const guest = (id: number, more: Partial<WishGuest> = {}): WishGuest => ({
  id,
  household: "",
  guestOfId: null,
  isChild: false,
  attendance: "UNKNOWN",
  additionalInfo: {},
  ...more,
});

const table = (id: number, more: Partial<WishTable> = {}): WishTable => ({
  id,
  ...{ shape: "ROUND", capacity: 8, width: null, depth: null },
  x: null,
  y: null,
  rotation: 0,
  ...more,
});

const wish = (kind: Wish["kind"], more: Partial<Wish> = {}): Wish => ({
  id: 1,
  kind,
  priority: "MEDIUM",
  guestIds: [],
  column: "",
  fixtureId: null,
  minimum: null,
  value: "",
  tableIds: [],
  ...more,
});

function seatingOf(tables: readonly (number | null)[], more: Partial<WishGuest>[] = [], room: WishTable[] = []) {
  return {
    guests: tables.map((_, at) => guest(at + 1, more[at])),
    tables: room.length > 0 ? room : [1, 2, 3].map((id) => table(id)),
    fixtures: [{ id: 7, x: 0, y: 0 }],
    tableOf: new Map(tables.flatMap((at, index) => (at === null ? [] : [[index + 1, at] as const]))),
  };
}

/** "met of all: state" */
function result(one: Wish, seating: ReturnType<typeof seatingOf>): string {
  const { met = 0, of = 0, state = "none" } = wishOutcomes([one], seating).byWish.get(1) ?? {};
  return `${met} of ${of}: ${state}`;
}

describe("wishes about one another", () => {
  const two = { guestIds: [1, 2] };
  it.each([
    ["TOGETHER", [1, 1], "2 of 2: met"],
    ["TOGETHER", [1, 2], "0 of 2: unmet"],
    ["LIKE", [1, null], "0 of 2: open"],
    ["LIKE", [null, null], "0 of 2: open"],
    ["APART", [1, 1], "0 of 2: unmet"],
    ["DISLIKE", [1, 2], "2 of 2: met"],
    ["DISLIKE", [1, null], "1 of 2: open"],
  ] as const)("%s with guests at tables %j: %s", (kind, tables, expected) => {
    expect(result(wish(kind, two), seatingOf(tables))).toBe(expected);
  });

  it("counts those at the wish's tables, named or by a value", () => {
    const sides = ["A", "á ", "B", "A"].map((Side) => ({ additionalInfo: { Side } }));
    const at = (kind: Wish["kind"], more: Partial<Wish>) =>
      result(wish(kind, { tableIds: [1, 3], ...more }), seatingOf([1, 2, 3, null], sides));
    expect(at("AT_TABLES", { guestIds: [1, 2, 3] })).toBe("2 of 3: partly");
    expect(at("LIKE_TABLES", { column: "Side", value: "a" })).toBe("1 of 3: partly");
    expect(at("NOT_AT_TABLES", { guestIds: [1, 3] })).toBe("0 of 2: unmet");
    const child = { isChild: true };
    const children = wish("CHILDREN_AT_TABLES", { tableIds: [1, 3] });
    expect(result(children, seatingOf([1, 2, 2, null], [child, {}, child, child]))).toBe("1 of 3: partly");
    expect(result(children, seatingOf([1, 2]))).toBe("0 of 0: open");
    expect(at("DISLIKE_TABLES", { guestIds: [2, 4] })).toBe("1 of 2: open");
  });

  it("counts those at the table where most of them sit", () => {
    const four = { guestIds: [1, 2, 3, 4] };
    expect(result(wish("LIKE", four), seatingOf([1, 1, 1, 2]))).toBe("3 of 4: partly");
    expect(result(wish("LIKE", four), seatingOf([1, 1, null, null]))).toBe("2 of 4: open");
    expect(wishOutcomes([wish("LIKE", four)], seatingOf([2, 1, 1, 1])).byWish.get(1)?.missedBy).toEqual([1]);
  });

  it("leaves out guests who are gone or not coming", () => {
    const notComing = [{}, { attendance: "NO" } as const];
    expect(result(wish("LIKE", { guestIds: [1, 2] }), seatingOf([1, 2], notComing))).toBe("0 of 0: open");
    expect(result(wish("LIKE", { guestIds: [1, 2, 99] }), seatingOf([1, 1]))).toBe("2 of 2: met");
  });
});

describe("wishes by column", () => {
  const acme = { additionalInfo: { Company: "Acme" } };
  const other = { additionalInfo: { Company: " ácme" } };
  const initech = { additionalInfo: { Company: "Initech" } };

  it("sits those with the same value together, however it is written", () => {
    const together = wish("COLUMN_TOGETHER", { column: "Company" });
    expect(result(together, seatingOf([1, 1, 2], [acme, other, initech]))).toBe("2 of 2: met");
    expect(result(together, seatingOf([1, 2, 2], [acme, other, initech]))).toBe("0 of 2: unmet");
    expect(result(together, seatingOf([1, 1], [{}, {}]))).toBe("0 of 0: open");
  });

  it("uses as many tables for a value as it needs", () => {
    const together = wish("COLUMN_TOGETHER", { column: "Company" });
    const small = [1, 2, 3].map((id) => table(id, { capacity: 2 }));
    const five = [acme, acme, acme, acme, acme];
    expect(result(together, seatingOf([1, 1, 2, 2, null], five, small))).toBe("4 of 5: open");
    expect(result(together, seatingOf([1, 1, 1, 2, 2], five))).toBe("3 of 5: partly");
  });

  it("spreads those with the same value evenly over the tables", () => {
    const spread = wish("COLUMN_SPREAD", { column: "Company" });
    expect(result(spread, seatingOf([1, 2, 3], [acme, acme, acme]))).toBe("3 of 3: met");
    expect(result(spread, seatingOf([1, 1, 2, 3], [acme, acme, acme, acme]))).toBe("4 of 4: met");
    expect(result(spread, seatingOf([1, 1, 1, 3], [acme, acme, acme, acme]))).toBe("3 of 4: partly");
  });
});

describe("wishes for a place and for everyone", () => {
  const row = [1, 2, 3, 4].map((id) => table(id, { x: id * 100, y: 0, capacity: 2 }));

  it("is near at the nearest tables that have enough seats", () => {
    const near = (guestIds: number[]) => wish("NEAR", { guestIds, fixtureId: 7 });
    expect(result(near([1]), seatingOf([1, 2], [], row))).toBe("1 of 1: met");
    expect(result(near([2]), seatingOf([1, 2], [], row))).toBe("0 of 1: unmet");
    expect(result(near([1, 2, 3]), seatingOf([1, 2, 3], [], row))).toBe("2 of 3: partly");
    expect(result(near([1]), seatingOf([1]))).toBe("0 of 1: open");
  });

  it("finds who sits without anyone they know", () => {
    const smith = { household: "Smith" };
    const seating = seatingOf([1, 2, 3, 3, 1], [smith, { household: "smith" }, {}, { guestOfId: 3 }, {}]);
    expect(wishOutcomes([], seating).alone).toEqual([1, 2]);
    expect(result(wish("COMPANY"), seating)).toBe("2 of 4: partly");
    const liked = wish("LIKE", { guestIds: [1, 5] });
    expect(wishOutcomes([liked], seating).alone).toEqual([2]);
  });

  it("calls nobody alone whose company has no seat yet", () => {
    const smith = { household: "Smith" };
    expect(wishOutcomes([], seatingOf([1, null], [smith, smith])).alone).toEqual([]);
  });

  it("counts the tables that have their share", () => {
    expect(result(wish("BALANCE"), seatingOf([1, 1, 2, 3]))).toBe("3 of 3: met");
    expect(result(wish("BALANCE"), seatingOf([1, 1, 1, 1, 2, 3]))).toBe("2 of 3: partly");
    expect(result(wish("BALANCE"), seatingOf([null]))).toBe("0 of 3: open");
  });

  it("counts the tables with enough guests among those that are used", () => {
    const two = wish("TABLE_MINIMUM", { minimum: 2 });
    expect(result(two, seatingOf([1, 1, 2]))).toBe("1 of 2: partly");
    expect(wishOutcomes([two], seatingOf([1, 1, 2])).byWish.get(1)?.missedAt).toEqual([2]);
    expect(result(two, seatingOf([1, 1, 2], [], [table(1), table(2, { capacity: 1 }), table(3)]))).toBe("2 of 2: met");
  });
});
