import { describe, expect, it } from "vitest";
import {
  AccountDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
} from "../../../frontend/organizer/features/account/generated/account.ts";
import { CurrentUserDocument, LoginDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import { EndSessionsOfDocument } from "../../../frontend/organizer/features/users/generated/users.ts";
import type { ApiClient } from "../../testing/api-client.ts";
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
  });

  it("never reveal what would open them", async () => {
    const client = await api.signInAsNewCustomer("secretive");
    const stored = await api.db.prisma.session.findMany({ select: { sid: true } });
    const text = JSON.stringify(await sessionsOf(client));
    for (const { sid } of stored) expect(text).not.toContain(sid);
  });

  it("note their last use, whether they are remembered or not", async () => {
    await api.signInAsNewCustomer("user");
    for (const rememberMe of [false, true]) {
      const client = await signInFrom(firefox, "user", rememberMe);
      const { pool } = api.db;
      await pool.query("UPDATE sessions SET last_used_at = '2026-01-01', expire = expire - interval '1 hour'");
      const left = async () => {
        const { rows } = await pool.query("SELECT expire FROM sessions");
        return rows;
      };
      const earlier = await left();
      expect(await userOf(client)).not.toBeNull();
      const used = async () => (await sessionsOf(client)).find(({ isCurrent }) => isCurrent)?.lastUsedAt ?? "";
      await expect.poll(async () => Date.parse(await used())).toBeGreaterThan(Date.parse("2026-01-02"));
      expect(await left()).not.toEqual(earlier);
    }
  });
});

describe("endSession", () => {
  it("ends the one that is named, and signs out when it is the current one", async () => {
    const here = await api.signInAsNewCustomer("ender");
    const there = await signInFrom(firefox, "ender");
    const staying = await signInFrom("curl/8.5.0", "ender");
    const [listed] = (await sessionsOf(here)).filter(({ device }) => device === "Firefox on Windows");
    await here.execute(EndSessionDocument, { id: listed?.id ?? "" });
    expect(await userOf(there)).toBeNull();
    expect(await here.refusal(EndSessionDocument, { id: listed?.id ?? "" })).toEqual({
      code: "NOT_FOUND",
      status: 404,
      message: "This session has already ended.",
    });
    const own = (await sessionsOf(here)).find(({ isCurrent }) => isCurrent);
    await here.execute(EndSessionDocument, { id: own?.id ?? "" });
    expect(await userOf(here)).toBeNull();
    expect(here.cookie).not.toContain("fyt.session");
    expect(await userOf(staying)).not.toBeNull();
  });

  it("ends nobody else's", async () => {
    const [victim] = await sessionsOf(await api.signInAsNewCustomer("victim"));
    const attacker = await api.signInAsAdmin();
    expect(await attacker.refusal(EndSessionDocument, { id: victim?.id ?? "" })).toMatchObject({ status: 404 });
  });
});

it("ends all of somebody's sessions but the current one", async () => {
  const here = await api.signInAsNewCustomer("leaver");
  const others = [await signInFrom(firefox, "leaver"), await signInFrom(firefox, "leaver", true)];
  const stranger = await api.signInAsNewCustomer("not-a-leaver");
  expect(await here.execute(EndOtherSessionsDocument, {})).toEqual({ endOtherSessions: 2 });
  for (const other of others) expect(await userOf(other)).toBeNull();
  expect(await userOf(here)).not.toBeNull();
  expect(await userOf(stranger)).not.toBeNull();
});

it("lets an administrator end all of somebody's sessions", async () => {
  const admin = await api.signInAsAdmin();
  const client = await api.signInAsNewCustomer("ended");
  const userId = (await userOf(client))?.id ?? 0;
  expect(await admin.execute(EndSessionsOfDocument, { userId })).toEqual({ endSessionsOf: 1 });
  expect(await userOf(client)).toBeNull();
  expect(await userOf(admin)).not.toBeNull();
  expect(await admin.refusal(EndSessionsOfDocument, { userId: 999_999 })).toMatchObject({ status: 404 });
});
