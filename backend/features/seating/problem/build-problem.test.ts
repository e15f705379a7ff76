import { describe, expect, it } from "vitest";
import {
  planGuest as guest,
  planOptions as options,
  planRows as rows,
  planTable as table,
  planWish as wish,
} from "../../../testing/plan-rows.ts";
import { evaluatePlan } from "../solve/plan-value.ts";
import { buildProblem } from "./build-problem.ts";

describe("guests and tables", () => {
  it("leaves out locked tables with their guests, and locked guests without a table", () => {
    const guests = [
      guest(1, { tableNumber: "1" }),
      guest(2, { tableNumber: "2" }),
      guest(3, { isLocked: true }),
      guest(4, { tableNumber: "2", isLocked: true }),
    ];
    const { problem, guestIds, tableIds } = buildProblem(
      rows({ guests, tables: [table("1", { isLocked: true }), table("2")] }),
    );
    expect(tableIds).toEqual([102]);
    expect(guestIds).toEqual([2, 4]);
    expect(problem.guests).toEqual([
      { size: 1, tables: null, current: 0 },
      { size: 1, tables: [0], current: 0 },
    ]);
  });

  it("lets guests who need it sit at accessible tables only", () => {
    const tables = [table("1", { isAccessible: false }), table("2")];
    const guests = [
      guest(1, { needsAccess: true }),
      guest(2),
      guest(3, { needsAccess: true, isLocked: true, tableNumber: "1" }),
    ];
    const { problem } = buildProblem(rows({ guests, tables }));
    expect(problem.guests.map((one) => one.tables)).toEqual([[1], null, [0]]);
  });

  it("gives tables without a number of seats the organizer's, or the usual one", () => {
    const tables = [table("1", { capacity: null }), table("2", { capacity: 4 })];
    const guests = Array.from({ length: 12 }, (_, place) => guest(place + 1, { tableNumber: "1" }));
    const seats = (seatsPerTable: number | null, seated = guests) =>
      buildProblem(rows({ guests: seated, tables, options: { ...options, seatsPerTable } })).problem.tables.map(
        ({ capacity }) => capacity,
      );
    expect(seats(6)).toEqual([6, 4]);
    expect(seats(null)).toEqual([12, 4]);
    expect(seats(null, [])).toEqual([10, 4]);
  });

  it("asks no table for more guests than it has seats", () => {
    const tables = [table("1", { capacity: 2 }), table("2", { capacity: 10 })];
    const { problem } = buildProblem(rows({ tables, wishes: [wish("table_minimum", { minimum: 6 })] }));
    expect(problem.tables).toEqual([
      { capacity: 2, minimum: 2, mayBeEmpty: true },
      { capacity: 10, minimum: 6, mayBeEmpty: true },
    ]);
  });

  it("leaves out seats that wishes keep free, at tables with a number of seats", () => {
    const tables = [table("1", { capacity: 2 }), table("2", { capacity: 10 }), table("3", { capacity: null })];
    const wishes = [
      wish("free_seats", { minimum: 3 }),
      wish("free_seats", { id: 8, minimum: 5, tableIds: [102] }),
      wish("table_minimum", { id: 9, minimum: 6 }),
    ];
    expect(buildProblem(rows({ tables, wishes })).problem.tables).toEqual([
      { capacity: 0, minimum: 0, mayBeEmpty: true },
      { capacity: 5, minimum: 5, mayBeEmpty: true },
      { capacity: 10, minimum: 6, mayBeEmpty: true },
    ]);
  });
});

