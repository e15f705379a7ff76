import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { ChangePasswordDocument } from "../../../frontend/organizer/features/account/generated/account.ts";
import {
  CurrentUserDocument,
  LoginDocument,
  LogoutDocument,
} from "../../../frontend/organizer/features/auth/generated/auth.ts";
import { hashing } from "../../lib/passwords.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { RegisterDocument } from "../../testing/generated/operations.ts";
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

const errorsSchema = z.object({ errors: z.array(z.object({ extensions: z.object({ status: z.number() }) })) });

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
    const logins = Array.from({ length: 15 }, (_, i) => `a${i}: login(input: $input) { id }`).join(" ");
    const statuses = async () => {
      const response = await from(home).fetch("/graphql", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          query: `mutation ($input: LoginInput!) { ${logins} }`,
          variables: { input: { username: "admin", password: "wrong" } },
        }),
      });
      return errorsSchema.parse(await response.json()).errors.map(({ extensions }) => extensions.status);
    };
    // A login must have a result, so the first failure ends the request.
    expect(await statuses()).toEqual([401]);
    await exhaust();
    expect(await statuses()).toEqual([429]);
  });

  it("stores nothing of what was typed", async () => {
    await failTimes(1, "my secret by mistake");
    expect(JSON.stringify(await api.db.prisma.attemptCount.findMany({ select: { key: true } }))).not.toMatch(
      /secret|203\.0/,
    );
    expect(api.logged()).not.toMatch(/my secret/);
  });

  it("does the same hashing whether or not the account exists", async () => {
    const workFor = async (username: string) => {
      const verify = vi.spyOn(hashing, "verify").mockClear();
      await failTimes(1, username);
      return verify.mock.calls.map(([hashed]) => /^\$argon2id\$v=\d+\$[^$]+/.exec(String(hashed))?.[0]);
    };
    expect(await workFor("nobody")).toEqual(await workFor("admin"));
    expect(await workFor("nobody")).toEqual(["$argon2id$v=19$m=8,t=1,p=1"]);
  });
});

describe("a known device", () => {
  it("signs in with the right password immediately, however often others failed, even in its network", async () => {
    const device = await knownDevice(home);
    for (const address of [home, "198.51.100.1", "198.51.100.2"]) await failTimes(1, "admin", address);
    await exhaust();
    expect(await fail("admin", from(home))).toEqual(tooMany);
    expect(await fail("admin", from("198.51.100.3"))).toEqual(tooMany);
    await signIn("admin", device);
  });

  it("is known for the last five accounts that signed in from it", async () => {
    const device = from(home);
    await signIn("admin", device);
    const register = (username: string, client = device) =>
      client.execute(RegisterDocument, {
        input: { username, password: right, name: "Colleague", email: `${username}@example.com` },
      });
    await register("colleague", from(home));
    await failTimes(1, "colleague");
    await exhaust();
    expect(await fail("colleague", device)).toEqual(tooMany);

    await api.db.prisma.attemptCount.deleteMany();
    await signIn("colleague", device);
    for (let i = 1; i <= 4; i += 1) await register(`passer-by-${i}`);
    for (const username of ["colleague", "admin"]) await failTimes(1, username);
    await exhaust();
    await signIn("colleague", device);
    expect(await fail("admin", device)).toEqual(tooMany);
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

describe("many sign-ins at once", () => {
  it("hash one stranger's password at a time, and let in everybody with the right one", async () => {
    let running = 0;
    let most = 0;
    const { verify } = hashing;
    vi.spyOn(hashing, "verify").mockImplementation(async (...args) => {
      running += 1;
      most = Math.max(most, running);
      return verify(...args).finally(() => {
        running -= 1;
      });
    });
    const attempts = Array.from({ length: 24 }, (_, i) => {
      const client = from(`203.0.113.${i % 3}`);
      return i % 2 === 0 ? signIn("admin", client) : fail(`nobody ${i}`, client);
    });
    const answers = await Promise.all(attempts);
    expect(answers.filter((answer) => "login" in answer)).toHaveLength(12);
    expect(most).toBe(1);
  });
});

describe("changePassword", () => {
  it("is refused after many wrong passwords, which do not count against the sign-in", async () => {
    const client = from(home);
    await signIn("admin", client);
    await api.db.prisma.attemptCount.deleteMany();
    const input = { currentPassword: "wrong", newPassword: "long enough" };
    expect(await client.refusal(ChangePasswordDocument, { input })).toMatchObject({ status: 403 });
    await exhaust();
    expect(await client.refusal(ChangePasswordDocument, { input })).toEqual(tooMany);
    await signIn("admin", from(home));
  });
});

describe("register", () => {
  it("is refused after 100 registrations from an address within an hour", async () => {
    const account = (username: string) => ({
      username,
      password: right,
      name: "New",
      email: `${username}@example.com`,
    });
    const client = () => from("203.0.113.77");
    await client().execute(RegisterDocument, { input: account("new-1") });
    await api.db.prisma.attemptCount.updateMany({ data: { points: 99 } });
    await client().execute(RegisterDocument, { input: account("new-2") });
    expect(await client().refusal(RegisterDocument, { input: account("new-3") })).toEqual({
      code: "RATE_LIMITED",
      status: 429,
      retryAfter: expect.any(Number),
      message: "Too many registrations. Please try again in 60 minutes.",
    });
    await from(venue).execute(RegisterDocument, { input: account("new-3") });
  });
});
