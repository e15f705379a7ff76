import { describe, expect, it } from "vitest";
import {
  planGuest as guest,
  planOptions as options,
  planRows as rows,
  planTable as table,
  planWish as wish,
} from "../../testing/plan-rows.ts";
import { searched } from "../../testing/seating-problems.ts";
import { evaluatePlan } from "../search/plan-value.ts";
import { buildProblem } from "./build-problem.ts";
import type { PlanRows } from "./plan-rows.ts";

describe("guests and tables", () => {
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
});

describe("households and plus-ones", () => {
  it("are together, whatever case their household is written in", () => {
    const guests = [
      guest(1, { household: "Berg" }),
      guest(2),
      guest(3, { household: "BERG" }),
      guest(4, { guestOfId: 2 }),
    ];
    expect(buildProblem(rows({ guests })).problem.together).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });
});

describe("wishes", () => {
  it("compare values of a column without case and accents, and take no notice of empty cells", () => {
    const values = ["Bürki AG", "burki ag ", "", "ÖBB", "obb", "__proto__"];
    const guests = values.map((value, place) => guest(place + 1, { additionalInfo: { Company: value } }));
    const { problem } = buildProblem(rows({ guests, wishes: [wish("COLUMN_TOGETHER", { column: "Company" })] }));
    expect(problem.groups.map((group) => group.guests)).toEqual([
      [0, 1],
      [3, 4],
    ]);
    expect(
      buildProblem(rows({ guests, wishes: [wish("COLUMN_SPREAD", { column: "toString" })] })).problem.groups,
    ).toEqual([]);
  });

  it("give children tables of their own, with brothers and sisters, and leave adults their households", () => {
    const berg = { household: "Berg" };
    const child = { ...berg, isChild: true };
    const guests = [guest(1, berg), guest(2, child), guest(3, child), guest(4, berg), guest(5, { isChild: true })];
    const wishes = [wish("CHILDREN_AT_TABLES", { tableIds: [102] })];
    const { problem } = buildProblem(rows({ guests, wishes }));
    expect(problem.guests.map(({ tables }) => tables)).toEqual([null, [1], [1], null, [1]]);
    expect(problem.together).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(buildProblem(rows({ guests })).problem.together).toEqual([[0, 1, 2, 3]]);
  });

  it("can never outweigh a move if few moves are wanted", () => {
    const guests = [guest(1, { tableNumber: "1" }), guest(2, { tableNumber: "2" }), guest(3, { tableNumber: "2" })];
    const wishes = [
      wish("LIKE", { guestIds: [1, 2], priority: "HIGH" }),
      wish("DISLIKE", { guestIds: [2, 3], priority: "HIGH" }),
      wish("BALANCE", { priority: "HIGH" }),
      wish("COMPANY", { priority: "HIGH" }),
    ];
    const { problem } = buildProblem(rows({ guests, wishes, options: { ...options, keep: "FEWEST_MOVES" } }));
    const stay = evaluatePlan(problem, [0, 1, 1]).value;
    for (let plan = 0; plan < 8; plan += 1) {
      const assignment = [plan & 1, (plan >> 1) & 1, (plan >> 2) & 1];
      if (assignment.join() !== "0,1,1") expect(evaluatePlan(problem, assignment).value).toBeLessThan(stay);
    }
  });
});

describe("from scratch", () => {
  const tables = ["1", "2", "3"].map((label) => table(label, { capacity: 4 }));

  /** The table of each guest. */
  function fromScratch(facts: Partial<PlanRows>) {
    const { problem, guestIds, tableIds } = buildProblem(rows({ tables, ...facts }));
    const { assignment } = searched(problem, 50);
    return new Map(guestIds.map((id, place) => [id, tableIds[assignment[place] ?? -1]]));
  }

  it("from scratch and without wishes, moves nobody who has a seat, and fills tables evenly", () => {
    const seated = [1, 2, 3, 4].map((id) => guest(id, { tableNumber: id < 3 ? "1" : "2" }));
    const guests = [...seated, ...[5, 6].map((id) => guest(id))];
    expect([...fromScratch({ guests }).values()]).toEqual([101, 101, 102, 102, 103, 103]);
  });

  it("keeps guests together from scratch who share a household, a host or a table today", () => {
    const guests = [
      guest(1, { household: "Berg" }),
      guest(2, { tableNumber: "2" }),
      guest(3, { household: "berg" }),
      guest(4, { tableNumber: "2", guestOfId: 5 }),
      guest(5, { tableNumber: "2" }),
      guest(6, { guestOfId: 1 }),
    ];
    // Somebody who may not stay takes the others of the table along.
    const wishes = [wish("AT_TABLES", { guestIds: [2], tableIds: [103] })];
    const plan = fromScratch({ guests, wishes });
    expect(new Set([2, 4, 5].map((id) => plan.get(id)))).toEqual(new Set([103]));
    expect(new Set([1, 3, 6].map((id) => plan.get(id))).size).toBe(1);
  });
});
