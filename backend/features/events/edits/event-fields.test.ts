import fc from "fast-check";
import { expect, it } from "vitest";
import { changedFields, type EventFields, fieldsPutBack } from "./event-fields.ts";

const event: EventFields = {
  name: "Gala",
  description: "",
  date: "June 12, 2027",
  day: "2027-06-12",
  location: "",
  isPublic: true,
  showTablemates: true,
  guestCode: "",
  greeting: "",
  worksOffline: false,
  guestLanguages: [],
  hiddenColumns: ["Phone", "Price"],
  primaryColor: "#000000",
  secondaryColor: "#111111",
  backgroundColor: "#ffffff",
  fontFamily: "Inter, sans-serif",
  picture: null,
};

it("sets back what was changed, and leaves other fields alone", () => {
  const after = { ...event, name: "Gala 2", showTablemates: false };
  const changes = changedFields(event, after);
  expect(fieldsPutBack(changes, { ...after, location: "Hall" })).toEqual({
    values: { name: "Gala", showTablemates: true },
    changedAgain: [],
  });
  expect(fieldsPutBack(changes, { ...after, name: "Gala 3" }).changedAgain).toEqual(["name"]);
});

it("sets back hidden columns one by one", () => {
  const changes = changedFields(event, { ...event, hiddenColumns: ["Price", "Notes"] });
  const hiddenBy = (now: string[]) => fieldsPutBack(changes, { ...event, hiddenColumns: now });
  expect(hiddenBy(["Price", "Notes", "E-mail"]).values).toEqual({ hiddenColumns: ["Price", "E-mail", "Phone"] });
  expect(hiddenBy(["Price"]).changedAgain).toEqual(["hiddenColumns"]);
  expect(hiddenBy(["Price", "Notes", "Phone"]).changedAgain).toEqual(["hiddenColumns"]);
});

it("leads back to any state, and to the state before that", () => {
  const columns = fc.uniqueArray(fc.constantFrom("A", "B", "C", "D"));
  const anyEvent = fc.record({
    ...Object.fromEntries(Object.entries(event).map(([field, value]) => [field, fc.constant(value)])),
    name: fc.string(),
    isPublic: fc.boolean(),
    hiddenColumns: columns,
  });
  fc.assert(
    fc.property(anyEvent, anyEvent, (one, other) => {
      const before = { ...event, ...one };
      const after = { ...event, ...other };
      const { values, changedAgain } = fieldsPutBack(changedFields(before, after), after);
      expect(changedAgain).toEqual([]);
      const back = { ...after, ...values };
      expect(sorted(back)).toEqual(sorted(before));
    }),
  );
});

const sorted = (fields: EventFields) => ({ ...fields, hiddenColumns: fields.hiddenColumns.toSorted() });
