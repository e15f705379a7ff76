import { expect, it } from "vitest";
import { additionalInfoOf, fieldsOf } from "./guest-fields.ts";

const guest = {
  id: 1,
  name: "Ana",
  tableNumber: "",
  additionalInfo: { Meal: "Fish" },
  household: "",
  attendance: "UNKNOWN" as const,
  needsAccess: false,
  guestOfName: null,
  updatedAt: "2027-01-01T00:00:00Z",
};

it("offers the first table to a guest who has none", () => {
  expect(fieldsOf(guest, []).tableNumber).toBe("1");
  expect(fieldsOf({ ...guest, tableNumber: "Rose" }, []).tableNumber).toBe("Rose");
});

it("has a field for each extra column, in the event's order", () => {
  expect(fieldsOf(guest, ["Notes", "Meal", "constructor"]).extra).toEqual(["", "Fish", ""]);
});

it("sends columns under their names, whatever they are, and leaves out empty ones", () => {
  const info = additionalInfoOf(["a", "", "b"], ["__proto__", "Meal", "dots.and spaces"]);
  expect(JSON.stringify(info)).toBe('{"__proto__":"a","dots.and spaces":"b"}');
});
