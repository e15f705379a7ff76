import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomRuns } from "../../../../../common/testing/random-runs.ts";
import { applyAct } from "../../model/apply-act.ts";
import type { Board, BoardGuest } from "../../model/board.ts";
import type { BoardAct } from "../../model/board-act.ts";
import { boardOf, guestRow, tableRow } from "../../model/rows-for-tests.ts";
import { chosenMoves, type Declined } from "./plan-choice.ts";
import { seatMovesOf } from "./planned-chairs.ts";
import { type Proposal, reviewProposal } from "./proposal.ts";

const guestCount = 12;
const tableIds = [1, 2, 3, 4];
const labels = tableIds.map(String);
const guestId = fc.integer({ min: 1, max: guestCount });
const tableId = fc.constantFrom(...tableIds);

const base: fc.Arbitrary<Board> = fc
  .array(fc.constantFrom("", ...labels), { minLength: guestCount, maxLength: guestCount })
  .map((seats) =>
    boardOf(
      seats.map((tableNumber, index) => guestRow(index + 1, { tableNumber })),
      tableIds.map((id) => tableRow(id, { capacity: 4 })),
    ),
  );

/** A plan seats everyone: four at each table. */
const proposal: fc.Arbitrary<Proposal> = fc
  .tuple(base, fc.shuffledSubarray([...labels, ...labels, ...labels, ...labels], { minLength: guestCount }))
  .map(([board, seats]) => ({
    base: board,
    moves: [...board.guests.values()].flatMap(({ id, tableNumber }, index) => {
      const tableLabel = seats[index] ?? "";
      return tableLabel === tableNumber ? [] : [{ guestId: id, tableLabel }];
    }),
  }));

const act: fc.Arbitrary<BoardAct> = fc.oneof(
  fc.record({ guestId, tableLabel: fc.constantFrom("", ...labels) }).map((move): BoardAct => {
    return { kind: "seat", moves: [move] };
  }),
  tableId.map((id): BoardAct => ({ kind: "deleteTables", ids: [id] })),
  tableId.map((id): BoardAct => ({ kind: "changeTables", changes: [{ id, label: `Oak ${id}` }] })),
  tableId.map((id): BoardAct => ({ kind: "changeTables", changes: [{ id, isLocked: true }] })),
  guestId.map((id): BoardAct => ({ kind: "details", guestIds: [id], details: { isLocked: true } })),
  guestId.map((id): BoardAct => ({ kind: "details", guestIds: [id], details: { attendance: "NO" } })),
);

const declined: fc.Arbitrary<Declined> = fc.array(guestId).map((ids) => new Set(ids));

const run = <Values extends [unknown, ...unknown[]]>(property: fc.IProperty<Values>) =>
  fc.assert(property, { numRuns: randomRuns(300) });

function tableOf(board: Board, guest: BoardGuest): string {
  return board.guests.get(guest.id)?.tableNumber.toLowerCase() ?? "gone";
}

describe("choosing moves of a plan", () => {
  it("moves those who were chosen, to the tables of the plan, and nobody else, whatever others did meanwhile", () => {
    run(
      fc.property(proposal, fc.array(act, { maxLength: 6 }), fc.array(guestId), declined, (plan, acts, gone, no) => {
        const changed = acts.reduce(applyAct, plan.base);
        const guests = new Map([...changed.guests].filter(([id]) => !gone.includes(id)));
        const board = { ...changed, guests };
        const review = reviewProposal(plan, board);
        const moves = chosenMoves(review, no);
        const after = applyAct(board, { kind: "seat", moves: seatMovesOf(review, moves, new Map()) });
        const chosen = new Map(moves.map(({ guest, toLabel }) => [guest.id, toLabel]));
        for (const guest of board.guests.values()) {
          const label = chosen.get(guest.id);
          if (label === undefined) expect(after.guests.get(guest.id)).toEqual(guest);
          else expect(tableOf(after, guest)).toBe(renamed(plan.base, after, label) ?? label);
        }
        expect(after.tables).toEqual(board.tables);
        expect([...chosen.keys()].some((id) => no.has(id) || gone.includes(id))).toBe(false);
        expect(review.goneCount).toBe(plan.moves.filter((move) => gone.includes(move.guestId)).length);
      }),
    );
  });

  it("never moves a guest whom others have moved, locked or crossed off, nor to a table that they locked", () => {
    run(
      fc.property(proposal, fc.array(act, { maxLength: 6 }), declined, (plan, acts, no) => {
        const board = acts.reduce(applyAct, plan.base);
        for (const { guest, from, to } of chosenMoves(reviewProposal(plan, board), no)) {
          expect(guest).toMatchObject({ isLocked: false, attendance: "UNKNOWN" });
          expect([from?.isLocked, to?.isLocked]).not.toContain(true);
          const before = plan.base.guests.get(guest.id)?.tableNumber ?? "";
          const table = [...plan.base.tables.values()].find(({ label }) => label === before);
          const isNewTable = from !== null && !plan.base.tables.has(from.id);
          const expected = table && board.tables.has(table.id) ? table.id : null;
          expect(isNewTable || (from?.id ?? null) === expected).toBe(true);
        }
      }),
    );
  });
});

function renamed(before: Board, now: Board, label: string): string | undefined {
  const table = [...before.tables.values()].find((one) => one.label === label);
  return now.tables.get(table?.id ?? 0)?.label.toLowerCase();
}
