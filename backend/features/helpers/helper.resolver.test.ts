import { setTimeout as delay } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LatestEventDocument } from "../../../frontend/organizer/event/generated/event-here.ts";
import { CurrentUserDocument, LogoutDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import { UpdateEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import { AddGuestDocument, UpdateGuestDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import {
  EndHelperDocument,
  EventHelpersDocument,
  InviteHelperDocument,
  RenewHelperLinkDocument,
  UpdateHelperDocument,
} from "../../../frontend/organizer/features/helpers/generated/helpers.ts";
import { JoinByLinkDocument } from "../../../frontend/organizer/features/helpers/generated/my-help.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import {
  EventDocument,
  HistoryAuthorsDocument,
  OwnHelpDocument,
  OwnUndoDocument,
} from "../../testing/generated/operations.ts";
import { addGuest, newEvent, searchGuests, undo, uploadGuests } from "../../testing/guest-list-calls.ts";
import { joinAsHelper, joinByToken, makeHelper } from "../../testing/helper-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const dayMs = 24 * 60 * 60 * 1000;
const gone = { code: "NOT_FOUND", status: 404, message: "This link no longer works. Ask for a new one." };

// Guests may search twice a minute and learn few names.
const api = await sharedTestApi({ rates: { searches: 2 }, searchNames: 1, publicOrigin: "https://tables.example" });
const owner = await api.signInAsNewCustomer("owner");
const eventId = await newEvent(owner, { isPublic: false, guestCode: "Rose" });
afterEach(() => vi.useRealTimers());

const { prisma } = api.db;
const tokenOf = (url: string) => new URL(url).hash.slice(1);
const daysUntil = (time: string | Date) => Math.round((new Date(time).getTime() - Date.now()) / dayMs);
const midnight = (days: number) => new Date(Math.floor(Date.now() / dayMs + days) * dayMs);

const invite = async (name: string, role: "EDITOR" | "DOOR" = "EDITOR", by = owner, event = eventId) =>
  (await by.execute(InviteHelperDocument, { eventId: event, input: { name, role } })).inviteHelper;
const renew = async (id: number) =>
  tokenOf((await owner.execute(RenewHelperLinkDocument, { eventId, id })).renewHelperLink.url);
const join = (token: string) => joinByToken(api, token);
const refusalOf = (token: string) => api.anonymous().refusal(JoinByLinkDocument, { token });
const helpersOf = async (id: number, by = owner) =>
  (await by.execute(EventHelpersDocument, { eventId: id })).event.helpers;
const helpOf = async (client: ApiClient) => (await client.execute(OwnHelpDocument, {})).myHelp;
const sessionsOf = (helperId: number) => prisma.session.count({ where: { helperId } });
const historyFor = async (client: ApiClient) => (await client.execute(HistoryAuthorsDocument, { eventId })).event;

describe("a helper's link", () => {
  it("lets one person join, who is nobody's account", async () => {
    const { helper, url, expiresAt } = await invite("Anna Kern");
    expect(url).toMatch(/^https:\/\/tables\.example\/help#/);
    expect(daysUntil(expiresAt)).toBe(7);
    const listed = async () => (await helpersOf(eventId)).find(({ id }) => id === helper.id);
    const invited = { name: "Anna Kern", role: "EDITOR", hasOpenLink: true, joinedAt: null, lastUsedAt: null };
    expect(await listed()).toMatchObject(invited);
    const client = await join(tokenOf(url));
    expect(await helpOf(client)).toMatchObject({ helper: { id: helper.id, eventId }, event: { asksForCode: false } });
    expect((await client.execute(CurrentUserDocument, {})).me).toBeNull();
    const [joinedAt, lastUsedAt] = [expect.any(String), expect.any(String)];
    expect(await listed()).toMatchObject({ hasOpenLink: false, joinedAt, lastUsedAt });
    expect(await refusalOf(tokenOf(url))).toMatchObject(gone);
    expect(await prisma.helper.count({ where: { linkHash: { contains: tokenOf(url) } } })).toBe(0);
  });

  it("lets one of many join who use it at the same time", async () => {
    const { token } = await makeHelper(api, eventId, "door");
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => join(token)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("can be renewed; those who have joined stay, and the replaced one says the same as a forged one", async () => {
    const { id, client } = await joinAsHelper(api, eventId, "viewer");
    const [replaced, renewed] = [await renew(id), await renew(id)];
    for (const token of [replaced, "A".repeat(43)]) expect(await refusalOf(token)).toMatchObject(gone);
    for (const joined of [client, await join(renewed)]) expect((await helpOf(joined))?.helper.id).toBe(id);
  });
});

describe("a helper's session", () => {
  /** So near its end that the next request extends the session. */
  async function joinLongAgo() {
    const joined = await joinAsHelper(api, eventId, "editor");
    await api.db.pool.query(
      `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{endsAt}', to_jsonb($2::bigint))::json WHERE helper_id = $1`,
      [joined.id, Date.now() + 5 * dayMs],
    );
    return { ...joined, readList: () => joined.client.fetch(`/api/events/${eventId}/guests`) };
  }

  it("lasts as long as it is used, 30 days ahead", async () => {
    const { id, readList } = await joinLongAgo();
    const answer = await readList();
    // The last byte comes after the session was changed.
    await answer.text();
    expect(daysUntil(/Expires=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? "")).toBe(30);
    expect(daysUntil((await prisma.session.findFirstOrThrow({ where: { helperId: id } })).expire)).toBe(30);
    expect((await readList()).headers.getSetCookie()).toEqual([]);
  });

  it("ends when they leave, also by the request that would extend it, and they stay invited", async () => {
    const { id, client } = await joinLongAgo();
    await client.execute(LogoutDocument, {});
    expect(client.cookie).not.toContain("fyt.session");
    expect(await sessionsOf(id)).toBe(0);
    expect((await helpersOf(eventId)).map((helper) => helper.id)).toContain(id);
  });

  it("stays over when it ends during the request that would extend it", async () => {
    const { id, readList } = await joinLongAgo();
    const blocker = await api.db.pool.connect();
    await blocker.query("BEGIN; LOCK TABLE guests IN ACCESS EXCLUSIVE MODE");
    const answer = readList();
    const waiting = "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'guests'::regclass";
    while ((await api.db.pool.query(waiting)).rowCount === 0) await delay(10);
    await owner.execute(EndHelperDocument, { eventId, id });
    await blocker.query("COMMIT");
    blocker.release();
    await (await answer).text();
    expect(await sessionsOf(id)).toBe(0);
  });

  it("follows the event's day", async () => {
    const { id, client } = await joinAsHelper(api, eventId, "door");
    const endsAt = async () => (await helpOf(client))?.helper.endsAt ?? "";
    const setDay = (day: Date | null) => prisma.event.update({ where: { id: eventId }, data: { day } });
    expect(daysUntil(await endsAt())).toBe(90);
    await setDay(midnight(200));
    expect(Date.parse(await endsAt())).toBe(midnight(203).getTime() + dayMs / 2);
    await setDay(midnight(-1));
    expect(await helpOf(client)).not.toBeNull();
    await setDay(midnight(-9));
    // Invited after the event, to tidy up.
    expect(daysUntil(await endsAt())).toBe(7);
    await prisma.helper.update({ where: { id }, data: { createdAt: midnight(-20) } });
    expect(await helpOf(client)).toBeNull();
    await setDay(null);
  });

  it("is not brought back when the event gets another day after their help has ended by itself", async () => {
    const customer = await api.signInAsNewCustomer("moving");
    const day = midnight(-9).toISOString().slice(0, 10);
    const id = await newEvent(customer, { date: "", day });
    const [past, tidying] = [await joinAsHelper(api, id, "editor"), await joinAsHelper(api, id, "door")];
    const invited = await makeHelper(api, id, "viewer");
    const invitedLongAgo = (...ids: number[]) =>
      prisma.helper.updateMany({ where: { id: { in: ids } }, data: { createdAt: midnight(-20) } });
    await invitedLongAgo(past.id, invited.id);
    const moveTo = async (to: string) =>
      (await customer.execute(UpdateEventDocument, { id, input: { day: to } })).updateEvent.historyEntryId ?? 0;
    await moveTo("2199-01-01");
    expect(await helpersOf(id, customer)).toMatchObject([{ id: tidying.id }]);
    expect(await helpOf(past.client)).toBeNull();
    expect(await helpOf(tidying.client)).not.toBeNull();
    expect(await sessionsOf(past.id)).toBe(0);
    expect(await prisma.helper.count({ where: { eventId: id, linkHash: { not: null } } })).toBe(0);

    const movedBack = await moveTo(day);
    await invitedLongAgo(tidying.id);
    await undo(customer, id, movedBack);
    expect(await helpersOf(id, customer)).toEqual([]);
  });
});

describe("an editor", () => {
  it("changes the event under their name; helpers learn people's names, but not how they sign in", async () => {
    const editor = await join(tokenOf((await invite("Bo Lind")).url));
    await addGuest(editor, eventId, { name: "Ina Roth" });
    await uploadGuests(editor, eventId, ["Name,Table", "Ina Roth,1", "Jan Roth,2"], { mode: "MERGE" });
    const { owner: shown, history } = await historyFor((await joinAsHelper(api, eventId, "viewer")).client);
    expect(shown).toBeNull();
    expect(history.nodes.slice(0, 3)).toMatchObject([
      { action: "upload_file", userId: null, authorName: "Bo Lind" },
      { action: "update_guests", userId: null, authorName: "Bo Lind" },
      {
        action: "invite_helper",
        user: null,
        authorName: "Customer owner",
        details: { name: "Bo Lind", role: "editor" },
      },
    ]);
  });

  it("undoes what they did themselves, and is named where it stands in the way", async () => {
    const editor = (await joinAsHelper(api, eventId, "editor", "Cleo Vogt")).client;
    const other = (await joinAsHelper(api, eventId, "editor", "Dan Vogt")).client;
    const { id } = await addGuest(owner, eventId, { name: "Kai Busch" });
    const change = (client: ApiClient, tableNumber: string) =>
      client.execute(UpdateGuestDocument, { eventId, id, input: { name: "Kai Busch", tableNumber } });
    const undoOf = async (client: ApiClient) =>
      (await client.execute(OwnUndoDocument, { eventId })).event.undo?.id ?? 0;
    await change(owner, "5");
    const ofOwner = await undoOf(owner);
    await change(editor, "6");
    expect([await undoOf(other), await undoOf(owner)]).toEqual([0, ofOwner]);
    await expect(undo(owner, eventId, ofOwner)).rejects.toThrow("Cleo Vogt changed Kai Busch");
    await undo(editor, eventId, await undoOf(editor));
    await undo(owner, eventId, ofOwner);
  });

  it("changes the date, and not the day, which does not follow it", async () => {
    const edit = (client: ApiClient, input: object) => client.execute(UpdateEventDocument, { id: eventId, input });
    await edit(owner, { date: "June 12, 2027" });
    const { client: editor } = await joinAsHelper(api, eventId, "editor");
    await expect(edit(editor, { day: "", date: "Soon" })).rejects.toThrow(
      "Only the event’s owner or an administrator can change its day.",
    );
    await edit(editor, { date: "January 1, 2199" });
    await edit(editor, { date: "Saturday, June 12", day: "2027-06-12" });
    expect((await owner.execute(LatestEventDocument, { id: eventId })).event.day).toBe("2027-06-12");
  });
});

describe("somebody at the door", () => {
  it("finds guests of a private event, without its code and the limits of guests", async () => {
    for (const name of ["Mia Falk", "Mia Frank", "Mia Fuchs", "Mia Feld"]) {
      await addGuest(owner, eventId, { name, tableNumber: "9" });
    }
    const { client } = await joinAsHelper(api, eventId, "door");
    // More often than a whole network of guests may.
    for (let i = 0; i < 5; i += 1) {
      const found = await searchGuests(client, eventId, "mi");
      expect(found.map(({ tablemates }) => tablemates.length)).toEqual([3, 3, 3, 3]);
    }
    expect(await client.refusal(EventDocument, { id: eventId })).toMatchObject({
      code: "FORBIDDEN",
      message: "At the door you can search for guests, but not open their list.",
    });
  });

  it("searches 120 times in a minute, counted for each", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const { client } = await joinAsHelper(api, eventId, "door", "Dean Ott");
    for (let times = 0; times < 120; times += 1) await searchGuests(client, eventId, `na${times}`);
    await expect(searchGuests(client, eventId, "zz")).rejects.toMatchObject({ code: "RATE_LIMITED" });
    const other = (await joinAsHelper(api, eventId, "door")).client;
    expect(await searchGuests(other, eventId, "mi")).toHaveLength(4);
  });
});

describe("inviting", () => {
  it("changes names and roles from the next request on, and records it", async () => {
    const { id, client } = await joinAsHelper(api, eventId, "viewer");
    const refused = await client.refusal(AddGuestDocument, { eventId, input: { name: "Nele Abt", tableNumber: "" } });
    expect(refused).toMatchObject({ code: "FORBIDDEN", message: "You can look at this event, but not change it." });
    const change = { eventId, id, input: { name: "  Eva Rau ", role: "EDITOR" as const } };
    const { updateHelper } = await owner.execute(UpdateHelperDocument, change);
    expect(updateHelper).toMatchObject({ id, name: "Eva Rau", role: "EDITOR" });
    // Nothing changes, so nothing is recorded.
    await owner.execute(UpdateHelperDocument, change);
    await addGuest(client, eventId, { name: "Nele Abt" });
    const { nodes } = (await historyFor(owner)).history;
    expect(nodes.slice(0, 2)).toMatchObject([
      { action: "update_guests", authorName: "Eva Rau" },
      { action: "update_helper", details: { name: "Eva Rau", role: "editor" } },
    ]);
    expect(nodes.filter(({ action }) => action === "update_helper")).toHaveLength(1);
    await join(await renew(id));
    await owner.execute(EndHelperDocument, { eventId, id });
    const audited = (await prisma.auditEntry.findMany({ where: { eventId } })).map(({ kind }) => kind);
    const kinds = ["helper-invited", "helper-link-renewed", "helper-joined", "helper-changed", "helper-ended"];
    expect(audited).toEqual(expect.arrayContaining(kinds));
  });

  it("refuses names that say nothing, and more than 50, also at the same time", async () => {
    await expect(invite(" x ")).rejects.toMatchObject({ code: "BAD_INPUT" });
    const customer = await api.signInAsNewCustomer("crowded");
    const crowded = await newEvent(customer);
    const helper = { eventId: crowded, name: "Helper", role: "door" as const };
    await prisma.helper.createMany({ data: Array.from({ length: 49 }, () => helper) });
    const inviteOne = () => invite("Anna Kern", "DOOR", customer, crowded);
    const outcomes = await Promise.allSettled([inviteOne(), inviteOne(), inviteOne()]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(inviteOne()).rejects.toMatchObject({
      code: "CONFLICT",
      message: "At most 50 people can help with an event. Please end the access of one of them first.",
    });
  });
});
