import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createDatabase } from "../../database/client.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import {
  type Attempter,
  addressRule,
  claimAttempt,
  delayMs,
  forgiveFailures,
  newcomersRule,
  othersRule,
  ownRule,
} from "./sign-in-throttle.service.ts";

const api = await sharedTestApi();
// A second process: only the database is shared.
const elsewhere = createDatabase(api.databaseUrl);
afterAll(() => elsewhere.close());
beforeEach(() => api.db.prisma.signInPace.deleteMany());

const account = 7;
const stranger = (address: string, ofAccount: number | string = account): Attempter => ({
  kind: "stranger",
  account: ofAccount,
  address,
});
const claim = (attempter: Attempter, db = api.db) => claimAttempt(db, attempter);

async function passTime(seconds: number): Promise<void> {
  await api.db.prisma.$executeRaw`
    UPDATE sign_in_paces SET
      free_at = free_at - ${seconds}::int * interval '1 second',
      booked_at = booked_at - ${seconds}::int * interval '1 second',
      expires_at = expires_at - ${seconds}::int * interval '1 second'`;
}

/** Each time as soon as allowed. */
async function fail(times: number, attempter: Attempter): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    const { waitMs } = await claim(attempter);
    if (waitMs === 0) continue;
    await passTime(Math.ceil(waitMs / 1000));
    expect(await claim(attempter)).toMatchObject({ waitMs: 0 });
  }
}

/** In whole seconds, rounded up. */
const waitOf = async (attempter: Attempter) => Math.ceil((await claim(attempter)).waitMs / 1000);

/** As if everybody who has failed had failed this often. */
async function raiseFailures(failures: number): Promise<void> {
  await api.db.prisma.signInPace.updateMany({ data: { failures } });
}

/** As after an hour of guesses from many networks, including this one. */
async function attack(address: string): Promise<void> {
  await fail(4, stranger(address));
  await raiseFailures(500);
}

const rows = () => api.db.prisma.signInPace.findMany({ orderBy: { key: "asc" } });

it("doubles the delay with each failure, up to a minute", () => {
  const delays = (rule: typeof ownRule, from: number) =>
    Array.from({ length: 9 }, (_, i) => delayMs(rule, from + i) / 1000);
  expect(delays(ownRule, 9)).toEqual([0, 1, 2, 4, 8, 16, 32, 60, 60]);
  expect(delays(newcomersRule, 19)).toEqual([0, 1, 2, 4, 8, 16, 30, 30, 30]);
  expect(delays(othersRule, 19)).toEqual([0, 1, 2, 4, 8, 16, 32, 60, 60]);
  expect(delays(addressRule, 99)).toEqual([0, 0.125, 0.25, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]);
  expect(delayMs(ownRule, 1_000_000)).toBe(60_000);
});

describe("one network at one account", () => {
  it("is slowed down after 10 failures", async () => {
    const attempter = stranger("203.0.113.1");
    for (let i = 0; i < 10; i += 1) expect(await waitOf(attempter)).toBe(0);
    await raiseFailures(500);
    await passTime(1);
    expect(await waitOf(attempter)).toBe(0);
    expect(await waitOf(attempter)).toBeGreaterThan(30);
  });

  it("has one attempt booked however often it asks, and gets it on time", async () => {
    const attempter = stranger("203.0.113.1");
    await fail(17, attempter);
    expect(await waitOf(attempter)).toBeGreaterThan(30);
    const booked = await rows();
    for (let i = 0; i < 3; i += 1) expect(await waitOf(attempter)).toBeGreaterThan(0);
    expect(await rows()).toEqual(booked);
    await passTime(61);
    const both = await Promise.all([claim(attempter), claim(attempter, elsewhere)]);
    expect(both.filter(({ waitMs }) => waitMs === 0)).toHaveLength(1);
  });

  it("starts over after a success, and a day after its last failure", async () => {
    const attempter = stranger("203.0.113.1");
    await fail(9, attempter);
    const { claim: right } = await claim(attempter);
    if (!right) throw new Error("was not let through");
    await forgiveFailures(api.db, right);
    for (let i = 0; i < 10; i += 1) expect(await waitOf(attempter)).toBe(0);
    await raiseFailures(500);
    await passTime(24 * 60 * 60 + 120);
    for (let i = 0; i < 10; i += 1) expect(await waitOf(attempter)).toBe(0);
  });
});

