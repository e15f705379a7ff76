import { expect, it } from "vitest";
import { indexBoard } from "./board-index.ts";
import { boardOf, guestRow, tableRow } from "./rows-for-tests.ts";
import { seatedWith } from "./table-filling.ts";

it("counts who would come, and nobody twice", () => {
  const guests = [1, 2, 3].map((id) => guestRow(id, { tableNumber: id === 3 ? "" : "6" }));
  const index = indexBoard(boardOf(guests, [tableRow(6), tableRow(7)]));
  expect(seatedWith(index, 6, [2, 3])).toBe(3);
  expect(seatedWith(index, 7, [1, 2])).toBe(2);
});
