import { expect, it } from "vitest";
import { defaultView, guestSortFrom, toGuestSort } from "./guest-rows.ts";

it.each([
  ["name", { by: "NAME" }],
  ["guest_of", { by: "GUEST_OF" }],
  ["other_names", { by: "OTHER_NAMES" }],
  ["column:Bus: stop", { by: "COLUMN", column: "Bus: stop" }],
  ["position", undefined],
])("sorts by %s", (text, sort) => {
  const by = guestSortFrom(text);
  expect(by && toGuestSort({ by, direction: "ASCENDING" }, defaultView)).toEqual(
    sort && { ...sort, direction: "ASCENDING" },
  );
});

it("sorts names as they are shown", () => {
  const view = { ...defaultView, isFamilyNameFirst: true };
  expect(toGuestSort({ by: "NAME", direction: "DESCENDING" }, view).by).toBe("FAMILY_NAME");
});
