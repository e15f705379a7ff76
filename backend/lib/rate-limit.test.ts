import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { declareRate, RateLimit } from "./rate-limit.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
});
afterEach(() => vi.useRealTimers());

const times = (count: number, act: () => void) => {
  for (let i = 0; i < count; i += 1) act();
};
const rate = { what: "Tests", counts: "each test" };
const refusedFor = (retryAfterSeconds: number) => expect.objectContaining({ code: "RATE_LIMITED", retryAfterSeconds });

describe("a limit", () => {
  it("refuses until a minute after the first request, and counts callers apart", () => {
    const limit = new RateLimit(declareRate({ ...rate, max: 3 }));
    const count = () => limit.count("one");
    count();
    vi.advanceTimersByTime(20_000);
    times(2, count);
    expect(count).toThrow(refusedFor(40));
    limit.count("other");
    vi.advanceTimersByTime(39_999);
    expect(count).toThrow(refusedFor(1));
    vi.advanceTimersByTime(1);
    times(3, count);
    expect(count).toThrow(refusedFor(60));
  });

  it("that is steady takes a minute's requests at once, then each when it is due", () => {
    const limit = new RateLimit(declareRate({ ...rate, max: 120, isSteady: true }));
    const count = () => limit.count("one");
    times(120, count);
    expect(count).toThrow(refusedFor(1));
    limit.count("other");
    vi.advanceTimersByTime(499);
    expect(count).toThrow(refusedFor(1));
    vi.advanceTimersByTime(1);
    count();
    expect(count).toThrow(refusedFor(1));
    vi.advanceTimersByTime(3_600_000);
    times(120, count);
    expect(count).toThrow(refusedFor(1));
  });

  it("takes back what counts not after all, and counts costly requests as several", () => {
    const limit = new RateLimit(declareRate({ ...rate, max: 5 }));
    limit.count("one", 4);
    expect(() => limit.count("one", 2)).toThrow(refusedFor(60));
    limit.giveBack("one");
    limit.count("one", 2);
    expect(() => limit.count("one")).toThrow(refusedFor(60));
  });

  it("of 0 refuses nobody", () => {
    const limit = new RateLimit(declareRate({ ...rate, max: 9 }), 0);
    times(500, () => limit.count("one"));
  });
});
