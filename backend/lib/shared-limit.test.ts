import { describe, expect, it } from "vitest";
import { createSharedLimit, type SharedLimit } from "./shared-limit.ts";

const venue = "203.0.113.1";
const refused = expect.objectContaining({ code: "RATE_LIMITED", retryAfterSeconds: expect.any(Number) });

async function spend(limit: SharedLimit, times: number, device?: string): Promise<void> {
  for (let i = 0; i < times; i += 1) await limit.count(venue, () => device);
}

describe("createSharedLimit", () => {
  it("refuses a network that has used up its limit, and no other", async () => {
    const limit = createSharedLimit(5);
    await spend(limit, 5);
    await expect(limit.count(venue)).rejects.toEqual(refused);
    await limit.count("203.0.113.2");
  });

  it("gives each device a reserve after a neighbor has used up the limit", async () => {
    const limit = createSharedLimit(200);
    await spend(limit, 200);
    await spend(limit, 60, "one phone");
    await expect(limit.count(venue, () => "one phone")).rejects.toEqual(refused);
    await limit.count(venue, () => "another phone");
    await expect(limit.count(venue)).rejects.toEqual(refused);
  });

  it("limits what all devices of a network use beyond the limit", async () => {
    const limit = createSharedLimit(3);
    await spend(limit, 3);
    for (const phone of ["a", "b", "c"]) await limit.count(venue, () => phone);
    await expect(limit.count(venue, () => "d")).rejects.toEqual(refused);
  });

  it("refuses nobody without a limit", async () => {
    await spend(createSharedLimit(0), 500);
  });
});
