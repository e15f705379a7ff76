import { expect, it } from "vitest";
import { boardOf, guestRow, tableRow } from "../../model/rows-for-tests.ts";
import { askedSeat } from "./asked-seat.ts";
import { withoutLocks } from "./plan-rows.ts";

it("asks for other tables with room, of those that are locked only if the plan includes them", () => {
  const guest = guestRow(1, { tableNumber: "1", household: "Berg" });
  const board = boardOf(
    [guest, guestRow(2, { tableNumber: "1", household: "berg" }), guestRow(3, { tableNumber: "2" })],
    [
      tableRow(1, { isLocked: true }),
      tableRow(2, { capacity: 2 }),
      tableRow(3, { isLocked: true, capacity: 2 }),
      tableRow(4),
    ],
  );
  const tableOf = new Map([
    [1, 1],
    [2, 1],
    [3, 2],
  ] as const);
  expect(askedSeat(guest, board, [], tableOf)).toEqual({ guestId: 1, party: [1, 2], tables: [4] });
  expect(askedSeat(guest, withoutLocks(board), [], tableOf).tables).toEqual([3, 4]);
});
