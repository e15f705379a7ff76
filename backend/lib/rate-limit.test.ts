import { afterAll, expect, it, vi } from "vitest";
import { RateLimit, SearchLimit } from "./limiters.ts";

vi.useFakeTimers({ toFake: ["Date"], now: 0 });
afterAll(() => vi.useRealTimers());

const rate = { what: "Tests", of: "each test", max: 5, seconds: 60 };
const refusedFor = (retryAfterSeconds: number) => expect.objectContaining({ code: "RATE_LIMITED", retryAfterSeconds });

it("refuses until a period after the first request, counts callers apart, and takes back what does not count", async () => {
  const exceeded: string[] = [];
  const limit = new RateLimit(rate, 5, (caller) => exceeded.push(caller));
  await limit.count("one", 4);
  vi.advanceTimersByTime(20_000);
  await limit.giveBack("one");
  await limit.count("one", 2);
  for (let i = 0; i < 2; i += 1) await expect(limit.count("one")).rejects.toThrow(refusedFor(40));
  await limit.count("other");
  expect(exceeded).toEqual(["one"]);
  vi.advanceTimersByTime(40_000);
  await limit.count("one", 5);
});

it("limits what all devices of a network use beyond the limit", async () => {
  const limit = new SearchLimit(3);
  const search = (device?: string) => limit.count("203.0.113.1", () => device);
  for (const device of [undefined, undefined, undefined, "a", "b", "c"]) await search(device);
  await expect(search("d")).rejects.toMatchObject({ code: "RATE_LIMITED" });
});
