import { describe, expect, it } from "vitest";
import { tableTitleMessage } from "../../../../../common/table-name.ts";
import { wishOutcomes } from "../../../../../common/testing/wish-outcomes.ts";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import { atTableMessage } from "../../../lib/tables.ts";
import type { BoardGuest, BoardTable } from "./board.ts";
import { indexBoard } from "./board.ts";
import { emptyWish } from "./extras.ts";
import { findBrokenWishes, findProblems } from "./problems.ts";
import { boardOf, guestRow, tableRow as table } from "./rows-for-tests.ts";

const guest = (id: number, tableNumber: string, more: Partial<BoardGuest> = {}) =>
  guestRow(id, { tableNumber, ...more });

function problemsOf(guests: BoardGuest[], tables: BoardTable[], wishes: Wish[] = []) {
  const board = boardOf(guests, tables);
  return findProblems(board, indexBoard(board), wishes).map(({ kind, guestIds, tableIds, text }) => ({
    kind,
    guestIds,
    tableIds,
    values: text.values,
  }));
}

describe("what is wrong with a seating", () => {
  it("finds nothing in a seating without faults", () => {
    const guests = [guest(1, "1", { household: "Berg" }), guest(2, "1", { household: "Berg" }), guest(3, "")];
    expect(problemsOf(guests, [table(1, { capacity: 2 })])).toEqual([]);
  });

  it("finds tables with more guests than seats", () => {
    expect(problemsOf([guest(1, "1"), guest(2, "1")], [table(1, { capacity: 1 })])).toEqual([
      {
        kind: "overCapacity",
        guestIds: [1, 2],
        tableIds: [1],
        values: { table: tableTitleMessage("1"), guests: 2, seats: 1 },
      },
    ]);
  });

  it("finds households at more than one table, but for those who do not come or have no seat", () => {
    const berg = { household: "Berg" };
    const guests = [guest(1, "2", berg), guest(2, "10", { household: "BERG" }), guest(3, "", berg)];
    expect(problemsOf(guests, [table(2), table(10)])).toEqual([
      {
        kind: "splitHousehold",
        guestIds: [1, 2],
        tableIds: [2, 10],
        values: { household: "Berg", tables: "Table 2 and Table 10" },
      },
    ]);
    const declined = [guest(1, "2", berg), guest(2, "10", { ...berg, attendance: "NO" })];
    expect(problemsOf(declined, [table(2), table(10)]).map(({ kind }) => kind)).toEqual(["declinedSeated"]);
  });

  it("finds the same name twice at a table, and at more than one", () => {
    const ana = { name: "Ana Berg" };
    expect(problemsOf([guest(1, "1", ana), guest(2, "1", ana)], [table(1)])).toMatchObject([
      { kind: "sameName", guestIds: [1, 2], values: { name: "Ana Berg", count: 2, place: atTableMessage("1") } },
    ]);
    expect(problemsOf([guest(1, "1", ana), guest(2, "2", { name: "ana berg" })], [table(1), table(2)])).toMatchObject([
      { kind: "sameNameApart", tableIds: [1, 2], values: { tables: "Table 1 and Table 2" } },
    ]);
    expect(problemsOf([guest(1, "1", ana), guest(2, "", ana)], [table(1)])).toEqual([]);
  });

  it("finds no name twice where all are known to be different people", () => {
    const known = { name: "Ana Berg", isNamesake: true };
    const both = [guest(1, "1", known), guest(2, "2", known)];
    expect(problemsOf(both, [table(1), table(2)])).toEqual([]);
    expect(problemsOf([...both, guest(3, "2", { name: "Ana Berg" })], [table(1), table(2)])).toMatchObject([
      { kind: "sameNameApart", guestIds: [1, 2, 3] },
    ]);
  });

  it("finds tables with children alone, and needs that a table does not meet", () => {
    const guests = [guest(1, "1", { isChild: true }), guest(2, "2", { needsAccess: true }), guest(3, "2")];
    expect(problemsOf(guests, [table(1), table(2, { isAccessible: false })])).toMatchObject([
      { kind: "noAccess", guestIds: [2], tableIds: [2] },
      { kind: "childrenAlone", guestIds: [1], tableIds: [1] },
    ]);
  });

  it("finds nothing wrong with a table of children, apart from their households, where wishes want them", () => {
    const berg = { household: "Berg" };
    const child = { ...berg, isChild: true };
    const guests = [guest(1, "1", child), guest(2, "1", child), guest(3, "2", berg), guest(4, "3", child)];
    const tables = [table(1), table(2), table(3)];
    const own = { ...emptyWish("CHILDREN_AT_TABLES"), tableIds: [1] };
    expect(problemsOf(guests, tables, [own])).toMatchObject([{ kind: "childrenAlone", guestIds: [4], tableIds: [3] }]);
    const named = { ...emptyWish("LIKE_TABLES"), guestIds: [1], tableIds: [1] };
    expect(problemsOf(guests, tables, [named]).map(({ kind }) => kind)).toEqual([
      ...["childrenAlone", "childrenAlone", "splitHousehold"],
    ]);
    expect(problemsOf(guests, tables, [{ ...named, guestIds: [1, 2] }]).map(({ kind }) => kind)).toEqual([
      ...["childrenAlone", "splitHousehold"],
    ]);
  });
});

it("finds required wishes that are broken, and no others", () => {
  const guests = [guest(1, "1"), guest(2, "2"), guest(3, "2"), guest(4, "2"), guest(5, "")];
  const board = boardOf(guests, [table(1, { capacity: 1 }), table(2), table(3, { capacity: 4 })]);
  const index = indexBoard(board);
  const wishes = [
    { ...emptyWish("TOGETHER"), id: 1, guestIds: [1, 2] },
    { ...emptyWish("TOGETHER"), id: 2, guestIds: [2, 3, 5] },
    { ...emptyWish("APART"), id: 3, guestIds: [1, 2, 4] },
    { ...emptyWish("LIKE"), id: 4, guestIds: [1, 2] },
    { ...emptyWish("TABLE_MINIMUM"), id: 5, minimum: 4 },
    { ...emptyWish("AT_TABLES"), id: 6, guestIds: [1, 2, 5], tableIds: [1] },
    { ...emptyWish("NOT_AT_TABLES"), id: 7, guestIds: [1, 3], tableIds: [2] },
    { ...emptyWish("CHILDREN_AT_TABLES"), id: 10, tableIds: [1] },
    { ...emptyWish("LIKE_TABLES"), id: 8, guestIds: [4], tableIds: [1] },
  ];
  const tableOf = new Map(
    guests.flatMap(({ id, tableNumber }) => (tableNumber === "" ? [] : [[id, Number(tableNumber)]])),
  );
  const seating = { guests, tables: [...board.tables.values()], fixtures: [], tableOf };
  const found = findBrokenWishes(board, index, wishes, wishOutcomes(wishes, seating));
  expect(found.map(({ guestIds, tableIds, text }) => [text.key, guestIds, tableIds])).toEqual([
    ["seating.problems.notTogether", [1, 2], [1, 2]],
    ["seating.problems.notApart", [2, 4], [2]],
    ["seating.problems.tooFew", [2, 3, 4], [2]],
    ["seating.problems.notAtTables", [2], [2]],
    ["seating.problems.atTables", [3], [2]],
  ]);
});
