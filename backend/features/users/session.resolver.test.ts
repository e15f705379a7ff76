import { expect, it } from "vitest";
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
import { passwordOf } from "../../testing/second-factor-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0";
const sessionsOf = async (client: ApiClient) => (await client.execute(AccountDocument, {})).sessions;
const currentOf = async (client: ApiClient) =>
  (await sessionsOf(client)).find(({ isCurrent }) => isCurrent) ?? { id: "", lastUsedAt: "" };
const userOf = async (client: ApiClient) => (await client.execute(CurrentUserDocument, {})).me;

async function signInFrom(device: string, username: string, rememberMe = false): Promise<ApiClient> {
  const client = api.anonymous({ "User-Agent": device });
  await client.execute(LoginDocument, { input: { username, password: passwordOf(username), rememberMe } });
  return client;
}

it("says from where and since when somebody is signed in, the last used first, and which is theirs", async () => {
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

it("notes the last use of a session, whether it is remembered or not", async () => {
  await api.signInAsNewCustomer("user");
  for (const rememberMe of [false, true]) {
    const client = await signInFrom(firefox, "user", rememberMe);
    await api.db.pool.query("UPDATE sessions SET last_used_at = '2026-01-01'");
    expect(await userOf(client)).not.toBeNull();
    await expect.poll(async () => (await currentOf(client)).lastUsedAt > "2026-01-02").toBe(true);
  }
});

it("ends the session that is named, and signs out when it is the current one", async () => {
  const here = await api.signInAsNewCustomer("ender");
  const there = await signInFrom(firefox, "ender");
  const staying = await signInFrom("curl/8.5.0", "ender");
  const named = { id: (await currentOf(there)).id };
  await here.execute(EndSessionDocument, named);
  expect(await userOf(there)).toBeNull();
  expect(await here.refusal(EndSessionDocument, named)).toMatchObject({ code: "NOT_FOUND" });
  await here.execute(EndSessionDocument, { id: (await currentOf(here)).id });
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
  expect(await userOf(here)).toBeNull();
  for (const staying of [stranger, admin]) expect(await userOf(staying)).not.toBeNull();
});

it("gives a session a new id at every sign-in, ends it on the server, and logs no password or cookie", async () => {
  const client = await api.signInAsAdmin();
  const input = { username: "admin", password: "correct horse" };
  for (const act of [() => client.execute(LoginDocument, { input }), () => client.execute(LogoutDocument, {})]) {
    const copy = api.anonymous({ Cookie: client.cookie });
    expect(await userOf(copy)).not.toBeNull();
    await act();
    expect(await userOf(copy)).toBeNull();
  }
  expect(api.logged()).toContain('"path":"/graphql"');
  expect(api.logged()).not.toMatch(/correct horse|fyt\.session/);
});
