import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiClient } from "../../testing/api-client.ts";
import {
  AddGuestDocument,
  DeleteGuestDocument,
  EndHelperDocument,
  EventDocument,
  HelpersDocument,
  HistoryAuthorsDocument,
  InviteHelperDocument,
  JoinByLinkDocument,
  LogoutDocument,
  MeDocument,
  MyHelpDocument,
  OwnUndoDocument,
  RenewHelperLinkDocument,
  SearchGuestsDocument,
  UndoChangeDocument,
  UpdateGuestDocument,
  UpdateHelperDocument,
} from "../../testing/generated/operations.ts";
import { addGuest, newEvent, uploadGuests } from "../../testing/guest-list-calls.ts";
import { joinAsHelper, makeHelper } from "../../testing/helper-calls.ts";
import { startTestApi, type TestApi } from "../../testing/test-api.ts";

const dayMs = 24 * 60 * 60 * 1000;
const gone = { code: "NOT_FOUND", status: 404, message: "This link no longer works. Ask for a new one." };
const anna = { name: "Anna Kern", role: "EDITOR" as const };

let api: TestApi;
let owner: ApiClient;
let eventId: number;
beforeAll(async () => {
  // Guests of this server may search twice a minute, and learn few names.
  api = await startTestApi({ searchRateLimit: 2, searchNames: 1 });
  owner = await api.signInAsNewCustomer("owner");
  eventId = await newEvent(owner, { isPublic: false, guestCode: "Rose" });
});
afterAll(() => api.close());

const tokenOf = (url: string) => new URL(url).hash.slice(1);
const daysUntil = (time: string) => Math.round((Date.parse(time) - Date.now()) / dayMs);

const invite = async (input: { name: string; role: "EDITOR" | "DOOR" | "VIEWER" } = anna) =>
  (await owner.execute(InviteHelperDocument, { eventId, input })).inviteHelper;

async function join(token: string): Promise<ApiClient> {
  const client = api.anonymous();
  await client.execute(JoinByLinkDocument, { token });
  return client;
}

const refusalOf = (token: string) => api.anonymous().refusal(JoinByLinkDocument, { token });
const helpersNow = async () => (await owner.execute(HelpersDocument, { eventId })).event.helpers;
const helpOf = async (client: ApiClient) => (await client.execute(MyHelpDocument, {})).myHelp;
const setDay = (day: Date | null) => api.db.prisma.event.update({ where: { id: eventId }, data: { day } });

