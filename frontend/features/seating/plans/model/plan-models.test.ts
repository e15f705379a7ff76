import { describe, expect, it } from "vitest";
import type { BoardGuest, BoardTable } from "../../model/board.ts";
import { indexBoard } from "../../model/board-index.ts";
import { boardOf, guestRow, tableRow } from "../../model/rows-for-tests.ts";
import { emptyWish } from "../../wishes/model/wishes-change.ts";
import { choiceWarnings } from "./choice-warnings.ts";
import { mustRules } from "./must-rules.ts";
import { planCards } from "./plan-cards.ts";
import { countMoves, withChoice } from "./plan-choice.ts";
import { planSize, usualKeep } from "./plan-size.ts";
import { reviewProposal } from "./proposal.ts";
import { countSeated, tablesAfter } from "./tables-after.ts";

const shownOf = (guests: readonly BoardGuest[], tables: readonly BoardTable[]) => {
  const board = boardOf(guests, tables);
  return { board, index: indexBoard(board) };
};

describe("a plan on the board", () => {
  it("shows who comes, who stays and who leaves", () => {
    const { board, index } = shownOf(
      [guestRow(1, { tableNumber: "1" }), guestRow(2, { tableNumber: "1" }), guestRow(3), guestRow(4)],
      [tableRow(1), tableRow(2), tableRow(3)],
    );
    const moves = [
      { guestId: 2, tableLabel: "2" },
      { guestId: 3, tableLabel: "1" },
    ];
    const review = reviewProposal({ moves, base: board }, board);
    const cards = planCards(review, index);
    expect(cards.map(({ rows }) => rows.map(({ guest, kind }) => `${kind} ${guest.id}`))).toEqual([
      ["comes 3", "stays 1", "leaves 2"],
      ["comes 2"],
      [],
    ]);
    expect(cards.map(({ isChanged }) => isChanged)).toEqual([true, true, false]);
    expect(countMoves(review.moves)).toEqual({ moved: 1, newlySeated: 1 });
  });

  it("forgets moves that somebody has made already", () => {
    const base = boardOf([guestRow(1)], [tableRow(1)]);
    const now = boardOf([guestRow(1, { tableNumber: "1" })], [tableRow(1)]);
    expect(reviewProposal({ moves: [{ guestId: 1, tableLabel: "1" }], base }, now).moves).toEqual([]);
  });

  it("lets a guest who lost their seat with their table have the new one", () => {
    const base = boardOf([guestRow(1, { tableNumber: "1" })], [tableRow(1), tableRow(2)]);
    const now = boardOf([guestRow(1)], [tableRow(2)]);
    const [move] = reviewProposal({ moves: [{ guestId: 1, tableLabel: "2" }], base }, now).moves;
    expect(move?.obstacle).toBeNull();
  });

  it("is hindered by a locked table unless it includes those, and by a locked guest always", () => {
    const base = boardOf([guestRow(1), guestRow(2, { isLocked: true })], [tableRow(1, { isLocked: true })]);
    const moves = [1, 2].map((guestId) => ({ guestId, tableLabel: "1" }));
    const obstacles = (includesLockedTables: boolean) =>
      reviewProposal({ moves, base, includesLockedTables }, base).moves.map(({ obstacle }) => obstacle);
    expect(obstacles(false)).toEqual(["locked", "locked"]);
    expect(obstacles(true)).toEqual([null, "locked"]);
  });

  it("does not take another table for one that is gone", () => {
    const base = boardOf([guestRow(1)], [tableRow(1), tableRow(2)]);
    const renamed = boardOf([guestRow(1)], [tableRow(2, { label: "1" })]);
    const added = boardOf([guestRow(1)], [tableRow(2), tableRow(3, { label: "1" })]);
    const plan = { moves: [{ guestId: 1, tableLabel: "1" }], base };
    expect(reviewProposal(plan, renamed).moves[0]?.obstacle).toBe("tableGone");
    expect(reviewProposal(plan, added).moves[0]).toMatchObject({ obstacle: null, to: { id: 3 } });
  });
});

describe("who has a seat after a plan", () => {
  it("counts guests who may come", () => {
    const { board, index } = shownOf(
      [
        guestRow(1, { tableNumber: "1" }),
        guestRow(2, { tableNumber: "1", attendance: "NO" }),
        guestRow(3),
        guestRow(4),
      ],
      [tableRow(1), tableRow(2)],
    );
    const tableOf = tablesAfter(index, [{ guestId: 3, tableLabel: "2" }]);
    expect([...tableOf]).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
    ]);
    expect(countSeated(board, tableOf)).toEqual({ seated: 2, guests: 3 });
  });
});

