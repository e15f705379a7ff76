import { describe, expect, it } from "vitest";
import { declareRate } from "./rate-limit.ts";
import { SharedLimit } from "./shared-limit.ts";

const venue = "203.0.113.1";
const refused = expect.objectContaining({ code: "RATE_LIMITED", retryAfterSeconds: expect.any(Number) });
const limitOf = (max: number) => new SharedLimit(declareRate({ what: "Tests", counts: "each network", max: 1 }), max);

function spend(limit: SharedLimit, times: number, device?: string): void {
  for (let i = 0; i < times; i += 1) limit.count(venue, () => device);
}

describe("SharedLimit", () => {
  it("refuses a network that has used up its limit, and no other", () => {
    const limit = limitOf(5);
    spend(limit, 5);
    expect(() => limit.count(venue)).toThrow(refused);
    limit.count("203.0.113.2");
  });

  it("gives each device a reserve after a neighbor has used up the limit", () => {
    const limit = limitOf(200);
    spend(limit, 200);
    spend(limit, 60, "one phone");
    expect(() => limit.count(venue, () => "one phone")).toThrow(refused);
    limit.count(venue, () => "another phone");
    expect(() => limit.count(venue)).toThrow(refused);
  });

  it("limits what all devices of a network use beyond the limit", () => {
    const limit = limitOf(3);
    spend(limit, 3);
    for (const phone of ["a", "b", "c"]) limit.count(venue, () => phone);
    expect(() => limit.count(venue, () => "d")).toThrow(refused);
  });

  it("refuses nobody without a limit", () => {
    spend(limitOf(0), 500);
  });
});
