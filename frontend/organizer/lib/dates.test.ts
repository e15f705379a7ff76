import { expect, it } from "vitest";
import { dayHeading, longDate, startOfMonth, timeOfDay } from "./dates.ts";

it("writes a date in US long form", () => {
  expect(longDate("2026-11-20T12:00:00.000Z")).toBe("November 20, 2026");
});

it("finds the first moment of a month", () => {
  const midMonth = new Date(2026, 1, 28, 23, 59, 59);
  expect(startOfMonth(midMonth)).toBe(new Date(2026, 1, 1).toISOString());
  expect(startOfMonth(new Date(2027, 0, 1))).toBe(new Date(2027, 0, 1).toISOString());
});

it.each([
  [new Date(2026, 10, 24, 0, 0), "Today"],
  [new Date(2026, 10, 23, 23, 59), "Yesterday"],
  [new Date(2026, 10, 22, 12, 0), "Sunday, November 22, 2026"],
  [new Date(2026, 10, 25, 0, 1), "Wednesday, November 25, 2026"],
])("heads the changes of %s with %s", (time, heading) => {
  expect(dayHeading(time.toISOString(), new Date(2026, 10, 24, 0, 30))).toBe(heading);
});

it("writes the time of day", () => {
  expect(timeOfDay(new Date(2026, 10, 24, 21, 40).toISOString())).toMatch(/^9:40\sPM$/);
});
