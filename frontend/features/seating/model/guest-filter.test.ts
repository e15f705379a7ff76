import { expect, it } from "vitest";
import { columnsOf, conditionCount, filterGuests, noFilter, valuesOf } from "./guest-filter.ts";
import { guestRow as guest } from "./rows-for-tests.ts";

const guests = [
  guest(1, { household: "Berg", attendance: "YES", additionalInfo: { Meal: "Fish" } }),
  guest(2, { household: "Berg", additionalInfo: { Meal: "Vegan", constructor: "x" } }),
  guest(3, { attendance: "YES" }),
];
const idsOf = (filter: Partial<typeof noFilter>, found: number[] | null = null) =>
  filterGuests(guests, { ...noFilter, ...filter }, found).map(({ id }) => id);

it("lets through who meets all conditions", () => {
  expect(idsOf({})).toEqual([1, 2, 3]);
  expect(idsOf({ attendance: "YES" })).toEqual([1, 3]);
  expect(idsOf({ attendance: "YES", household: "Berg" })).toEqual([1]);
  expect(idsOf({ column: "Meal", value: "Vegan" })).toEqual([2]);
  expect(idsOf({ column: "constructor", value: "x" })).toEqual([2]);
  expect(idsOf({ column: "Meal", value: "" })).toEqual([1, 2, 3]);
});

it("keeps the order of a search", () => {
  expect(idsOf({}, [3, 77, 1])).toEqual([3, 1]);
  expect(idsOf({ household: "Berg" }, [3, 2, 1])).toEqual([2, 1]);
});

it("offers what guests have", () => {
  expect(columnsOf(guests)).toEqual(["Meal", "constructor"]);
  expect(valuesOf(guests, ({ household }) => household)).toEqual(["Berg"]);
  expect(conditionCount({ ...noFilter, column: "Meal" })).toBe(0);
  expect(conditionCount({ ...noFilter, column: "Meal", value: "Fish", attendance: "NO" })).toBe(2);
});
