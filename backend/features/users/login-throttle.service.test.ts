import * as argon2 from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { ApiClient } from "../../testing/api-client.ts";
import { ChangePasswordDocument, LoginDocument, RegisterDocument } from "../../testing/generated/operations.ts";
import { startTestApi, type TestApi } from "../../testing/test-api.ts";

// The real hashing, with its calls on record.
vi.mock("@node-rs/argon2", { spy: true });

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, 1);
});
afterAll(() => api.close());
beforeEach(() => api.db.prisma.attemptCount.deleteMany());

const right = "correct horse";
const wrongPassword = { code: "UNAUTHENTICATED", status: 401, message: "Username or password is not right." };
const tooMany = {
  code: "RATE_LIMITED",
  status: 429,
  retryAfter: expect.any(Number),
  message: "Too many failed sign-in attempts. Please try again in 15 minutes.",
};

/** A client that comes from an address. */
function from(address: string): ApiClient {
  return api.anonymous({ "X-Forwarded-For": address });
}

const home = "203.0.113.1";
const fail = (username: string, address = home) =>
  from(address).refusal(LoginDocument, { input: { username, password: "wrong" } });
const signIn = (username: string, address = home) =>
  from(address).execute(LoginDocument, { input: { username, password: right } });

async function failTimes(times: number, username: string, address = home): Promise<void> {
  for (let i = 0; i < times; i += 1) expect(await fail(username, address)).toEqual(wrongPassword);
}

const errorsSchema = z.object({
  errors: z.array(z.object({ extensions: z.object({ status: z.number() }) })),
});

describe("sign-in", () => {
  it.each(["admin", "nobody"])("is refused after 10 failures of %s, wherever they came from", async (username) => {
    for (let i = 1; i <= 10; i += 1) expect(await fail(username, `203.0.113.${i}`)).toEqual(wrongPassword);
    expect(await fail(username, "203.0.113.99")).toEqual(tooMany);
    const input = { username, password: right };
    expect(await from(home).refusal(LoginDocument, { input })).toEqual(tooMany);
  });

  it("has one budget for the username and the e-mail address, however they are written", async () => {
    for (const username of ["admin", "admin@example.com", "ADMIN", " Admin@Example.COM ", "admin"]) {
      await failTimes(2, username);
    }
    expect(await fail("admin@example.com")).toEqual(tooMany);
  });

  it("leaves other accounts alone", async () => {
    await failTimes(10, "somebody");
    await signIn("admin");
  });

  it("cannot be tried more often by asking for it many times in one request", async () => {
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
    // A login must have a result, so the first that fails ends the request.
    for (let i = 0; i < 10; i += 1) expect(await statuses()).toEqual([401]);
    expect(await statuses()).toEqual([429]);
  });

  it("lets no more through that come at once", async () => {
    const refusals = await Promise.all(Array.from({ length: 30 }, (_, i) => fail("admin", `203.0.113.${i % 5}`)));
    const statuses = refusals.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it("forgets the failures of an account once it succeeds", async () => {
    await failTimes(9, "admin");
    await signIn("admin");
    await failTimes(10, "admin");
    expect(await fail("admin")).toEqual(tooMany);
  });

  it("does not forget what somebody else failed beside it", async () => {
    const elsewhere = "198.51.100.1";
    await failTimes(9, "admin", elsewhere);
    await signIn("admin", home);
    await failTimes(1, "admin", elsewhere);
    expect(await fail("admin", elsewhere)).toEqual(tooMany);
    await signIn("admin", home);
  });

  it("is refused after 100 failures from an address, which others do not feel", async () => {
    await failTimes(1, "somebody", "2001:db8:1:2::1");
    const { count } = await api.db.prisma.attemptCount.updateMany({ data: { count: 99 } });
    expect(count).toBe(3);
    await failTimes(1, "somebody else", "2001:db8:1:2::2");
    expect(await fail("anybody", "2001:db8:1:2:ffff::3")).toEqual(tooMany);
    await failTimes(1, "anybody", "2001:db8:1:3::1");
  });

  it("is not prolonged by trying on, and possible again when the window ends", async () => {
    await failTimes(10, "admin");
    const before = await api.db.prisma.attemptCount.findMany({ orderBy: { key: "asc" } });
    expect(await fail("admin")).toEqual(tooMany);
    expect(await api.db.prisma.attemptCount.findMany({ orderBy: { key: "asc" } })).toEqual(before);

    await api.db.prisma.attemptCount.updateMany({ data: { expiresAt: new Date(Date.now() + 90_000) } });
    expect((await fail("admin")).message).toBe("Too many failed sign-in attempts. Please try again in 2 minutes.");
    await api.db.prisma.attemptCount.updateMany({ data: { expiresAt: new Date() } });
    await failTimes(1, "admin");
  });

  it("keeps neither what was typed nor a count that has expired", async () => {
    await failTimes(1, "my secret by mistake");
    const kept = await api.db.prisma.attemptCount.findMany();
    expect(JSON.stringify(kept)).not.toMatch(/secret|203\.0/);
    await api.db.prisma.attemptCount.updateMany({ data: { expiresAt: new Date() } });
    await failTimes(1, "somebody", "203.0.113.2");
    const keys = kept.map(({ key }) => key);
    expect(await api.db.prisma.attemptCount.count({ where: { key: { in: keys } } })).toBe(0);
  });

  it("does the same hashing work whether or not there is such an account", async () => {
    const workFor = async (username: string) => {
      vi.mocked(argon2.verify).mockClear();
      await failTimes(1, username);
      return vi
        .mocked(argon2.verify)
        .mock.calls.map(([hashed]) => /^\$argon2id\$v=\d+\$[^$]+/.exec(String(hashed))?.[0]);
    };
    expect(await workFor("nobody")).toEqual(await workFor("admin"));
    expect(await workFor("nobody")).toEqual(["$argon2id$v=19$m=19456,t=2,p=1"]);
  });
});

describe("changePassword", () => {
  it("counts wrong passwords with those of the sign-in", async () => {
    const client = from(home);
    await client.execute(LoginDocument, { input: { username: "admin", password: right } });
    const change = { currentPassword: "wrong", newPassword: "long enough" };
    for (let i = 0; i < 5; i += 1) {
      expect(await client.refusal(ChangePasswordDocument, { input: change })).toMatchObject({ status: 403 });
    }
    await failTimes(5, "admin");
    const input = { ...change, currentPassword: right };
    expect(await client.refusal(ChangePasswordDocument, { input })).toEqual(tooMany);
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
    await from(home).execute(RegisterDocument, { input: account("new-1") });
    await api.db.prisma.attemptCount.updateMany({ data: { count: 99 } });
    await from(home).execute(RegisterDocument, { input: account("new-2") });
    expect(await from(home).refusal(RegisterDocument, { input: account("new-3") })).toEqual({
      code: "RATE_LIMITED",
      status: 429,
      retryAfter: expect.any(Number),
      message: "Too many registrations. Please try again in 60 minutes.",
    });
    await from("203.0.113.2").execute(RegisterDocument, { input: account("new-3") });
  });
});
