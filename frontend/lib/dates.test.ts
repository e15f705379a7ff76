import { expect, it } from "vitest";
import { longDate, startOfMonth } from "./dates.ts";

it("writes a date in US long form", () => {
  expect(longDate("2026-11-20T12:00:00.000Z")).toBe("November 20, 2026");
});

it("finds the first moment of a month", () => {
  const midMonth = new Date(2026, 1, 28, 23, 59, 59);
  expect(startOfMonth(midMonth)).toBe(new Date(2026, 1, 1).toISOString());
  expect(startOfMonth(new Date(2027, 0, 1))).toBe(new Date(2027, 0, 1).toISOString());
});
