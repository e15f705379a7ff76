import { expect, it } from "vitest";
import { guestRow } from "../../model/rows-for-tests.ts";
import { columnOfNames } from "./column-of-names.ts";

const guests = new Map(
  [
    guestRow(1, { name: "Anna Berg", additionalInfo: { Diet: "Vegan", "Sit with": "Ben Conti, Carla" } }),
    guestRow(2, { name: "Ben Conti", additionalInfo: { Diet: "none", "Sit with": "the Bergs, Anna BERG" } }),
  ].map((guest) => [guest.id, guest]),
);

it("chooses the column in which other guests' surnames are", () => {
  expect(columnOfNames(guests, ["Diet", "Sit with"]).column).toBe("Sit with");
});

it("chooses the first one if there is no such column", () => {
  expect(columnOfNames(guests, ["Diet"]).column).toBe("Diet");
  expect(columnOfNames(guests, []).column).toBe("");
});
