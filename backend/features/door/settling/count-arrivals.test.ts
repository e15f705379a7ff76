import { expect, it } from "vitest";
import { arrivalsPerPeriod } from "./count-arrivals.ts";

const at = (time: string) => Date.parse(`2026-06-20T${time}Z`);

it("counts arrivals of each five minutes, in order, without empty ones", () => {
  expect(arrivalsPerPeriod([at("19:09:59"), at("19:05:00"), at("18:59:59"), at("19:20:00")])).toEqual([
    { from: "2026-06-20T18:55:00.000Z", count: 1 },
    { from: "2026-06-20T19:05:00.000Z", count: 2 },
    { from: "2026-06-20T19:20:00.000Z", count: 1 },
  ]);
  expect(arrivalsPerPeriod([])).toEqual([]);
});
