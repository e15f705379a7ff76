import { describe, expect, it } from "vitest";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import { wishOutcomes } from "../../../../../common/wishes/wish-outcomes.ts";
import type { Board, BoardGuest } from "../../model/board.ts";
import { indexBoard } from "../../model/board-index.ts";
import { boardOf, guestRow, tableRow } from "../../model/rows-for-tests.ts";
import { emptyWish } from "../../wishes/model/wishes-change.ts";
import { groupChanges } from "./change-groups.ts";
import { type MoveReason, moveReasons } from "./move-reasons.ts";
import { chosenMoves } from "./plan-choice.ts";
import { reviewProposal } from "./proposal.ts";
import { tablesAfter } from "./tables-after.ts";

interface Fixtures {
  fixtures: readonly { id: number; x: number; y: number }[];
}

function wish(kind: Wish["kind"], more: Partial<Wish> = {}): Wish {
  return { ...emptyWish(kind), id: 1, ...more };
}

/** Guests by table: their ids, and what else they have. */
function seatedBoard(tables: Record<string, readonly number[]>, more: Record<number, Partial<BoardGuest>> = {}): Board {
  const guests = Object.entries(tables).flatMap(([tableNumber, ids]) =>
    ids.map((id) => guestRow(id, { tableNumber: tableNumber === "none" ? "" : tableNumber, ...more[id] })),
  );
  return boardOf(
    guests.sort((one, other) => one.id - other.id),
    [1, 2, 3].map((id) => tableRow(id, { capacity: 3, isAccessible: id === 3 })),
  );
}

function change(
  board: Board,
  moves: Record<number, string>,
  wishes: readonly Wish[] = [],
  fixtures: Fixtures = { fixtures: [] },
) {
  const planned = Object.entries(moves).map(([id, tableLabel]) => ({ guestId: Number(id), tableLabel }));
  const review = reviewProposal({ moves: planned, base: board }, board);
  const index = indexBoard(board);
  const seatedAt = (tableOf: ReadonlyMap<number, number>) => {
    const [guests, tables] = [[...board.guests.values()], [...board.tables.values()]];
    const seating = { guests, tables, tableOf, seatOf: new Map<number, number>(), ...fixtures };
    return { tableOf, outcomes: wishOutcomes(wishes, seating) };
  };
  return {
    review,
    change: {
      ...{ board, wishes, moves: chosenMoves(review, new Set()) },
      ...{ before: seatedAt(tablesAfter(index, [])), after: seatedAt(tablesAfter(index, planned)) },
    },
  };
}

const reasons = (...args: Parameters<typeof change>) => moveReasons(change(...args).change);

function othersIn(reason: MoveReason): readonly number[] {
  return "guestIds" in reason ? reason.guestIds : [];
}

function about(reason: MoveReason | undefined): [string, unknown] | undefined {
  if (!reason) return undefined;
  return [reason.kind, reason.kind === "over" ? reason.table.id : othersIn(reason)];
}

