import { expect, it } from "vitest";
import { boardOf, guestRow, tableRow } from "../../model/rows-for-tests.ts";
import { reviewProposal } from "./proposal.ts";
import { savedProposal } from "./saved-proposal.ts";

it("takes a plan again after guests and tables came, went and changed, without taking anybody's seat", () => {
  const plan = {
    name: "A",
    tables: [
      { id: 1, label: "1", capacity: 8 },
      { id: 2, label: "2", capacity: 8 },
      { id: 3, label: "Gone", capacity: 6 },
      { id: null, label: "4", capacity: null },
    ],
    seats: [
      { guestId: 1, tablePlace: 0, seatNumber: 1 },
      { guestId: 2, tablePlace: 0, seatNumber: 2 },
      { guestId: 3, tablePlace: 1, seatNumber: null },
      { guestId: 4, tablePlace: 2, seatNumber: null },
      { guestId: 5, tablePlace: 3, seatNumber: null },
      { guestId: 6, tablePlace: null, seatNumber: null },
      { guestId: 7, tablePlace: 0, seatNumber: null },
      { guestId: 99, tablePlace: 1, seatNumber: null },
    ],
  };
  const board = boardOf(
    [
      guestRow(1, { tableNumber: "2" }),
      guestRow(2, { tableNumber: "2" }),
      guestRow(3, { tableNumber: "2" }),
      guestRow(4, { tableNumber: "2" }),
      guestRow(5),
      guestRow(6, { tableNumber: "Renamed", seatNumber: 2 }),
      guestRow(7, { attendance: "NO" }),
      guestRow(8, { tableNumber: "Renamed" }),
    ],
    [tableRow(1, { label: "Renamed", capacity: 3 }), tableRow(2), tableRow(40, { label: "4" })],
  );
  const { proposal, since } = savedProposal(plan, board);
  expect(proposal.moves).toEqual([
    { guestId: 1, tableLabel: "Renamed", seatNumber: 1 },
    { guestId: 2, tableLabel: "Renamed" },
    { guestId: 3, tableLabel: "2" },
    { guestId: 4, tableLabel: "Gone" },
    { guestId: 5, tableLabel: "4" },
  ]);
  expect(since).toMatchObject({
    goneGuests: 1,
    notComing: [{ id: 7 }],
    newGuests: [{ id: 8 }],
    seatedSince: [{ id: 6 }],
    goneTables: [{ label: "Gone", capacity: 6, guests: 1 }],
    overfull: [{ table: { id: 1 }, guests: 4 }],
  });
  const review = reviewProposal(proposal, board);
  expect(review.moves.map(({ guest, obstacle }) => [guest.id, obstacle])).toEqual([
    [1, null],
    [2, null],
    [4, "tableGone"],
    [5, null],
  ]);
  const withTable = { ...board, tables: new Map([...board.tables, [50, tableRow(50, { label: "Gone" })]]) };
  expect(reviewProposal(proposal, withTable).moves.find(({ guest }) => guest.id === 4)).toMatchObject({
    ...{ obstacle: null, to: { id: 50 } },
  });
});
