import { beforeEach, describe, expect, it, vi } from "vitest";
import { ChangePasswordDocument } from "../../../frontend/organizer/features/account/generated/account.ts";
import {
  CurrentUserDocument,
  LoginDocument,
  LogoutDocument,
} from "../../../frontend/organizer/features/auth/generated/auth.ts";
import { hashing } from "../../lib/passwords.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { RegisterDocument } from "../../testing/generated/operations.ts";
import { callRest } from "../../testing/rest-call.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi({}, 1);
beforeEach(() => api.db.prisma.attemptCount.deleteMany());

const right = "correct horse";
const wrongPassword = { code: "UNAUTHENTICATED", status: 401, message: "Username or password is incorrect." };
const tooMany = {
  code: "RATE_LIMITED",
  status: 429,
  retryAfter: expect.any(Number),
  message: expect.stringMatching(/^Too many failed sign-in attempts. Please try again in \d+ minutes?\.$/),
};

const home = "203.0.113.1";
const venue = "203.0.113.2";

function from(address: string): ApiClient {
  return api.anonymous({ "X-Forwarded-For": address });
}

const fail = (username: string, client = from(home)) =>
  client.refusal(LoginDocument, { input: { username, password: "wrong" } });
const signIn = (username: string, client = from(home), password = right) =>
  client.execute(LoginDocument, { input: { username, password } });

async function failTimes(times: number, username: string, address = home): Promise<void> {
  for (let i = 0; i < times; i += 1) expect(await fail(username, from(address))).toEqual(wrongPassword);
}

/** As if everybody who has failed had failed very often, a moment ago. */
async function exhaust(): Promise<void> {
  await api.db.prisma.attemptCount.updateMany({ data: { points: 500 } });
}

/** A signed-out client whose device has signed in before. */
async function knownDevice(address: string, username = "admin", password = right): Promise<ApiClient> {
  const client = from(address);
  await signIn(username, client, password);
  await client.execute(LogoutDocument, {});
  expect((await client.execute(CurrentUserDocument, {})).me).toBeNull();
  await api.db.prisma.attemptCount.deleteMany();
  return client;
}

describe("a stranger's sign-in", () => {
  it.each(["admin", "nobody"])(
    "is answered immediately for the first wrong passwords of %s, and refused after many",
    async (name) => {
      await failTimes(3, name);
      await exhaust();
      expect(await fail(name)).toEqual(tooMany);
      expect(await from(home).refusal(LoginDocument, { input: { username: name, password: right } })).toEqual(tooMany);
    },
  );

  it("has one budget for the username and the e-mail address, however they are written", async () => {
    for (const username of ["admin", "admin@example.com", "ADMIN", " Admin@Example.COM ", "ａdmin"]) {
      expect(await fail(username)).toEqual(wrongPassword);
    }
    const failures = (await api.db.prisma.attemptCount.findMany()).map(({ points }) => points);
    // The network at the account, all strangers at the account, and the network.
    expect(failures).toEqual([5, 5, 5]);
  });

  it("cannot be tried more often by repeating it within one request", async () => {
    const input = '{ username: "admin", password: "wrong" }';
    const logins = Array.from({ length: 15 }, (_, i) => `a${i}: login(input: ${input}) { id }`).join(" ");
    const { body } = await callRest(from(home), "POST", "/graphql", { query: `mutation { ${logins} }` });
    // A login must have a result, so the first failure ends the request.
    expect(body).toMatchObject({ errors: [{ extensions: { status: 401 } }] });
  });

  it("does the same hashing whether or not the account exists, and stores nothing of what was typed", async () => {
    const workFor = async (username: string) => {
      const verify = vi.spyOn(hashing, "verify").mockClear();
      await failTimes(1, username);
      return verify.mock.calls.map(([hashed]) => /^\$argon2id\$v=\d+\$[^$]+/.exec(String(hashed))?.[0]);
    };
    const work = await workFor("my secret by mistake");
    expect(work).toEqual([expect.any(String)]);
    expect(work).toEqual(await workFor("admin"));
    const stored = await api.db.prisma.attemptCount.findMany({ select: { key: true } });
    expect(JSON.stringify(stored)).not.toMatch(/secret|203\.0/);
    expect(api.logged()).not.toMatch(/my secret/);
  });
});

describe("a known device", () => {
  it("signs in to each account that has signed in from it, however often others failed, even in its network", async () => {
    const device = await knownDevice(home);
    const input = { username: "colleague", password: right, name: "Colleague", email: "colleague@example.com" };
    await from(home).execute(RegisterDocument, { input });
    for (const username of ["colleague", "admin"]) await failTimes(1, username);
    await exhaust();
    for (const client of [from(home), from("198.51.100.3")]) expect(await fail("admin", client)).toEqual(tooMany);
    expect(await fail("colleague", device)).toEqual(tooMany);
    await signIn("admin", device);
    await api.db.prisma.attemptCount.deleteMany();
    await signIn("colleague", device);
    for (const username of ["colleague", "admin"]) await failTimes(1, username);
    await exhaust();
    for (const username of ["colleague", "admin"]) await signIn(username, device);
  });

  it("becomes unknown when the password is changed elsewhere", async () => {
    const change = { currentPassword: right, newPassword: "another horse" };
    const input = { username: "changer", password: right, name: "Changer", email: "changer@example.com" };
    const here = from(home);
    await here.execute(RegisterDocument, { input });
    const there = await knownDevice(venue, "changer");
    await here.execute(ChangePasswordDocument, { input: change });
    for (const address of [home, venue]) await failTimes(1, "changer", address);
    await exhaust();
    expect(await fail("changer", there)).toEqual(tooMany);
    await signIn("changer", here, change.newPassword);
  });
});

it("refuses many wrong passwords of a session, which do not count against the sign-in", async () => {
  const client = from(home);
  await signIn("admin", client);
  await api.db.prisma.attemptCount.deleteMany();
  const input = { currentPassword: "wrong", newPassword: "long enough" };
  expect(await client.refusal(ChangePasswordDocument, { input })).toMatchObject({ status: 403 });
  await exhaust();
  expect(await client.refusal(ChangePasswordDocument, { input })).toEqual(tooMany);
  await signIn("admin", from(home));
});

it("refuses registrations after 100 from an address within an hour", async () => {
  const register = (username: string) => ({
    input: { username, password: right, name: "New", email: `${username}@example.com` },
  });
  const client = () => from("203.0.113.77");
  await client().execute(RegisterDocument, register("new-1"));
  await api.db.prisma.attemptCount.updateMany({ data: { points: 99 } });
  await client().execute(RegisterDocument, register("new-2"));
  expect(await client().refusal(RegisterDocument, register("new-3"))).toEqual({
    code: "RATE_LIMITED",
    status: 429,
    retryAfter: expect.any(Number),
    message: "Too many registrations. Please try again in 60 minutes.",
  });
  await from(venue).execute(RegisterDocument, register("new-3"));
});
