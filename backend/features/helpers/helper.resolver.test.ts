import { afterEach, describe, expect, it, vi } from "vitest";
import { AddGuestDocument, UpdateGuestDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import {
  EndHelperDocument,
  InviteHelperDocument,
  RenewHelperLinkDocument,
  UpdateHelperDocument,
} from "../../../frontend/organizer/features/helpers/generated/helpers.ts";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { EventDocument, HistoryAuthorsDocument, OwnUndoDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent, searchGuests, uploadGuests } from "../../testing/guest-list-calls.ts";
import { joinAsHelper, joinByToken } from "../../testing/helper-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const anna = { name: "Anna Kern", role: "EDITOR" as const };

// Guests may search twice a minute and learn few names.
const api = await sharedTestApi({ rates: { searches: 2 }, searchNames: 1, publicOrigin: "https://tables.example" });
const owner = await api.signInAsNewCustomer("owner");
const eventId = await newEvent(owner, { isPublic: false, guestCode: "Rose" });
afterEach(() => vi.useRealTimers());

const tokenOf = (url: string) => new URL(url).hash.slice(1);

describe("an editor", () => {
  it("changes the event under their name", async () => {
    const input = { name: "Bo Lind", role: "EDITOR" as const };
    const { url } = (await owner.execute(InviteHelperDocument, { eventId, input })).inviteHelper;
    expect(new URL(url).origin).toBe("https://tables.example");
    const editor = await joinByToken(api, tokenOf(url));
    await addGuest(editor, eventId, { name: "Ina Roth" });
    await uploadGuests(editor, eventId, ["Name,Table", "Ina Roth,1", "Jan Roth,2"], { mode: "MERGE" });
    const { event } = await owner.execute(HistoryAuthorsDocument, { eventId });
    expect(event.history.nodes.slice(0, 3)).toMatchObject([
      { action: "upload_file", userId: null, authorName: "Bo Lind" },
      { action: "update_guests", userId: null, authorName: "Bo Lind" },
      { action: "invite_helper", authorName: null, details: { name: "Bo Lind", role: "editor" } },
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
    const undo = (client: ApiClient, historyEntryId: number) =>
      client.execute(UndoChangeDocument, { eventId, historyEntryId });
    await expect(undo(owner, ofOwner)).rejects.toThrow("Cleo Vogt changed Kai Busch");
    await undo(editor, await undoOf(editor));
    await undo(owner, ofOwner);
  });
});

it("learns people's names, but not how they sign in", async () => {
  const { client } = await joinAsHelper(api, eventId, "viewer");
  const { event } = await client.execute(HistoryAuthorsDocument, { eventId });
  expect(event.owner).toBeNull();
  const creation = { action: "create", authorName: "Customer owner", user: null };
  expect(event.history.nodes).toContainEqual(expect.objectContaining(creation));
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
    const input = { name: "  Eva Rau ", role: "EDITOR" as const };
    const { updateHelper } = await owner.execute(UpdateHelperDocument, { eventId, id, input });
    expect(updateHelper).toMatchObject({ id, name: "Eva Rau", role: "EDITOR" });
    // Nothing changes, so nothing is recorded.
    await owner.execute(UpdateHelperDocument, { eventId, id, input });
    await addGuest(client, eventId, { name: "Nele Abt" });
    const { event } = await owner.execute(HistoryAuthorsDocument, { eventId });
    expect(event.history.nodes.slice(0, 2)).toMatchObject([
      { action: "update_guests", authorName: "Eva Rau" },
      { action: "update_helper", details: { name: "Eva Rau", role: "editor" } },
    ]);
    expect(event.history.nodes.filter(({ action }) => action === "update_helper")).toHaveLength(1);
    await joinByToken(
      api,
      tokenOf((await owner.execute(RenewHelperLinkDocument, { eventId, id })).renewHelperLink.url),
    );
    await owner.execute(EndHelperDocument, { eventId, id });
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
    const helper = { eventId: crowded, name: "Helper", role: "door" as const };
    await api.db.prisma.helper.createMany({ data: Array.from({ length: 49 }, () => helper) });
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => customer.execute(InviteHelperDocument, { eventId: crowded, input: anna })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await customer.refusal(InviteHelperDocument, { eventId: crowded, input: anna })).toMatchObject({
      code: "CONFLICT",
      message: "At most 50 people can help with an event. Please end the access of one of them first.",
    });
  });
});
