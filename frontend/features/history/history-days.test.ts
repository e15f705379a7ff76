import { expect, it } from "vitest";
import { historyDays } from "./history-days.ts";

const at = (day: number, hour: number) => ({ createdAt: new Date(2026, 10, day, hour).toISOString() });

it("puts entries under their days, and keeps their order", () => {
  const entries = [at(24, 9), at(24, 0), at(23, 23), at(20, 12), at(20, 8)];
  const days = historyDays(entries, new Date(2026, 10, 24, 10));
  expect(days.map(({ heading }) => heading)).toEqual(["Today", "Yesterday", "Friday, November 20, 2026"]);
  expect(days.flatMap((day) => day.entries)).toEqual(entries);
  expect(days.map((day) => day.entries.length)).toEqual([2, 1, 2]);
});

it("has no days without entries", () => {
  expect(historyDays([])).toEqual([]);
});