describe("households and plus-ones", () => {
  const family = (size: number, household = "Berg", first = 1) =>
    Array.from({ length: size }, (_, place) => guest(first + place, { household }));

  it("are together, whatever case their household is written in", () => {
    const guests = [
      guest(1, { household: "Berg" }),
      guest(2),
      guest(3, { household: "BERG" }),
      guest(4, { guestOfId: 2 }),
    ];
    const { problem, sources } = buildProblem(rows({ guests }));
    expect(problem.together).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(sources.together).toEqual([
      { kind: "household", name: "Berg" },
      { kind: "plusOne", of: 2 },
    ]);
  });

  it("must be together even if they are larger than every table, also with others, so that this is refused", () => {
    const large = buildProblem(rows({ guests: family(9) }));
    expect(large.problem.together.map(({ length }) => length)).toEqual([9]);
    const guests = [...family(5), ...family(5, "Dorn", 6)];
    const { problem } = buildProblem(rows({ guests, wishes: [wish("together", { guestIds: [1, 6] })] }));
    expect(problem.together.map(({ length }) => length)).toEqual([2, 5, 5]);
    const needing = family(3).map((one, place) => ({ ...one, needsAccess: place === 0 }));
    const tables = [table("1", { isAccessible: false }), table("2", { capacity: 2 })];
    expect(buildProblem(rows({ guests: needing, tables })).problem.together).toEqual([[0, 1, 2]]);
  });

  it("only should be together if some of them may not be", () => {
    const guests = [...family(3), ...family(3, "Dorn", 4), ...family(2, "Eich", 7), guest(9, { guestOfId: 4 })];
    guests[6] = guest(7, { household: "Eich", isLocked: true, tableNumber: "1" });
    guests[7] = guest(8, { household: "Eich", isLocked: true, tableNumber: "2" });
    const { problem, sources } = buildProblem(rows({ guests, wishes: [wish("apart", { guestIds: [1, 3] })] }));
    expect(problem.together).toEqual([
      [3, 4, 5],
      [3, 8],
    ]);
    expect(sources.groups).toEqual([
      { kind: "household", name: "Berg" },
      { kind: "household", name: "Eich" },
    ]);
  });

  it("may be split on request", () => {
    const { problem } = buildProblem(rows({ guests: family(3), options: { ...options, splitHouseholds: true } }));
    expect(problem.together).toEqual([]);
    expect(problem.groups).toHaveLength(1);
  });
});