describe("the reason of a move", () => {
  it("is that the table had too many, for as many as it had, and its guests' companions stay with them", () => {
    const board = seatedBoard(
      { 1: [1, 2, 3, 4], 2: [5] },
      { 3: { household: "Berg" }, 4: { household: "Berg" }, 5: { household: "Tal" } },
    );
    const found = reasons(board, { 3: "3", 4: "3" });
    expect([3, 4].map((id) => about(found.get(id)))).toEqual([
      ["over", 1],
      ["along", [3]],
    ]);
    expect(found.get(3)).toMatchObject({ count: 1 });
  });

  it("is a wish rather than a table that others leave, and the most important wish", () => {
    const board = seatedBoard({ 1: [1, 2, 3, 4], 2: [5, 6] });
    const wishes = [
      wish("LIKE", { guestIds: [1, 5], priority: "LOW" }),
      wish("LIKE", { id: 2, guestIds: [1, 6], priority: "HIGH" }),
    ];
    const found = reasons(board, { 1: "2", 2: "3" }, wishes);
    expect([1, 2].map((id) => about(found.get(id)))).toEqual([
      ["with", [6]],
      ["over", 1],
    ]);
  });

  it("is to make room only at a table that would be too full for those who come", () => {
    const board = seatedBoard({ 1: [1, 2, 3], 2: [4, 5] });
    const wishes = [wish("TOGETHER", { guestIds: [1, 4] })];
    expect(about(reasons(board, { 4: "1", 2: "3" }, wishes).get(2))).toEqual(["room", [4]]);
    expect(about(reasons(board, { 4: "1", 2: "3", 3: "3" }, wishes).get(2))).toBe(undefined);
    expect(reasons(board, { 2: "3" }).size).toBe(0);
  });

  it("is what guests gain from wishes about columns, places, tables and company, and from access", () => {
    const meal = { additionalInfo: { Meal: "Fish" } };
    const board = seatedBoard({ 1: [1, 2], 2: [3, 4, 5] }, { 1: meal, 3: { ...meal, needsAccess: true } });
    const of = (kind: Wish["kind"], moves: Record<number, string>, id: number, more: Partial<Wish> = {}) =>
      reasons(board, moves, [wish(kind, more)]).get(id);
    expect(of("COLUMN_TOGETHER", { 1: "2" }, 1, { column: "Meal" })).toMatchObject({ value: "Fish", count: 1 });
    expect(of("APART", { 5: "3" }, 5, { guestIds: [4, 5] })).toMatchObject({ kind: "without", isRequired: true });
    expect(of("TABLE_MINIMUM", { 4: "1" }, 4, { minimum: 3 })).toMatchObject({ kind: "tooFew", table: { id: 1 } });
    expect(of("FREE_SEATS", { 4: "1" }, 4, { minimum: 1 })).toMatchObject({ kind: "tooFewFree", table: { id: 2 } });
    expect(of("FREE_SEATS", { 4: "1" }, 4, { minimum: 1, tableIds: [1] })).toBe(undefined);
    const at = { guestIds: [4], tableIds: [1] };
    expect(of("AT_TABLES", { 4: "1" }, 4, at)).toEqual({ kind: "atTables", isRequired: true });
    expect(of("DISLIKE_TABLES", { 4: "1" }, 4, { ...at, tableIds: [2] })).toMatchObject({
      kind: "notAtTables",
      table: { id: 2 },
    });
    expect(of("LIKE_TABLES", { 4: "3" }, 4, at)).toBe(undefined);
    expect(of("BALANCE", { 4: "3" }, 4)).toMatchObject({ kind: "fuller", table: { id: 2 } });
    expect(of("BALANCE", { 3: "3" }, 3)).toEqual({ kind: "access" });
    const spread = seatedBoard({ 1: [1, 2] }, { 1: meal, 2: meal });
    expect(reasons(spread, { 2: "3" }, [wish("COLUMN_SPREAD", { column: "Meal" })]).get(2)?.kind).toBe("spread");
    const known = seatedBoard({ 1: [1, 2], 2: [3, 4] }, { 2: { household: "B" }, 3: { household: "B" } });
    expect(reasons(known, { 2: "2" }, [wish("COMPANY")]).get(2)).toMatchObject({ kind: "alone", table: { id: 1 } });
    expect(reasons(known, { 2: "2" }).get(2)).toMatchObject({ kind: "household", household: "B", guestIds: [3] });
    const placed = [1, 2, 3].map((id) => [id, tableRow(id, { x: id * 500, y: 0, capacity: 3 })] as const);
    const stage = { fixtures: [{ id: 7, x: 0, y: 0 }] };
    const near = [wish("NEAR", { guestIds: [3], fixtureId: 7 })];
    expect(reasons({ ...board, tables: new Map(placed) }, { 3: "1" }, near, stage).get(3)).toEqual({
      kind: "near",
      fixtureId: 7,
    });
    const ranks = { 1: { additionalInfo: { R: "1" } }, 3: { additionalInfo: { R: "2" } } };
    const ranked = { ...seatedBoard({ 1: [3], 3: [1, 2] }, ranks), tables: new Map(placed) };
    const inOrder = reasons(
      ranked,
      { 1: "1", 2: "2", 3: "2" },
      [wish("COLUMN_RANK", { column: "R", fixtureId: 7 })],
      stage,
    );
    expect([1, 2, 3].map((id) => inOrder.get(id))).toEqual([{ kind: "rank", fixtureId: 7 }, undefined, undefined]);
    const apart = { ...seatedBoard({ 1: [1], 3: [2, 3] }), tables: new Map(placed) };
    const beside = [wish("NEIGHBOR_TABLES", { guestIds: [1, 2] })];
    expect(reasons(apart, { 2: "2" }, beside).get(2)).toEqual({ kind: "beside", column: "", value: "" });
    expect(reasons(apart, { 3: "2" }, beside).get(3)).toBe(undefined);
  });
});

describe("the groups of changes", () => {
  it("have each move once, by what the plan cures, with companions next to each other", () => {
    const board = seatedBoard({ 1: [1, 2, 3, 4], 2: [5, 6, 7], none: [8] }, { 1: { isLocked: true } });
    const { review, change: made } = change(board, { 1: "3", 2: "3", 3: "2", 5: "3", 8: "2", 6: "3" });
    const groups = groupChanges(review.moves, moveReasons(made));
    expect(groups.map(({ kind, moves }) => [kind, moves.map(({ guest }) => guest.id)])).toEqual([
      ["over", [2]],
      ["seated", [8]],
      ["room", [5, 6]],
      ["other", [3]],
      ["hindered", [1]],
    ]);
  });
});