describe("warnings about a choice", () => {
  const couple = { household: "Weber", guestOfId: null };
  const shown = shownOf(
    [guestRow(1, { ...couple, tableNumber: "1" }), guestRow(2, couple), guestRow(3, { tableNumber: "2" })],
    [tableRow(1, { capacity: 1 }), tableRow(2, { capacity: 2 })],
  );
  const plan = {
    base: shown.board,
    moves: [
      { guestId: 1, tableLabel: "2" },
      { guestId: 2, tableLabel: "2" },
      { guestId: 3, tableLabel: "1" },
    ],
  };
  const review = reviewProposal(plan, shown.board);
  const rules = mustRules(shown.board, [{ ...emptyWish("APART"), guestIds: [1, 3] }], false);

  it("says which table would be over-full, and who would be separated or brought together", () => {
    expect(choiceWarnings(review, new Set([3]), shown, rules)).toEqual([
      { kind: "overCapacity", tableId: 2, guests: 3, seats: 2 },
      { kind: "joined", guestIds: [1, 3] },
    ]);
    expect(choiceWarnings(review, new Set([1]), shown, rules)).toEqual([
      { kind: "overCapacity", tableId: 1, guests: 2, seats: 1 },
      { kind: "household", household: "Weber", guestIds: [1, 2] },
      { kind: "joined", guestIds: [1, 3] },
    ]);
  });

  it("names who would not sit where they must", () => {
    const wishes = [
      { ...emptyWish("AT_TABLES"), guestIds: [2, 3], tableIds: [2] },
      { ...emptyWish("NOT_AT_TABLES"), guestIds: [1], tableIds: [1] },
    ];
    const places = mustRules(shown.board, wishes, true);
    expect(choiceWarnings(review, new Set([1]), shown, places)).toEqual([
      { kind: "overCapacity", tableId: 1, guests: 2, seats: 1 },
      { kind: "misplaced", guestIds: [1] },
    ]);
  });

  it("warns of a table with too few free seats", () => {
    const freeing = mustRules(shown.board, [{ ...emptyWish("FREE_SEATS"), tableIds: [2], minimum: 1 }], true);
    const noneLeft = { kind: "tooFewFree", tableId: 2, count: 0, needed: 1 };
    expect(choiceWarnings(review, new Set([3, 1]), shown, freeing)).toEqual([]);
    expect(choiceWarnings({ ...review, moves: review.moves.slice(1) }, new Set([3]), shown, freeing)).toEqual([
      noneLeft,
    ]);
  });

  it("lets households be split where the plan may", () => {
    const loose = mustRules(shown.board, [], true);
    expect(choiceWarnings(review, new Set([1]), shown, loose)).toEqual([
      { kind: "overCapacity", tableId: 1, guests: 2, seats: 1 },
    ]);
  });

  it("takes and declines guests of a table", () => {
    const none = withChoice(new Set(), [1, 2], false);
    expect([...none]).toEqual([1, 2]);
    expect([...withChoice(none, [2], true)]).toEqual([1]);
  });
});

describe("what a plan is made of", () => {
  it("leaves out who is not coming, locked tables with their guests, and locked guests without a seat", () => {
    const { board, index } = shownOf(
      [
        guestRow(1, { tableNumber: "1" }),
        guestRow(2, { tableNumber: "1", attendance: "NO" }),
        guestRow(3, { tableNumber: "2" }),
        guestRow(4, { isLocked: true }),
        guestRow(5, { tableNumber: "3", isLocked: true }),
        guestRow(6),
      ],
      [tableRow(1, { capacity: 1 }), tableRow(2, { capacity: 9, isLocked: true }), tableRow(3)],
    );
    const left = { guests: 3, seated: 2, tables: 2, seats: 2, missing: 1, unlimited: 1, locked: 1 };
    expect(planSize(board, index, { seatsPerTable: 1, includesLockedTables: false })).toEqual(left);
    const more = planSize(board, index, { seatsPerTable: 8, includesLockedTables: false });
    expect(more).toMatchObject({ seats: 9, missing: 0 });
    const all = { guests: 4, seated: 3, tables: 3, seats: 11, missing: 0, unlimited: 1, locked: 1 };
    expect(planSize(board, index, { seatsPerTable: 1, includesLockedTables: true })).toEqual(all);
  });

  it("moves as few as possible once nearly everyone has a seat", () => {
    expect(usualKeep({ guests: 10, seated: 0 })).toBe("NOTHING");
    expect(usualKeep({ guests: 10, seated: 5 })).toBe("PREFERABLY");
    expect(usualKeep({ guests: 10, seated: 9 })).toBe("FEWEST_MOVES");
  });
});
