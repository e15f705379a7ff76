import { describe, expect, it } from "vitest";
import {
  AccountDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
} from "../../../frontend/organizer/features/account/generated/account.ts";
import {
  CurrentUserDocument,
  LoginDocument,
  LogoutDocument,
} from "../../../frontend/organizer/features/auth/generated/auth.ts";
import { EndSessionsOfDocument } from "../../../frontend/organizer/features/users/generated/users.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { callRest } from "../../testing/rest-call.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();

const passwordOf = (username: string) => `password of ${username}`;
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0";
const sessionsOf = async (client: ApiClient) => (await client.execute(AccountDocument, {})).sessions;
const userOf = async (client: ApiClient) => (await client.execute(CurrentUserDocument, {})).me;

async function signInFrom(device: string, username: string, rememberMe = false): Promise<ApiClient> {
  const client = api.anonymous({ "User-Agent": device });
  await client.execute(LoginDocument, { input: { username, password: passwordOf(username), rememberMe } });
  return client;
}

describe("sessions", () => {
  it("say from where and since when somebody is signed in, the last used first, and which is theirs", async () => {
    const before = Date.now();
    const first = await api.signInAsNewCustomer("lister");
    const second = await signInFrom(firefox, "lister");
    const listed = await sessionsOf(first);
    expect(listed.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ["Firefox on Windows", false],
      ["node", true],
    ]);
    expect((await sessionsOf(second)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    for (const { startedAt, lastUsedAt } of listed) {
      expect(Date.parse(startedAt)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(lastUsedAt)).toBeGreaterThanOrEqual(Date.parse(startedAt));
    }
    // Nothing that would open them.
    const stored = await api.db.prisma.session.findMany({ select: { sid: true } });
    for (const { sid } of stored) expect(JSON.stringify(listed)).not.toContain(sid);
  });

  it("note their last use, whether they are remembered or not", async () => {
    await api.signInAsNewCustomer("user");
    for (const rememberMe of [false, true]) {
      const client = await signInFrom(firefox, "user", rememberMe);
      await api.db.pool.query("UPDATE sessions SET last_used_at = '2026-01-01'");
      expect(await userOf(client)).not.toBeNull();
      const used = async () => (await sessionsOf(client)).find(({ isCurrent }) => isCurrent)?.lastUsedAt ?? "";
      await expect.poll(async () => Date.parse(await used())).toBeGreaterThan(Date.parse("2026-01-02"));
    }
  });
});

it("ends the session that is named, and signs out when it is the current one", async () => {
  const here = await api.signInAsNewCustomer("ender");
  const there = await signInFrom(firefox, "ender");
  const staying = await signInFrom("curl/8.5.0", "ender");
  const idWhere = async (isWanted: (session: { device: string; isCurrent: boolean }) => boolean) =>
    (await sessionsOf(here)).find(isWanted)?.id ?? "";
  const id = await idWhere(({ device }) => device === "Firefox on Windows");
  await here.execute(EndSessionDocument, { id });
  expect(await userOf(there)).toBeNull();
  expect(await here.refusal(EndSessionDocument, { id })).toMatchObject({ code: "NOT_FOUND" });
  await here.execute(EndSessionDocument, { id: await idWhere(({ isCurrent }) => isCurrent) });
  expect(await userOf(here)).toBeNull();
  expect(here.cookie).not.toContain("fyt.session");
  expect(await userOf(staying)).not.toBeNull();
});

it("ends all of somebody's sessions but the current one, and for an administrator all", async () => {
  const here = await api.signInAsNewCustomer("leaver");
  const others = [await signInFrom(firefox, "leaver"), await signInFrom(firefox, "leaver", true)];
  const stranger = await api.signInAsNewCustomer("not-a-leaver");
  expect(await here.execute(EndOtherSessionsDocument, {})).toEqual({ endOtherSessions: 2 });
  for (const other of others) expect(await userOf(other)).toBeNull();
  const admin = await api.signInAsAdmin();
  const userId = (await userOf(here))?.id ?? 0;
  expect(await admin.execute(EndSessionsOfDocument, { userId })).toEqual({ endSessionsOf: 1 });
  for (const [client, isSignedIn] of [
    [here, false],
    [stranger, true],
    [admin, true],
  ] as const) {
    expect((await userOf(client)) !== null).toBe(isSignedIn);
  }
});

const rightInput = { username: "admin", password: "correct horse" };

it("signs in by username or e-mail address, ignoring case", async () => {
  for (const username of ["admin", "ADMIN", " Admin ", "Admin@Example.com"]) {
    const client = api.anonymous();
    const { login } = await client.execute(LoginDocument, { input: { ...rightInput, username } });
    expect(login).toMatchObject({ name: "Administrator", role: "ADMIN" });
    expect(await userOf(client)).toMatchObject({ id: login.id, username: "admin" });
  }
});

it("gives a remembered session's cookie 30 days", async () => {
  const { headers } = await callRest(api.anonymous(), "POST", "/api/login", { ...rightInput, rememberMe: true });
  const cookie = headers.getSetCookie().find((line) => line.startsWith("fyt.session="));
  const expires = Date.parse(/Expires=([^;]+)/.exec(cookie ?? "")?.[1] ?? "");
  expect((expires - Date.now()) / (24 * 60 * 60 * 1000)).toBeCloseTo(30, 1);
});

it("gives a session a new id at every sign-in, ends it on the server, and logs no password or cookie", async () => {
  const client = await api.signInAsAdmin();
  const ids = async () => (await api.db.prisma.session.findMany({ select: { sid: true } })).map(({ sid }) => sid);
  const before = await ids();
  await client.execute(LoginDocument, { input: rightInput });
  const after = await ids();
  expect(after).toHaveLength(before.length);
  expect(after.filter((sid) => !before.includes(sid))).toHaveLength(1);
  await client.execute(LogoutDocument, {});
  expect(await userOf(client)).toBeNull();
  expect(await ids()).toHaveLength(before.length - 1);
  expect(api.logged()).toContain('"path":"/graphql"');
  expect(api.logged()).not.toMatch(/correct horse|fyt\.session/);
});