describe("wishes", () => {
  const named = [1, 2, 3, 4].map((id) => guest(id));

  it("become rules and weights with their sources", () => {
    const wishes = [
      wish("together", { id: 1, guestIds: [1, 2] }),
      wish("apart", { id: 2, guestIds: [2, 3, 4] }),
      wish("like", { id: 3, guestIds: [1, 4], priority: "high" }),
      wish("dislike", { id: 4, guestIds: [1, 2, 3], priority: "low" }),
    ];
    const { problem, sources } = buildProblem(rows({ guests: named, wishes }));
    expect(problem.together).toEqual([[0, 1]]);
    expect(problem.apart).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(sources.apart).toEqual(problem.apart.map(() => ({ kind: "wish", id: 2 })));
    expect(problem.pairs).toEqual([{ guests: [0, 3], weight: 16 }]);
    expect(problem.groups).toEqual([{ guests: [0, 1, 2], weight: -1 }]);
    expect(sources.groups).toEqual([{ kind: "wish", id: 4 }]);
  });

  it("about tables limit where guests may sit, or weigh tables, for named guests or those with a value", () => {
    const guests = [
      ...[1, 2].map((id) => guest(id, { additionalInfo: { Side: "A" } })),
      ...[guest(3), guest(4, { isLocked: true, tableNumber: "2" })],
    ];
    const tables = ["1", "2", "3", "4"].map((label) => table(label, { isLocked: label === "4" }));
    const wishes = [
      wish("at_tables", { id: 1, column: "Side", value: "a", tableIds: [101, 102, 104] }),
      wish("not_at_tables", { id: 2, guestIds: [2, 3, 4], tableIds: [102] }),
      wish("like_tables", { id: 3, guestIds: [3], tableIds: [103] }),
      wish("dislike_tables", { id: 4, guestIds: [3], tableIds: [101], priority: "low" }),
      wish("like_tables", { id: 5, guestIds: [3], tableIds: [104] }),
    ];
    const { problem, limits, sources } = buildProblem(rows({ guests, tables, wishes }));
    expect(problem.guests.map((one) => one.tables)).toEqual([[0, 1], [0], [0, 2], [1]]);
    expect(limits[1]?.map(({ kind }) => kind)).toEqual(["at", "notAt"]);
    expect(problem.places).toEqual([
      { guest: 2, weights: [0, 0, 4] },
      { guest: 2, weights: [-1, 0, 0] },
    ]);
    expect(sources.places).toEqual([
      { kind: "wish", id: 3 },
      { kind: "wish", id: 4 },
    ]);
  });

  it("leave out guests who take no part", () => {
    const wishes = [wish("together", { guestIds: [1, 99] }), wish("like", { guestIds: [98, 99] })];
    const { problem } = buildProblem(rows({ guests: named, wishes }));
    expect(problem).toMatchObject({ together: [], pairs: [], groups: [] });
  });

  it("compare values of a column without case and accents, and take no notice of empty cells", () => {
    const values = ["Bürki AG", "burki ag ", "", "ÖBB", "obb", "__proto__"];
    const guests = values.map((value, place) => guest(place + 1, { additionalInfo: { Company: value } }));
    const { problem, sources } = buildProblem(
      rows({ guests, wishes: [wish("column_together", { column: "Company" })] }),
    );
    expect(problem.groups.map((group) => group.guests)).toEqual([
      [0, 1],
      [3, 4],
    ]);
    expect(sources.groups[0]).toEqual({ kind: "column", id: 7, column: "Company", value: "Bürki AG" });
    const mixed = buildProblem(rows({ guests, wishes: [wish("column_alternate", { column: "Company" })] })).problem
      .mixes;
    expect(mixed[0]?.kinds).toEqual([[0, 1], [3, 4], [5]]);
    expect(
      buildProblem(rows({ guests, wishes: [wish("column_spread", { column: "toString" })] })).problem.groups,
    ).toEqual([]);
  });

  it("make a table of ten with one value worth a few likes", () => {
    const guests = Array.from({ length: 10 }, (_, place) => guest(place + 1, { additionalInfo: { Side: "A" } }));
    const tables = [table("1", { capacity: 10 })];
    const together = buildProblem(rows({ guests, tables, wishes: [wish("column_together", { column: "Side" })] }));
    expect(
      evaluatePlan(
        together.problem,
        guests.map(() => 0),
      ).value,
    ).toBeCloseTo(12);
  });

  it("price the distance from a fixture; tables that are not on the plan are as far as the farthest", () => {
    const tables = [table("1", { x: 0, y: 0 }), table("2", { x: 0, y: 1000 }), table("3")];
    const fixtures = [{ id: 5, kind: "stage" as const, label: "", x: 0, y: 0 }];
    const near = buildProblem(
      rows({ guests: named, tables, fixtures, wishes: [wish("near", { guestIds: [2], fixtureId: 5 })] }),
    );
    expect(near.problem.places).toEqual([{ guest: 1, weights: [-0, -8, -8] }]);
    const unplaced = buildProblem(
      rows({ guests: named, fixtures, wishes: [wish("near", { guestIds: [2], fixtureId: 5 })] }),
    );
    expect(unplaced.problem.places).toEqual([]);
  });

  it("say who knows whom, also in a company of hundreds", () => {
    const many = Array.from({ length: 300 }, (_, place) => guest(place + 1, { additionalInfo: { Company: "A" } }));
    many[299] = guest(300, { guestOfId: 1 });
    const wishes = [wish("company"), wish("column_together", { column: "Company" })];
    const knows = buildProblem(rows({ guests: many, wishes })).problem.company?.knows ?? [];
    expect(knows[299]).toEqual([0]);
    expect(knows[0]).toContain(299);
    expect(knows[150]).toHaveLength(60);
    expect(knows.every((others, one) => others.every((other) => knows[other]?.includes(one) && other !== one))).toBe(
      true,
    );
  });

  it("can never outweigh a move if few moves are wanted", () => {
    const guests = [guest(1, { tableNumber: "1" }), guest(2, { tableNumber: "2" }), guest(3, { tableNumber: "2" })];
    const wishes = [
      wish("like", { guestIds: [1, 2], priority: "high" }),
      wish("dislike", { guestIds: [2, 3], priority: "high" }),
      wish("balance", { priority: "high" }),
      wish("company", { priority: "high" }),
    ];
    const { problem } = buildProblem(rows({ guests, wishes, options: { ...options, keep: "fewest_moves" } }));
    const stay = evaluatePlan(problem, [0, 1, 1]).value;
    for (let plan = 0; plan < 8; plan += 1) {
      const assignment = [plan & 1, (plan >> 1) & 1, (plan >> 2) & 1];
      if (assignment.join() !== "0,1,1") expect(evaluatePlan(problem, assignment).value).toBeLessThan(stay);
    }
  });
});
