import { expect, it } from "vitest";
import { boardOf, guestRow, tableRow } from "../../model/rows-for-tests.ts";
import { savedProposal } from "./saved-proposal.ts";

it("does not take a table of the plan for another one whose label it got", () => {
  const plan = {
    name: "Before",
    tables: [1, 2].map((id) => ({ id, label: String(id), capacity: 8 })),
    seats: [1, 2].map((guestId) => ({ guestId, tablePlace: guestId - 1, seatNumber: 1 })),
  };
  // Table 1 was deleted, and table 2 is called 1 now.
  const board = boardOf(
    [1, 2].map((id) => guestRow(id)),
    [tableRow(2, { label: "1" })],
  );
  expect(savedProposal(plan, board).moves).toEqual([{ guestId: 2, tableLabel: "1", seatNumber: 1 }]);
});
