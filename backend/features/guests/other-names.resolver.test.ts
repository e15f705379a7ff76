import { beforeEach, describe, expect, it } from "vitest";
import { MergeGuestsDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { findInDatabase } from "../../testing/database-texts.ts";
import {
  EraseGuestCountingDocument,
  FoundGuestsDocument,
  GuestRecordDocument,
  HistoryChangesDocument,
} from "../../testing/generated/operations.ts";
import { addGuest, newGuestList, searchGuests, uploadGuests } from "../../testing/guest-list-calls.ts";
import { noteDetails } from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const lines = ["Name,Table,Preferred Name,Maiden Name", "Wilhelmina Clayton,1,Mina,Holmquist", "Anna Berg,1,,"];
let eventId: number;
beforeEach(async () => {
  eventId = await newGuestList(admin, lines);
});

const stored = async () => {
  const guests = await api.db.prisma.guest.findMany({ where: { eventId }, orderBy: { position: "asc" } });
  return guests.map(({ name, otherNames }) => [name, otherNames]);
};
const idOf = async (name: string) =>
  (await api.db.prisma.guest.findFirstOrThrow({ where: { eventId, name }, select: { id: true } })).id;
const setNames = async (name: string, otherNames: string[]) => {
  await noteDetails(admin, eventId, [await idOf(name)], { otherNames });
};
const found = async (query: string, client: ApiClient = api.anonymous()) =>
  (await searchGuests(client, eventId, query)).map(({ name }) => name);

describe("other names", () => {
  it("find a guest who sees only the list's name, as does everybody else, and organizers find them in part", async () => {
    for (const query of ["Mina Clayton", "Wilhelmina Holmquist"]) {
      expect(await found(query)).toEqual(["Wilhelmina Clayton"]);
      const page = await api.anonymous().fetch(`/api/events/${eventId}/guests/search?q=${encodeURIComponent(query)}`);
      const text = await page.text();
      expect([page.status, text.includes("Wilhelmina Clayton")]).toEqual([200, true]);
      expect(text).not.toMatch(/Mina"|Mina Cl|Holmquist/);
    }
    const tablemates = JSON.stringify(await searchGuests(api.anonymous(), eventId, "Anna Berg"));
    expect(tablemates).not.toMatch(/"Mina|Holmquist/);
    const { event } = await admin.execute(FoundGuestsDocument, { eventId, search: "lmquis" });
    expect(event.guests.nodes).toMatchObject([{ name: "Wilhelmina Clayton" }]);
  });

  it("are entered by hand, and followed by the search, the history and undo", async () => {
    expect(await found("Anna Lindqvist")).toEqual([]);
    await setNames("Anna Berg", ["  née  Lindqvist", "Anni;Ännchen", "anni"]);
    expect((await stored())[1]).toEqual(["Anna Berg", "née Lindqvist; Anni; Ännchen"]);
    expect(await found("Anna Lindqvist")).toEqual(["Anna Berg"]);
    const [entry] = (await admin.execute(HistoryChangesDocument, { eventId })).event.history.nodes;
    const change = { field: "otherNames", from: "", to: "née Lindqvist; Anni; Ännchen" };
    expect(entry?.changes).toMatchObject([{ fields: [change] }]);
    await admin.execute(UndoChangeDocument, { eventId, historyEntryId: entry?.id ?? 0 });
    expect((await stored())[1]).toEqual(["Anna Berg", ""]);
    expect(await found("Anna Lindqvist")).toEqual([]);
  });

  it("of duplicates stay with the merged guest, and so do their names", async () => {
    const other = await addGuest(admin, eventId, { name: "Ana Berg", details: { otherNames: ["Anni"] } });
    await admin.execute(MergeGuestsDocument, { eventId, guestId: await idOf("Anna Berg"), duplicateIds: [other.id] });
    expect((await stored())[1]).toEqual(["Anna Berg", "Ana Berg; Anni"]);
  });

  it("are in the guest's record, and erased with the guest", async () => {
    const guestId = await idOf("Wilhelmina Clayton");
    const record = async () => (await admin.execute(GuestRecordDocument, { eventId, guestId })).guestRecord.everything;
    expect(await record()).toMatchObject({ guest: { otherNames: ["Mina", "née Holmquist"] } });
    await setNames("Wilhelmina Clayton", ["née Holmqvist"]);
    await noteDetails(admin, eventId, [await idOf("Anna Berg")], { doorNote: "Sister of Wilhelmina Holmqvist" });
    expect(await record()).toMatchObject({ mentions: [{ text: "Sister of Wilhelmina Holmqvist" }] });
    await noteDetails(admin, eventId, [await idOf("Anna Berg")], { doorNote: "" });
    expect(await findInDatabase(api.db.pool, "Holmq")).not.toEqual([]);
    for (const { id } of await api.db.prisma.guest.findMany({ where: { name: "Wilhelmina Clayton" } })) {
      const { eventId: of } = await api.db.prisma.guest.findUniqueOrThrow({ where: { id } });
      await admin.execute(EraseGuestCountingDocument, { eventId: of, guestId: id });
    }
    await api.db.pool.query("ANALYZE");
    expect(await findInDatabase(api.db.pool, "Holmq")).toEqual([]);
  });
});

it.each(["REPLACE", "MERGE", "UPDATE"] as const)("a file changes them only if it states them: %s", async (mode) => {
  await setNames("Anna Berg", ["Anni"]);
  const withoutColumn = ["Name,Table", "Wilhelmina Clayton,2", "Anna Berg,1"];
  await uploadGuests(admin, eventId, withoutColumn, { mode });
  expect(await stored()).toEqual([
    ["Wilhelmina Clayton", "Mina; née Holmquist"],
    ["Anna Berg", "Anni"],
  ]);
});
