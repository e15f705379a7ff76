import { expect, it } from "vitest";
import { additionalInfoOf, detailsOf, fieldsOf, guestFieldRules, newFields, nobodyChosen } from "./guest-fields.ts";

const noNames: string[] = [];
const guest = {
  id: 1,
  name: "Ana",
  tableNumber: "",
  additionalInfo: { Meal: "Fish" },
  household: "",
  doorNote: "",
  otherNames: noNames,
  guestOfId: null,
  guestOfName: null,
  attendance: "UNKNOWN" as const,
  isChild: false,
  needsAccess: false,
  updatedAt: "2027-01-01T00:00:00Z",
} as const;

it("sends columns under their names, whatever they are, and leaves out empty ones", () => {
  const info = additionalInfoOf(["a", "", "b"], ["__proto__", "Meal", "dots.and spaces"]);
  expect(JSON.stringify(info)).toBe('{"__proto__":"a","dots.and spaces":"b"}');
});

it("frees the seat of a guest who cancels, and seats nobody who has canceled", () => {
  const at = (tableNumber: string, attendance: "YES" | "NO") => ({ ...guest, tableNumber, attendance });
  const frees = (before: typeof guest | ReturnType<typeof at>, change: object) =>
    detailsOf({ ...fieldsOf(before, []), ...change }, before).freesSeat;
  expect(frees(at("7", "YES"), { attendance: "NO" })).toBe(true);
  expect(frees(at("7", "YES"), { household: "Berg" })).toBe(false);
  expect(frees(at("", "NO"), { household: "Berg" })).toBe(true);
  expect(frees(at("", "NO"), { tableNumber: "7" })).toBe(false);
  expect(frees(at("", "NO"), { attendance: "YES" })).toBe(false);
});

it("names the host only if it is another one", () => {
  const plusOne = { ...guest, guestOfId: 5 };
  const fields = fieldsOf(plusOne, []);
  expect(detailsOf(fields, plusOne)).not.toHaveProperty("guestOfId");
  expect(detailsOf({ ...fields, guestOfId: "" }, plusOne)).toMatchObject({ guestOfId: null });
  expect(detailsOf({ ...fields, guestOfId: "8" }, plusOne)).toMatchObject({ guestOfId: 8 });
  expect(detailsOf(newFields([]), undefined)).not.toHaveProperty("guestOfId");
});

it("accepts no host who was typed, but not found", () => {
  const typed = { ...newFields([], "7"), name: "Ana", guestOfId: nobodyChosen };
  expect(guestFieldRules.safeParse(typed).success).toBe(false);
  expect(guestFieldRules.safeParse({ ...typed, guestOfId: "8" }).success).toBe(true);
});
