import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { CurrentUserDocument, LogoutDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import {
  EndHelperDocument,
  EventHelpersDocument,
  InviteHelperDocument,
  RenewHelperLinkDocument,
} from "../../../frontend/organizer/features/helpers/generated/helpers.ts";
import { JoinByLinkDocument } from "../../../frontend/organizer/features/helpers/generated/my-help.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { OwnHelpDocument } from "../../testing/generated/operations.ts";
import { newEvent } from "../../testing/guest-list-calls.ts";
import { joinAsHelper, joinByToken, makeHelper } from "../../testing/helper-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const dayMs = 24 * 60 * 60 * 1000;
const gone = { code: "NOT_FOUND", status: 404, message: "This link no longer works. Ask for a new one." };
const anna = { name: "Anna Kern", role: "EDITOR" as const };

const api = await sharedTestApi();
const owner = await api.signInAsNewCustomer("owner");
const eventId = await newEvent(owner, { isPublic: false });

const tokenOf = (url: string) => new URL(url).hash.slice(1);
const daysUntil = (time: string) => Math.round((Date.parse(time) - Date.now()) / dayMs);

const invite = async () => (await owner.execute(InviteHelperDocument, { eventId, input: anna })).inviteHelper;

const join = (token: string) => joinByToken(api, token);

const refusalOf = (token: string) => api.anonymous().refusal(JoinByLinkDocument, { token });
const helpersNow = async () => (await owner.execute(EventHelpersDocument, { eventId })).event.helpers;
const helpOf = async (client: ApiClient) => (await client.execute(OwnHelpDocument, {})).myHelp;
const setDay = (day: Date | null) => api.db.prisma.event.update({ where: { id: eventId }, data: { day } });

describe("a helper's link", () => {
  it("lets one person join, who is nobody's account", async () => {
    const { helper, url, expiresAt } = await invite();
    expect(new URL(url).pathname).toBe("/help");
    expect(daysUntil(expiresAt)).toBe(7);
    const listed = async () => (await helpersNow()).find(({ id }) => id === helper.id);
    expect(await listed()).toMatchObject({ ...anna, hasOpenLink: true, joinedAt: null, lastUsedAt: null });
    const client = await join(tokenOf(url));
    expect(await helpOf(client)).toMatchObject({ helper: { id: helper.id, eventId }, event: { asksForCode: false } });
    expect((await client.execute(CurrentUserDocument, {})).me).toBeNull();
    const [joinedAt, lastUsedAt] = [expect.any(String), expect.any(String)];
    expect(await listed()).toMatchObject({ hasOpenLink: false, joinedAt, lastUsedAt });
    expect(await refusalOf(tokenOf(url))).toMatchObject(gone);
    expect(await api.db.prisma.helper.count({ where: { linkHash: { contains: tokenOf(url) } } })).toBe(0);
  });

  it("lets one of many join who use it at the same time", async () => {
    const { token } = await makeHelper(api, eventId, "door");
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => join(token)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("can be renewed; those who have joined stay, and the replaced one says the same as a forged one", async () => {
    const { id, client } = await joinAsHelper(api, eventId, "viewer");
    const renew = async () => {
      const { renewHelperLink } = await owner.execute(RenewHelperLinkDocument, { eventId, id });
      return tokenOf(renewHelperLink.url);
    };
    const [replaced, renewed] = [await renew(), await renew()];
    for (const token of [replaced, "A".repeat(43)]) expect(await refusalOf(token)).toMatchObject(gone);
    const second = await join(renewed);
    expect([(await helpOf(client))?.helper.id, (await helpOf(second))?.helper.id]).toEqual([id, id]);
  });
});

describe("a helper's session", () => {
  /** So near that the next request extends the session. */
  const nearEnd = (helperId: number) =>
    api.db.pool.query(
      `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{endsAt}', to_jsonb($2::bigint))::json WHERE helper_id = $1`,
      [helperId, Date.now() + 5 * dayMs],
    );

  it("lasts as long as it is used, 30 days ahead", async () => {
    const { id, client } = await joinAsHelper(api, eventId, "editor");
    await nearEnd(id);
    const answer = await client.fetch(`/api/events/${eventId}/guests`);
    // The last byte comes after the session was changed.
    await answer.text();
    const expires = /Expires=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? "";
    expect(daysUntil(expires)).toBe(30);
    const { expire } = await api.db.prisma.session.findFirstOrThrow({ where: { helperId: id } });
    expect(daysUntil(expire.toISOString())).toBe(30);
    expect((await client.fetch(`/api/events/${eventId}/guests`)).headers.getSetCookie()).toEqual([]);
  });

  it("ends when they leave, also by the request that would extend it, and they stay invited", async () => {
    const { id, client } = await joinAsHelper(api, eventId, "editor");
    await nearEnd(id);
    await client.execute(LogoutDocument, {});
    expect(client.cookie).not.toContain("fyt.session");
    expect(await api.db.prisma.session.count({ where: { helperId: id } })).toBe(0);
    expect((await helpersNow()).map((helper) => helper.id)).toContain(id);
  });

  it("stays over when it ends during the request that would extend it", async () => {
    const { id, client } = await joinAsHelper(api, eventId, "editor");
    await nearEnd(id);
    const blocker = await api.db.pool.connect();
    await blocker.query("BEGIN; LOCK TABLE guests IN ACCESS EXCLUSIVE MODE");
    const answer = client.fetch(`/api/events/${eventId}/guests`);
    const waiting = "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'guests'::regclass";
    while ((await api.db.pool.query(waiting)).rowCount === 0) await delay(10);
    await owner.execute(EndHelperDocument, { eventId, id });
    await blocker.query("COMMIT");
    blocker.release();
    await (await answer).text();
    expect(await api.db.prisma.session.count({ where: { helperId: id } })).toBe(0);
  });

  it("follows the event's day", async () => {
    const { id, client } = await joinAsHelper(api, eventId, "door");
    const midnight = (days: number) => new Date(Math.floor(Date.now() / dayMs + days) * dayMs);
    expect(daysUntil((await helpOf(client))?.helper.endsAt ?? "")).toBe(90);
    await setDay(midnight(200));
    expect(Date.parse((await helpOf(client))?.helper.endsAt ?? "")).toBe(midnight(203).getTime() + dayMs / 2);
    await setDay(midnight(-1));
    expect(await helpOf(client)).not.toBeNull();
    await setDay(midnight(-9));
    // Invited after the event, to tidy up.
    expect(daysUntil((await helpOf(client))?.helper.endsAt ?? "")).toBe(7);
    await api.db.prisma.helper.update({ where: { id }, data: { createdAt: midnight(-20) } });
    expect(await helpOf(client)).toBeNull();
    await setDay(null);
  });
});
