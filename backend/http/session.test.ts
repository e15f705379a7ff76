import { describe, expect, it } from "vitest";
import { z } from "zod";
import { CurrentUserDocument, LoginDocument } from "../../frontend/organizer/features/auth/generated/auth.ts";
import type { ApiClient } from "../testing/api-client.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi();

const dayMs = 24 * 60 * 60 * 1000;
const input = { username: "admin", password: "correct horse" };
const me = async (client: ApiClient) => (await client.execute(CurrentUserDocument, {})).me;

const contentSchema = z.object({ userId: z.number(), endsAt: z.number() });

describe("a session", () => {
  it("ends after a week, or after 30 days if it is remembered, however much it is used", async () => {
    for (const days of [7, 30]) {
      await api.db.prisma.session.deleteMany();
      const client = api.anonymous();
      await client.execute(LoginDocument, { input: { ...input, rememberMe: days === 30 } });
      const { sid, sess } = await api.db.prisma.session.findFirstOrThrow();
      const content = contentSchema.loose().parse(sess);
      expect((content.endsAt - Date.now()) / dayMs).toBeCloseTo(days, 1);
      expect(await me(client)).not.toBeNull();

      await api.db.prisma.session.update({ where: { sid }, data: { sess: { ...content, endsAt: Date.now() } } });
      expect(await me(client)).toBeNull();
      expect(await api.db.prisma.session.count()).toBe(0);
    }
  });

  it("ends after a day without a request", async () => {
    await api.db.prisma.session.deleteMany();
    const client = await api.signInAsAdmin();
    const sql = "SELECT extract(epoch FROM expire - localtimestamp) / 86400 AS days FROM sessions";
    const readExpiry = async () => Number((await api.db.pool.query(sql)).rows[0].days);
    expect(await readExpiry()).toBeCloseTo(1, 2);
    await api.db.pool.query(
      "UPDATE sessions SET expire = localtimestamp + interval '1 hour', last_used_at = now() - interval '1 day'",
    );
    await me(client);
    await expect.poll(readExpiry).toBeCloseTo(1, 2);
    await api.db.pool.query("UPDATE sessions SET expire = localtimestamp - interval '1 second'");
    expect(await me(client)).toBeNull();
  });

  it("cannot be planted: the server ignores an id that it did not sign or issue", async () => {
    for (const cookie of ["fyt.session=planted", "fyt.session=s%3Aplanted.c2lnbmF0dXJl"]) {
      const attacker = api.anonymous({ Cookie: cookie });
      expect((await attacker.fetch("/api/user")).headers.get("set-cookie")).toBeNull();
      await attacker.execute(LoginDocument, { input });
      expect(await api.db.prisma.session.count({ where: { sid: "planted" } })).toBe(0);
    }
  });

  it("has a cookie over TLS that cannot be planted without it", async () => {
    const behindProxy = await sharedTestApi({}, 1);
    const overTls = (headers: Record<string, string> = {}) =>
      behindProxy.anonymous({ "X-Forwarded-Proto": "https", ...headers });
    const request = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(input) };
    const client = overTls();
    const [cookie = ""] = (await client.fetch("/api/login", request)).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-fyt\.session=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(await me(client)).not.toBeNull();
    const planted = cookie.split(";")[0]?.replace("__Host-", "") ?? "";
    expect(await me(overTls({ Cookie: planted }))).toBeNull();
  });
});

it("answers 503 to callers with a session while the session store is down, and recovers", async () => {
  const message = "The server cannot reach its data right now. Please try again.";
  const admin = await api.signInAsAdmin();
  await api.db.pool.query("ALTER TABLE sessions RENAME TO lost_sessions");
  expect((await admin.fetch("/api/user")).status).toBe(503);
  expect(await admin.refusal(CurrentUserDocument, {})).toMatchObject({ status: 503, message });
  expect(await me(api.anonymous())).toBeNull();
  expect(await api.anonymous().refusal(LoginDocument, { input })).toMatchObject({ status: 503, message });
  await api.db.pool.query("ALTER TABLE lost_sessions RENAME TO sessions");
  expect(await me(admin)).not.toBeNull();
});