describe("a helper's link", () => {
  it("lets one person join, who is nobody's account", async () => {
    const { helper, url, expiresAt } = await invite();
    expect(new URL(url).pathname).toBe("/help");
    expect(daysUntil(expiresAt)).toBe(7);
    expect(helper).toMatchObject({ ...anna, eventId, hasOpenLink: true, joinedAt: null, lastUsedAt: null });
    const client = await join(tokenOf(url));
    expect(await helpOf(client)).toMatchObject({
      helper: { id: helper.id },
      event: { id: eventId, asksForCode: false },
    });
    expect((await client.execute(MeDocument, {})).me).toBeNull();
    expect((await helpersNow()).find(({ id }) => id === helper.id)).toMatchObject({
      hasOpenLink: false,
      joinedAt: expect.any(String),
      lastUsedAt: expect.any(String),
    });
    expect(await refusalOf(tokenOf(url))).toMatchObject(gone);
    expect(await api.db.prisma.helper.count({ where: { linkHash: { contains: tokenOf(url) } } })).toBe(0);
  });

  it("lets one of many join who use it at the same time", async () => {
    const { token } = await makeHelper(api, eventId, "door");
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => join(token)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("says the same of one that is forged, expired, replaced, of ended help and of a past event", async () => {
    const forged = await refusalOf("A".repeat(43));
    const expired = await makeHelper(api, eventId, "door");
    await api.db.prisma.helper.update({ where: { id: expired.id }, data: { linkExpiresAt: new Date() } });
    const replaced = await invite();
    const { id } = replaced.helper;
    const { renewHelperLink } = await owner.execute(RenewHelperLinkDocument, { eventId, id });
    const afterReplacing = await refusalOf(tokenOf(replaced.url));
    await owner.execute(EndHelperDocument, { eventId, id });
    const past = await makeHelper(api, eventId, "door");
    await api.db.prisma.helper.update({
      where: { id: past.id },
      data: { createdAt: new Date(Date.now() - 91 * dayMs), linkExpiresAt: new Date(Date.now() + dayMs) },
    });
    const refusals = [
      ...[forged, afterReplacing, await refusalOf(tokenOf(renewHelperLink.url))],
      ...[await refusalOf(expired.token), await refusalOf(past.token)],
    ];
    for (const refusal of refusals) expect(refusal).toMatchObject(gone);
  });

  it("can be renewed, and those who have joined stay", async () => {
    const { id, client } = await joinAsHelper(api, eventId, "viewer");
    const { renewHelperLink } = await owner.execute(RenewHelperLinkDocument, { eventId, id });
    const second = await join(tokenOf(renewHelperLink.url));
    expect([(await helpOf(client))?.helper.id, (await helpOf(second))?.helper.id]).toEqual([id, id]);
  });
});

describe("a helper's session", () => {
  const sessionOf = async (helperId: number) => api.db.prisma.session.findFirstOrThrow({ where: { helperId } });

  it("lasts as long as it is used, 30 days ahead", async () => {
    const { id, client } = await joinAsHelper(api, eventId, "editor");
    const { sid } = await sessionOf(id);
    const nearEnd = Date.now() + 5 * dayMs;
    await api.db.pool.query(
      `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{endsAt}', to_jsonb($2::bigint))::json WHERE sid = $1`,
      [sid, nearEnd],
    );
    const answer = await client.fetch("/api/auth/me");
    const expires = /Expires=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? "";
    expect(daysUntil(expires)).toBe(30);
    expect(daysUntil((await sessionOf(id)).expire.toISOString())).toBe(30);
    expect((await client.fetch("/api/auth/me")).headers.getSetCookie()).toEqual([]);
  });

  it("is over when somebody ends their help, leaves, or the event is over", async () => {
    const [ended, left, late] = [
      await joinAsHelper(api, eventId, "editor"),
      await joinAsHelper(api, eventId, "editor"),
      await joinAsHelper(api, eventId, "editor"),
    ];
    await owner.execute(EndHelperDocument, { eventId, id: ended.id });
    expect(await api.db.prisma.session.count({ where: { helperId: ended.id } })).toBe(0);
    await left.client.execute(LogoutDocument, {});
    await api.db.prisma.helper.update({
      where: { id: late.id },
      data: { createdAt: new Date(Date.now() - 91 * dayMs) },
    });
    for (const { client } of [ended, left, late]) {
      expect(await helpOf(client)).toBeNull();
      expect((await client.refusal(EventDocument, { id: eventId })).code).toBe("UNAUTHENTICATED");
    }
    const ids = (await helpersNow()).map(({ id }) => id);
    expect(ids).toContain(left.id);
    expect(ids).not.toContain(ended.id);
    expect(ids).not.toContain(late.id);
    expect(await owner.refusal(EndHelperDocument, { eventId, id: ended.id })).toMatchObject({ code: "NOT_FOUND" });
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

describe("an editor", () => {
  it("changes the event under their name, and deletes nothing", async () => {
    const { helper, url } = await invite({ name: "Bo Lind", role: "EDITOR" });
    const editor = await join(tokenOf(url));
    const { id } = await addGuest(editor, eventId, { name: "Ina Roth" });
    await uploadGuests(editor, eventId, ["Name,Table", "Ina Roth,1", "Jan Roth,2"], { mode: "MERGE" });
    expect(await editor.refusal(DeleteGuestDocument, { eventId, id })).toMatchObject({
      code: "FORBIDDEN",
      message: "Only the event’s owner can do this.",
    });
    const { event } = await owner.execute(HistoryAuthorsDocument, { eventId });
    expect(event.history.nodes.slice(0, 3)).toMatchObject([
      { action: "upload_file", userId: null, authorName: "Bo Lind" },
      { action: "update_guests", userId: null, authorName: "Bo Lind" },
      { action: "invite_helper", authorName: null, details: { name: "Bo Lind", role: "editor" } },
    ]);
    const stored = await api.db.prisma.historyEntry.findFirstOrThrow({ where: { eventId, action: "upload_file" } });
    expect(stored.helperId).toBe(helper.id);
    expect(await api.db.prisma.uploadedFile.findFirst({ where: { eventId }, select: { userId: true } })).toEqual({
      userId: null,
    });
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
    const ofEditor = await undoOf(editor);
    expect(await undoOf(other)).toBe(0);
    expect(await undoOf(owner)).toBe(ofOwner);
    const refusal = await owner.refusal(UndoChangeDocument, { eventId, historyEntryId: ofOwner });
    expect(refusal).toMatchObject({ code: "CONFLICT" });
    expect(refusal.message).toContain("Cleo Vogt changed Kai Busch");
    await editor.execute(UndoChangeDocument, { eventId, historyEntryId: ofEditor });
    await owner.execute(UndoChangeDocument, { eventId, historyEntryId: ofOwner });
  });
});

describe("somebody at the door", () => {
  it("finds guests of a private event, without its code and the limits of guests", async () => {
    for (const name of ["Mia Falk", "Mia Frank", "Mia Fuchs", "Mia Feld"]) {
      await owner.execute(AddGuestDocument, {
        eventId,
        input: { name, tableNumber: "9", additionalInfo: { Phone: "555" } },
      });
    }
    await api.db.prisma.event.update({ where: { id: eventId }, data: { hiddenColumns: ["Phone"] } });
    const door = (await joinAsHelper(api, eventId, "door")).client;
    const search = async () => (await door.execute(SearchGuestsDocument, { eventId, query: "mi" })).searchGuests;
    const found = await search();
    expect(found).toHaveLength(4);
    expect(found.map(({ additionalInfo }) => additionalInfo)).toEqual([{}, {}, {}, {}]);
    expect(found.every(({ tablemates }) => tablemates.length === 3)).toBe(true);
    await search();
    // As often as a whole network of guests may, but counted for this helper alone.
    expect(await door.refusal(SearchGuestsDocument, { eventId, query: "mi" })).toMatchObject({ code: "RATE_LIMITED" });
    const other = (await joinAsHelper(api, eventId, "door")).client;
    expect((await other.execute(SearchGuestsDocument, { eventId, query: "mia falk" })).searchGuests).toHaveLength(1);
    expect(await door.refusal(EventDocument, { id: eventId })).toMatchObject({
      code: "FORBIDDEN",
      message: "At the door you can search for guests, but not open their list.",
    });
  });
});

describe("inviting", () => {
  it("changes names and roles from the next request on, and records it", async () => {
    const { id, client } = await joinAsHelper(api, eventId, "viewer");
    const refused = await client.refusal(AddGuestDocument, { eventId, input: { name: "Nele Abt", tableNumber: "" } });
    expect(refused).toMatchObject({ code: "FORBIDDEN", message: "You can look at this event, but not change it." });
    const input = { name: "  Eva Rau ", role: "EDITOR" as const };
    const { updateHelper } = await owner.execute(UpdateHelperDocument, { eventId, id, input });
    expect(updateHelper).toMatchObject({ id, name: "Eva Rau", role: "EDITOR" });
    await addGuest(client, eventId, { name: "Nele Abt" });
    const { event } = await owner.execute(HistoryAuthorsDocument, { eventId });
    expect(event.history.nodes.slice(0, 2)).toMatchObject([
      { action: "update_guests", authorName: "Eva Rau" },
      { action: "update_helper", details: { name: "Eva Rau", role: "editor" } },
    ]);
    const audited = await api.db.prisma.auditEntry.findMany({ where: { eventId }, select: { kind: true } });
    const kinds = new Set(audited.map(({ kind }) => kind));
    for (const kind of ["helper-invited", "helper-link-renewed", "helper-joined", "helper-changed", "helper-ended"]) {
      expect(kinds).toContain(kind);
    }
  });

  it("refuses names that say nothing, and more than 50, also at the same time", async () => {
    const input = { name: " x ", role: "DOOR" as const };
    expect((await owner.refusal(InviteHelperDocument, { eventId, input })).code).toBe("BAD_INPUT");
    const customer = await api.signInAsNewCustomer("crowded");
    const crowded = await newEvent(customer);
    const others = Array.from({ length: 49 }, (_, i) => ({
      eventId: crowded,
      name: `Helper ${i}`,
      role: "door" as const,
    }));
    await api.db.prisma.helper.createMany({ data: others });
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => customer.execute(InviteHelperDocument, { eventId: crowded, input: anna })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await customer.refusal(InviteHelperDocument, { eventId: crowded, input: anna })).toMatchObject({
      code: "CONFLICT",
      message: "At most 50 people can help with an event. Please end somebody’s help first.",
    });
  });
});
