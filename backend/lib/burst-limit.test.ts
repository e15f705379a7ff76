import { afterEach, expect, it, vi } from "vitest";
import { createBurstLimit } from "./burst-limit.ts";

afterEach(() => vi.useRealTimers());

const times = (count: number, act: () => void) => {
  for (let i = 0; i < count; i += 1) act();
};

it("takes a minute's requests at once, then each when it is due, and counts callers apart", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  const limit = createBurstLimit(120);
  const count = () => limit.count("one");
  times(120, count);
  expect(count).toThrow(expect.objectContaining({ code: "RATE_LIMITED" }));
  limit.count("other");
  vi.setSystemTime(499);
  expect(count).toThrow();
  vi.setSystemTime(500);
  count();
  expect(count).toThrow();
  vi.setSystemTime(3_600_000);
  times(120, count);
  expect(count).toThrow();
});
