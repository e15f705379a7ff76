import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomRuns } from "../../../../../common/testing/random-runs.ts";
import { applyAct } from "../../model/apply-act.ts";
import type { Board, BoardGuest } from "../../model/board.ts";
import type { BoardAct } from "../../model/board-act.ts";
import { indexBoard } from "../../model/board-index.ts";
import { boardOf, guestRow, tableRow } from "../../model/rows-for-tests.ts";
import { choiceWarnings } from "./choice-warnings.ts";
import { planCards } from "./plan-cards.ts";
import { chosenMoves, type Declined } from "./plan-choice.ts";
import { chairsAfter, seatMovesOf } from "./planned-chairs.ts";
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

const seatNumbers = fc.array(fc.option(fc.integer({ min: 1, max: 4 })), {
  minLength: guestCount,
  maxLength: guestCount,
});

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

  it("gives each chair of a plan to one guest, whatever was chosen and others did meanwhile", () => {
    run(
      fc.property(proposal, fc.array(act, { maxLength: 6 }), declined, seatNumbers, (plan, acts, no, seats) => {
        const seated = withSeats(plan.base, seats.slice(0, guestCount));
        const goal = applyAct(seated, { kind: "seat", moves: plan.moves });
        const suggested = [...goal.guests.values()].flatMap(({ id, tableNumber }, place) => {
          const seatNumber = goalSeat(goal, id, seats[place] ?? null);
          const now = seated.guests.get(id);
          const isSame = now?.tableNumber === tableNumber && now.seatNumber === seatNumber;
          return isSame ? [] : [{ guestId: id, tableLabel: tableNumber, seatNumber }];
        });
        const board = acts.reduce(applyAct, seated);
        const index = indexBoard(board);
        const review = reviewProposal({ base: seated, moves: suggested, assignsChairs: true }, board);
        const chosen = chosenMoves(review, no);
        const after = chairsAfter(review, chosen, index);
        const moves = seatMovesOf(review, chosen, after);
        const done = applyAct(board, { kind: "seat", moves });
        const taken = [...done.guests.values()].flatMap(({ tableNumber, seatNumber }) =>
          seatNumber === null ? [] : [`${tableNumber.toLowerCase()} ${seatNumber}`],
        );
        expect(new Set(taken).size).toBe(taken.length);
        for (const { guestId: id, seatNumber } of moves) {
          expect(done.guests.get(id)?.seatNumber ?? null).toBe(seatNumber ?? null);
          expect(board.guests.get(id)?.isLocked).toBe(false);
        }
        const staying = planCards(review, index, after)
          .flatMap(({ rows }) => rows)
          .filter(({ kind }) => kind === "stays");
        const shown = staying.map(({ guest, seatNumber }) => [guest.id, seatNumber]);
        expect(shown).toEqual(staying.map(({ guest }) => [guest.id, done.guests.get(guest.id)?.seatNumber]));
      }),
    );
  });

  it("warns of nothing when the whole plan is accepted, or nothing of it", () => {
    run(
      fc.property(proposal, (plan) => {
        const review = reviewProposal(plan, plan.base);
        const shown = { board: plan.base, index: indexBoard(plan.base) };
        const pairs = [...plan.base.guests.keys()].flatMap((one) =>
          [1, 2].map((other): [number, number] => [one, other]),
        );
        const together = pairs.map((guestIds) => ({ household: "", guestIds }));
        const rules = { together, apart: pairs, places: [], freeing: [{ tableIds: [], minimum: 2 }] };
        expect(choiceWarnings(review, new Set(), shown, rules)).toEqual([]);
        expect(choiceWarnings(review, new Set(plan.base.guests.keys()), shown, rules)).toEqual([]);
      }),
    );
  });
});

/** Each seat number at a table for the first guest who would have it. */
function withSeats(board: Board, seats: readonly (number | null)[]): Board {
  const taken = new Set<string>();
  const guests = [...board.guests.values()].map((guest, place) => {
    const seatNumber = guest.tableNumber === "" ? null : (seats[place] ?? null);
    const key = `${guest.tableNumber} ${seatNumber}`;
    if (seatNumber === null || taken.has(key)) return guest;
    taken.add(key);
    return { ...guest, seatNumber };
  });
  return { ...board, guests: new Map(guests.map((guest) => [guest.id, guest])) };
}

/** A plan's seat numbers are the places of guests at their table; some have none. */
function goalSeat(goal: Board, id: number, random: number | null): number | null {
  const { tableNumber } = goal.guests.get(id) ?? guestRow(id);
  const here = [...goal.guests.values()].filter((guest) => guest.tableNumber === tableNumber);
  return random === null || tableNumber === "" ? null : here.findIndex((guest) => guest.id === id) + 1;
}

function renamed(before: Board, now: Board, label: string): string | undefined {
  const table = [...before.tables.values()].find((one) => one.label === label);
  return now.tables.get(table?.id ?? 0)?.label.toLowerCase();
}
