import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createDatabase } from "../../database/client.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { type Attempter, claimAttempt } from "./attempt-limit.service.ts";

const api = await sharedTestApi();
// A second process: only the database is shared.
const elsewhere = createDatabase(api.databaseUrl);
afterAll(() => elsewhere.close());
beforeEach(() => api.db.prisma.attemptCount.deleteMany());

const account = 7;
const stranger = (address: string, ofAccount: number | string = account): Attempter => ({
  kind: "stranger",
  account: ofAccount,
  address,
});
const claim = (attempter: Attempter, db = api.db) => claimAttempt(db, attempter);
const refused = expect.objectContaining({ code: "RATE_LIMITED" });

async function fail(times: number, attempterOf: (attempt: number) => Attempter): Promise<void> {
  for (let i = 0; i < times; i += 1) await claim(attempterOf(i));
}

describe("failed attempts", () => {
  it.each<[string, Attempter]>([
    ["a network at an account", stranger("203.0.113.1")],
    ["a known device", { kind: "device", account, device: "phone" }],
    ["a session", { kind: "session", account }],
    ["recovery codes", { kind: "recovery code", account }],
  ])("of %s are refused after 10, in every process, also those at the same time", async (_who, attempter) => {
    const dbs = [api.db, elsewhere];
    const outcomes = await Promise.allSettled(
      dbs.flatMap((db) => Array.from({ length: 6 }, () => claim(attempter, db))),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    await expect(claim(attempter)).rejects.toEqual(refused);
  });

  it("of many networks at one account stop other strangers, but no known device, session or other account", async () => {
    await fail(100, (i) => stranger(`198.51.100.${i}`));
    await expect(claim(stranger("203.0.113.1"))).rejects.toEqual(refused);
    await claim({ kind: "device", account, device: "phone" });
    await claim({ kind: "session", account });
    await claim(stranger("203.0.113.1", 8));
    await claim(stranger("203.0.113.1", "nobody"));
  });

  it("of one network at many accounts stop that network alone", async () => {
    await fail(300, (i) => stranger("203.0.113.1", `guess ${i}`));
    await expect(claim(stranger("203.0.113.1", "one more"))).rejects.toEqual(refused);
    await claim(stranger("203.0.113.2", "one more"));
  });
});

it("takes back successful attempts, so that a crowd can sign in from one network", async () => {
  await fail(9, () => stranger("203.0.113.1"));
  const forgive = await claim(stranger("203.0.113.1"));
  await forgive();
  await fail(10, () => stranger("203.0.113.1"));
  for (let i = 0; i < 400; i += 1) await (await claim(stranger("203.0.113.1", i + 100)))();
});
