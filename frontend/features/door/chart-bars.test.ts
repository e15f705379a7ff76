import { expect, it } from "vitest";
import { chartBars } from "./chart-bars.ts";

const at = (minutes: number) => new Date(Date.UTC(2027, 5, 12, 17) + minutes * 60_000).toISOString();

it("has a bar for each five minutes, also for those in which nobody came", () => {
  expect(chartBars([])).toBeUndefined();
  expect(
    chartBars([
      { from: at(0), count: 3 },
      { from: at(10), count: 2 },
    ]),
  ).toEqual({
    minutes: 5,
    bars: [
      { from: at(0), count: 3 },
      { from: at(5), count: 0 },
      { from: at(10), count: 2 },
    ],
  });
});

it("takes more time together where the bars would be too many", () => {
  const arrivals = [0, 5, 20, 600].map((minutes) => ({ from: at(minutes), count: 1 }));
  const chart = chartBars(arrivals);
  expect(chart).toMatchObject({ minutes: 15 });
  expect(chart?.bars.slice(0, 3)).toEqual([
    { from: at(0), count: 2 },
    { from: at(15), count: 1 },
    { from: at(30), count: 0 },
  ]);
  expect(chart?.bars.length).toBe(41);
});

it("has at most 60 bars, however long people come", () => {
  const chart = chartBars([
    { from: at(0), count: 1 },
    { from: at(200 * 24 * 60), count: 1 },
  ]);
  expect(chart?.bars.length).toBe(60);
});
