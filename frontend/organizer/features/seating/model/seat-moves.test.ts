import fc from "fast-check";
import { expect, it } from "vitest";
import { type Chair, chairsOf } from "../../../../../common/floor-plan/table-chairs.ts";
import { randomRuns } from "../../../../../common/testing/random-runs.ts";
import { type Board, type BoardGuest, type BoardTable, indexBoard, seatNumberOf, tableLabeled } from "./board.ts";
import { applyAct } from "./board-act.ts";
import { boardOf, guestRow, tableRow } from "./rows-for-tests.ts";
import { chairMoves, tableSwapMoves } from "./seat-moves.ts";

const guestCount = 9;
const labels = ["1", "2", "Oak"];
const tableIds = [1, 2, 3];

const guestId = fc.integer({ min: 1, max: guestCount });
const chairNumber = fc.integer({ min: 1, max: 8 });

/** Seat numbers are unique at each table, and may exceed seats that were taken away since. */
const board: fc.Arbitrary<Board> = fc
  .record({
    guests: fc.array(
      fc.record({
        tableNumber: fc.constantFrom("", ...labels),
        seat: fc.option(chairNumber),
        isLocked: fc.constantFrom(false, false, false, true),
        isAbsent: fc.constantFrom(false, false, false, true),
      }),
      { minLength: guestCount, maxLength: guestCount },
    ),
    capacities: fc.tuple(...tableIds.map(() => fc.option(fc.integer({ min: 1, max: 6 })))),
    lockedId: fc.constantFrom(0, 0, ...tableIds),
  })
  .map(({ guests, capacities, lockedId }) => {
    const taken = new Set<string>();
    const rows = guests.map(({ tableNumber, seat, isLocked, isAbsent }, place) => {
      const key = `${tableNumber} ${seat}`;
      const seatNumber = tableNumber === "" || taken.has(key) ? null : seat;
      taken.add(key);
      const attendance = isAbsent ? ("NO" as const) : ("YES" as const);
      return guestRow(place + 1, { tableNumber, seatNumber, isLocked, attendance });
    });
    const tables = tableIds.map((id, place) => {
      return tableRow(id, {
        label: labels[place] ?? "",
        capacity: capacities[place] ?? null,
        isLocked: id === lockedId,
      });
    });
    return boardOf(rows, tables);
  });

it("puts a guest on a chair without moving anybody else but who was shown there", () => {
  fc.assert(
    fc.property(board, guestId, fc.constantFrom(...tableIds), chairNumber, (rows, id, tableId, number) => {
      const [guest, table] = [rows.guests.get(id), rows.tables.get(tableId)];
      if (!guest || !table) return;
      const change = chairMoves({ board: rows, index: indexBoard(rows) }, guest, table, number);
      if (!change) return;
      const after = applyAct(rows, { kind: "seat", moves: [...change.put, ...change.kept] });
      const moved = new Set(change.put.map(({ guestId: movedId }) => movedId));
      const left = tableLabeled(rows, guest.tableNumber);
      for (const one of new Set([table, ...(change.other && left ? [left] : [])])) {
        const now = chairsAt(after, one.id);
        const stay = chairsAt(rows, one.id).filter((chair) => {
          const isAimedAt = one === table && chair.number === number;
          return !isAimedAt && canStay(chair, one) && !moved.has(chair.guest?.id ?? 0);
        });
        for (const chair of stay) expect(now[chair.number - 1]?.guest?.id).toBe(chair.guest?.id);
      }
      expect(after.guests.get(id)).toMatchObject({ tableNumber: table.label, seatNumber: number });
    }),
    { numRuns: randomRuns(1000) },
  );
});

it("lets the guests of two tables change places, with the numbers of seats that their new table has", () => {
  const tables = [tableRow(1, { capacity: 2 }), tableRow(2)];
  const guests = [guestRow(1, { tableNumber: "1", seatNumber: 2 }), guestRow(2, { tableNumber: "2", seatNumber: 3 })];
  const rows = boardOf(guests, tables);
  const [one, other] = tables;
  const moves = one && other && tableSwapMoves({ index: indexBoard(rows) }, one, other);
  expect(moves).toEqual([
    { guestId: 1, tableLabel: "2", seatNumber: 2 },
    { guestId: 2, tableLabel: "1", seatNumber: null },
  ]);
});

/** Whether the guest on a chair has its number or can get it. */
function canStay({ number, guest, isNumbered }: Chair<BoardGuest>, { capacity }: BoardTable): boolean {
  if (!guest || number > (capacity ?? number)) return false;
  return isNumbered || (guest.seatNumber === null && !guest.isLocked);
}

function chairsAt(rows: Board, tableId: number) {
  const table = rows.tables.get(tableId);
  return table ? chairsOf(table, indexBoard(rows).guestsAt.get(tableId) ?? [], seatNumberOf) : [];
}
