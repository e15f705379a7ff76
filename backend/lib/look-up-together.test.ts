import { setTimeout as delay } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { lookUpTogether } from "./look-up-together.ts";

it("runs one query for concurrent callers, and looks up each key once", async () => {
  const asked: (readonly number[])[] = [];
  const find = lookUpTogether(async (keys: readonly number[]) => {
    asked.push(keys);
    return new Map(keys.filter((key) => key < 10).map((key) => [key, key * 2]));
  });
  expect(await Promise.all([1, 2, 1, 30].map(find))).toEqual([2, 4, 2, undefined]);
  expect(asked).toEqual([[1, 2, 30]]);
});

it("never returns a result older than the call", async () => {
  let truth = 0;
  const find = lookUpTogether(async (keys: readonly string[]) => {
    const seen = truth;
    await delay(Math.random() * 4);
    return new Map(keys.map((key) => [key, seen]));
  });
  const ask = async () => {
    const least = truth;
    expect(await find("truth")).toBeGreaterThanOrEqual(least);
  };
  const asking: Promise<void>[] = [];
  for (let i = 0; i < 200; i += 1) {
    truth += 1;
    asking.push(ask());
    if (i % 3 === 0) await delay(1);
  }
  await Promise.all(asking);
});

it("runs at once when idle, and otherwise for all callers within 2 ms", async () => {
  vi.useFakeTimers();
  const asked: (readonly number[])[] = [];
  const find = lookUpTogether(async (keys: readonly number[]) => {
    asked.push(keys);
    return new Map(keys.map((key) => [key, key]));
  });
  const found = [find(1)];
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([[1]]);
  found.push(find(2));
  await vi.advanceTimersByTimeAsync(1);
  found.push(find(3));
  expect(asked).toEqual([[1]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([[1], [2, 3]]);
  expect(await Promise.all(found)).toEqual([1, 2, 3]);
  vi.useRealTimers();
});

it("passes a failure to its callers, and continues", async () => {
  let fails = true;
  const find = lookUpTogether(async (keys: readonly number[]) => {
    if (fails) throw new Error("away");
    return new Map(keys.map((key) => [key, key]));
  });
  const outcomes = await Promise.allSettled([find(1), find(2), find(3)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  fails = false;
  expect(await find(1)).toBe(1);
});
