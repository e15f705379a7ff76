import { beforeEach, describe, expect, it, vi } from "vitest";
import { ChangePasswordDocument } from "../../../frontend/organizer/features/account/generated/account.ts";
import { LoginDocument, LogoutDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import { hashing } from "../../lib/passwords.ts";
import { RegisterDocument } from "../../testing/generated/operations.ts";
import { passwordOf } from "../../testing/second-factor-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi({}, 1);
const alex = await api.signInAsNewCustomer("alex");
await api.signInAsNewCustomer("kim");
const { attemptCount } = api.db.prisma;
beforeEach(() => attemptCount.deleteMany());

const wrongPassword = { code: "UNAUTHENTICATED", status: 401, message: "Username or password is incorrect." };
const tooMany = {
  code: "RATE_LIMITED",
  status: 429,
  retryAfter: expect.any(Number),
  message: expect.stringMatching(/^Too many failed sign-in attempts. Please try again in \d+ minutes?\.$/),
};

const home = "203.0.113.1";
const venue = "203.0.113.2";
const from = (address: string) => api.anonymous({ "X-Forwarded-For": address });

const fail = (username: string, client = from(home)) =>
  client.refusal(LoginDocument, { input: { username, password: "wrong" } });
const signIn = (username: string, client = from(home), password = passwordOf(username)) =>
  client.execute(LoginDocument, { input: { username, password } });

/** As if everybody who has failed had failed very often, a moment ago. */
const exhaust = () => attemptCount.updateMany({ data: { points: 500 } });

describe("a stranger's sign-in", () => {
  it.each(["alex", "nobody"])(
    "is answered for the first wrong passwords of %s, and refused after many",
    async (name) => {
      for (let i = 0; i < 3; i += 1) expect(await fail(name)).toEqual(wrongPassword);
      await exhaust();
      expect(await fail(name)).toEqual(tooMany);
      await expect(signIn(name)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    },
  );

  it("has one budget for the username and the e-mail address, however they are written", async () => {
    for (const username of ["alex", "alex@example.com", "ALEX", " Alex@Example.COM ", "ａlex"]) {
      expect(await fail(username)).toEqual(wrongPassword);
    }
    // The network at the account, all strangers at the account, and the network.
    expect((await attemptCount.findMany()).map(({ points }) => points)).toEqual([5, 5, 5]);
  });

  it("does the same hashing whether or not the account exists, and stores nothing of what was typed", async () => {
    const workFor = async (username: string) => {
      const verify = vi.spyOn(hashing, "verify").mockClear();
      await fail(username);
      return verify.mock.calls.map(([hashed]) => /^\$argon2id\$v=\d+\$[^$]+/.exec(String(hashed))?.[0]);
    };
    const work = await workFor("my secret by mistake");
    expect(work).toEqual([expect.any(String)]);
    expect(work).toEqual(await workFor("alex"));
    const stored = await attemptCount.findMany({ select: { key: true } });
    expect(JSON.stringify(stored)).not.toMatch(/secret|203\.0/);
    expect(api.logged()).not.toMatch(/my secret/);
  });
});

describe("a known device", () => {
  it("signs in to each account that has signed in from it, however often others failed, even in its network", async () => {
    const device = from(home);
    await signIn("alex", device);
    await device.execute(LogoutDocument, {});
    for (const username of ["kim", "alex"]) await fail(username);
    await exhaust();
    for (const client of [from(home), from(venue)]) expect(await fail("alex", client)).toEqual(tooMany);
    expect(await fail("kim", device)).toEqual(tooMany);
    await signIn("alex", device);
    await attemptCount.deleteMany();
    await signIn("kim", device);
    for (const username of ["kim", "alex"]) await fail(username);
    await exhaust();
    for (const username of ["kim", "alex"]) await signIn(username, device);
  });

  it("becomes unknown when the password is changed elsewhere", async () => {
    const here = await api.signInAsNewCustomer("changer");
    const there = from(venue);
    await signIn("changer", there);
    const input = { currentPassword: passwordOf("changer"), newPassword: "another horse" };
    await here.execute(ChangePasswordDocument, { input });
    await fail("changer", from(venue));
    await exhaust();
    expect(await fail("changer", there)).toEqual(tooMany);
    await signIn("changer", here, input.newPassword);
  });
});

it("refuses many wrong passwords of a session, which do not count against the sign-in", async () => {
  const input = { currentPassword: "wrong", newPassword: "long enough" };
  expect(await alex.refusal(ChangePasswordDocument, { input })).toMatchObject({ status: 403 });
  await exhaust();
  expect(await alex.refusal(ChangePasswordDocument, { input })).toEqual(tooMany);
  await signIn("alex");
});

it("refuses registrations after 100 from an address within an hour", async () => {
  const registering = (username: string) => ({
    input: { username, password: passwordOf(username), name: "New", email: `${username}@example.com` },
  });
  await from(home).execute(RegisterDocument, registering("new-1"));
  await attemptCount.updateMany({ data: { points: 99 } });
  await from(home).execute(RegisterDocument, registering("new-2"));
  expect(await from(home).refusal(RegisterDocument, registering("new-3"))).toEqual({
    ...tooMany,
    message: "Too many registrations. Please try again in 60 minutes.",
  });
  await from(venue).execute(RegisterDocument, registering("new-3"));
});