describe("many networks at one account", () => {
  it("do not stop a network that has not failed there", async () => {
    await fail(3, stranger("198.51.100.1"));
    await fail(3, stranger("198.51.100.2"));
    await raiseFailures(19);
    for (const address of ["198.51.100.1", "198.51.100.2"]) await fail(3, stranger(address));
    expect(await waitOf(stranger("203.0.113.1"))).toBe(0);
  });

  it("are slowed down together, however many: half a minute for first failures, a minute for others", async () => {
    await attack("198.51.100.1");
    const newcomers = [1, 2, 3].map((i) => stranger(`203.0.113.${i}`));
    for (const [i, newcomer] of newcomers.entries()) {
      const wait = await waitOf(newcomer);
      expect(wait).toBeGreaterThan((i - 1) * 30);
      expect(wait).toBeLessThanOrEqual(i * 30);
    }
    await passTime(3600);
    await fail(4, stranger("198.51.100.2"));
    await raiseFailures(500);
    await passTime(60);
    expect(await waitOf(stranger("198.51.100.1"))).toBe(0);
    const wait = await waitOf(stranger("198.51.100.2"));
    expect(wait).toBeGreaterThan(30);
    expect(wait).toBeLessThanOrEqual(60);
  });

  it("are refused without being recorded if the wait would exceed a minute", async () => {
    await attack("198.51.100.1");
    for (let i = 0; i < 3; i += 1) await claim(stranger(`203.0.113.${i}`));
    const before = await rows();
    await expect(claim(stranger("203.0.113.99"))).rejects.toMatchObject({
      code: "RATE_LIMITED",
      retryAfterSeconds: 60,
      message: "Too many failed sign-in attempts. Please try again in 60 seconds.",
    });
    expect(await rows()).toEqual(before);
  });

  it("stop no known device, no session, and no other account", async () => {
    await attack("198.51.100.1");
    for (let i = 0; i < 3; i += 1) await claim(stranger(`203.0.113.${i}`));
    const others: Attempter[] = [
      { kind: "device", account, device: "phone" },
      { kind: "session", account },
      stranger("203.0.113.99", 8),
      stranger("203.0.113.99", "nobody"),
    ];
    for (const attempter of others) expect(await waitOf(attempter)).toBe(0);
  });
});

describe("a known device", () => {
  it("is slowed down by its own failures only, and slows down nobody", async () => {
    const phone: Attempter = { kind: "device", account, device: "phone" };
    await fail(17, phone);
    expect(await waitOf(phone)).toBeGreaterThan(30);
    expect(await waitOf({ kind: "device", account, device: "laptop" })).toBe(0);
    expect(await waitOf({ kind: "device", account: 8, device: "phone" })).toBe(0);
    expect(await waitOf(stranger("203.0.113.1"))).toBe(0);
  });
});

describe("one network at many accounts", () => {
  const address = "203.0.113.1";

  it("is slowed down to two a second after 100 failures, which a colleague hardly notices", async () => {
    await fail(1, stranger(address, "guess 1"));
    await raiseFailures(99);
    await fail(1, stranger(address, "guess 2"));
    await raiseFailures(500);
    await fail(1, stranger(address, "guess 3"));
    expect((await claim(stranger(address, "colleague"))).waitMs).toBeLessThanOrEqual(500);
    expect(await waitOf(stranger("203.0.113.2", "somebody"))).toBe(0);
  });

  it("takes back successful attempts, so that a crowd can sign in from one network", async () => {
    await fail(1, stranger(address, "guess"));
    await raiseFailures(98);
    for (let i = 0; i < 5; i += 1) {
      const { waitMs, claim: right } = await claim(stranger(address, i));
      expect(waitMs).toBe(0);
      if (right) await forgiveFailures(api.db, right);
    }
    expect(await waitOf(stranger(address, "guess 2"))).toBe(0);
    expect((await rows()).map(({ failures }) => failures).toSorted((a, b) => b - a)[0]).toBe(99);
  });
});
