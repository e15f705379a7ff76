import { expect, it } from "vitest";
import { conditionsIn, filterOf } from "./guest-conditions.ts";

const filterIn = (address: string) => filterOf(conditionsIn(new URLSearchParams(address)));

it.each([
  ["", null],
  ["q=Anna&sort=name&tab=guests", null],
  ["coming=yes&access=no&plusOne=yes", { attendance: "YES", needsAccess: false, isPlusOne: true }],
  ["household=Berg&table=Head+Table", { household: "Berg", table: "Head Table" }],
  ["household=%20", { household: "" }],
  ["in.Meal=Fish&in.Bus:%20stop=%20&in.in.=x", { columns: { Meal: "Fish", "Bus: stop": "", "in.": "x" } }],
  ["since=2026-11-26", { changedSince: new Date(2026, 10, 26).toISOString() }],
  // What means nothing is left out.
  ["coming=maybe&access=&plusOne=2&since=2026-13-41&household=&in.Meal=", null],
])("%j means %j", (address, filter) => {
  expect(filterIn(address)).toEqual(filter);
});
