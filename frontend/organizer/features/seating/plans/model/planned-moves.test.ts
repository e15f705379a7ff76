import { describe, expect, it } from "vitest";
import { boardOf, guestRow, tableRow } from "../../model/rows-for-tests.ts";
import { acceptanceOf, planOf, possibleMoves } from "./planned-moves.ts";

const saved = {
  name: "Before",
  tables: [1, 2].map((id) => ({ id, label: String(id) })),
  seats: [1, 2].map((guestId) => ({ guestId, tablePlace: guestId - 1, seatNumber: 1 })),
};
const guests = [1, 2].map((id) => guestRow(id));

describe("a saved plan", () => {
  it("does not take a table for another one whose label it got", () => {
    // Table 1 was deleted, and table 2 is called 1 now.
    const board = boardOf(guests, [tableRow(2, { label: "1" })]);
    expect(possibleMoves(planOf(saved, board), board).moves).toEqual([{ guestId: 2, tableLabel: "1", seatNumber: 1 }]);
  });

  it("brings back a table that went with its last guest, and leaves locked tables alone", () => {
    const board = boardOf(guests, [tableRow(2, { isLocked: true })]);
    const plan = planOf(saved, board);
    expect(acceptanceOf(plan, [])).toEqual({ kind: "seat", moves: [], includesLockedTables: false });
    expect(possibleMoves(plan, board)).toEqual({ moves: [{ guestId: 1, tableLabel: "1", seatNumber: 1 }], lost: 1 });
  });
});

describe("a plan's moves", () => {
  const plan = (...moves: { guestId: number; tableId: number; seatNumber: number | null }[]) => ({
    ...{ moves, includesLockedTables: false, savedAs: null },
  });

  it("include locked tables as the search did", () => {
    expect(acceptanceOf({ ...plan(), includesLockedTables: true }, []).includesLockedTables).toBe(true);
  });

  it("leave out who is gone, not coming, or locked since, and tables that are gone", () => {
    const board = boardOf(
      [guestRow(1, { attendance: "NO" }), guestRow(2, { isLocked: true, tableNumber: "1" }), guestRow(3), guestRow(5)],
      [tableRow(1), tableRow(2)],
    );
    const ids = [1, 2, 3, 4].map((guestId) => ({ guestId, tableId: 2, seatNumber: null }));
    expect(possibleMoves(plan(...ids, { guestId: 5, tableId: 9, seatNumber: null }), board)).toEqual({
      moves: [{ guestId: 3, tableLabel: "2", seatNumber: null }],
      lost: 4,
    });
  });

  it("give no seat number that somebody keeps or that the table lacks, and take none for nothing", () => {
    const board = boardOf(
      [guestRow(1, { tableNumber: "1", seatNumber: 1 }), guestRow(2), guestRow(3, { tableNumber: "1", seatNumber: 2 })],
      [tableRow(1, { capacity: 4 })],
    );
    const { moves } = possibleMoves(
      plan({ guestId: 2, tableId: 1, seatNumber: 1 }, { guestId: 3, tableId: 1, seatNumber: 9 }),
      board,
    );
    expect(moves).toEqual([{ guestId: 2, tableLabel: "1", seatNumber: null }]);
  });
});
