import { describe, expect, it } from "vitest";
import { UpdateEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import {
  UpdateGuestDocument,
  type UpdateGuestMutationVariables,
} from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import { ChangeWishesDocument } from "../../../frontend/organizer/features/seating/generated/board-acts.ts";
import {
  BoardTablesDocument,
  BoardWishesDocument,
} from "../../../frontend/organizer/features/seating/generated/read-board.ts";
import { findInDatabase } from "../../testing/database-texts.ts";
import { EraseGuestCountingDocument, OwnUndoDocument } from "../../testing/generated/operations.ts";
import {
  addGuest,
  newEvent,
  newGuestList,
  readEvent,
  readHistory,
  searchGuests,
  uploadGuests,
} from "../../testing/guest-list-calls.ts";
import { storedGuests, wholeEvent } from "../../testing/guest-lists.ts";
import { callRest } from "../../testing/rest-call.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const name = "Zorabel Öhlenquist";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const bigIntAsText = (_key: string, value: unknown) => (typeof value === "bigint" ? String(value) : value);

const erase = async (eventId: number, guestId: number) =>
  (await admin.execute(EraseGuestCountingDocument, { eventId, guestId })).eraseGuest;

async function idOf(eventId: number, wanted: string): Promise<number> {
  return (await storedGuests(api.db, eventId)).find((guest) => guest.name === wanted)?.id ?? 0;
}

const update = (eventId: number, id: number, input: UpdateGuestMutationVariables["input"]) =>
  admin.execute(UpdateGuestDocument, { eventId, id, input });

/** Its guest has been imported, renamed, moved, wished about and imported again. */
async function eventWithPast() {
  const eventId = await newEvent(admin, { description: `Music: ${name}` });
  const filename = "Öhlenquist_Zorabel and others.csv";
  await uploadGuests(admin, eventId, ["Name,Table", `${name},1`, "Ben Berg,1", "Cleo Munro,2"], { filename });
  const guestId = await idOf(eventId, name);
  await update(eventId, guestId, { name: "Zorabel Ohlenquist", tableNumber: "7" });
  const [renamed] = await readHistory(admin, eventId);
  const pair = [guestId, await idOf(eventId, "Ben Berg")];
  const three = [...pair, await idOf(eventId, "Cleo Munro")];
  await update(eventId, guestId, { name, tableNumber: "2", additionalInfo: { "Seen as": name } });
  const { tables } = await admin.execute(BoardTablesDocument, { eventId });
  await admin.execute(ChangeWishesDocument, {
    eventId,
    changes: [
      { kind: "TOGETHER", guestIds: pair },
      { kind: "APART", guestIds: three },
      { kind: "AT_TABLES", column: "Seen as", value: ` ${name.toUpperCase()}`, tableIds: tables.map(({ id }) => id) },
    ],
    removedIds: [],
  });
  const more = ["Name,Table", `${name},3`, "Dora Eich,3"];
  const { historyEntryId } = await uploadGuests(admin, eventId, more, { mode: "MERGE" });
  await admin.execute(UpdateEventDocument, { id: eventId, input: { description: "No music" } });
  return { eventId, guestId, mergedEntryId: historyEntryId, renamedEntryId: renamed?.id ?? 0 };
}

describe("eraseGuest", () => {
  it("removes a guest from everything that the database holds", async () => {
    const { eventId, guestId } = await eventWithPast();
    expect(await findInDatabase(api.db.pool, "Öhlenquist")).not.toEqual([]);
    const erasure = await erase(eventId, guestId);
    expect(erasure).toMatchObject({ filesDropped: 2, mentions: [] });
    await api.db.pool.query("ANALYZE");
    expect(await findInDatabase(api.db.pool, "Öhlenquist")).toEqual([]);
    expect(await findInDatabase(api.db.pool, "Ohlenquist")).toEqual([]);
    expect(api.logged()).not.toContain("hlenquist");
    expect(await searchGuests(admin, eventId, "Zorabel")).toEqual([]);
    const { wishes } = await admin.execute(BoardWishesDocument, { eventId });
    expect(wishes.map(({ guestIds }) => guestIds.length)).toEqual([2]);
  });

  it("keeps the list of everybody else, and their extra columns in order", async () => {
    const eventId = await newGuestList(admin, [
      "Name,Table,2027,Meal,__proto__",
      `${name},1,a,b,c`,
      "Ben Berg,1,x,Fish,y",
    ]);
    const { historyEntryId } = await uploadGuests(admin, eventId, ["Name,Table", "Cleo Munro,1"]);
    await erase(eventId, (await addGuest(admin, eventId, { name })).id);
    await admin.execute(UndoChangeDocument, { eventId, historyEntryId });
    expect(await storedGuests(api.db, eventId)).toMatchObject([
      { name: "Ben Berg", info: expect.stringMatching(/2027.*x.*Meal.*Fish.*__proto__.*y/) },
    ]);
  });

  it("cannot be undone, is no step of undo, and stays when the changes before are undone", async () => {
    const { eventId, guestId, mergedEntryId, renamedEntryId } = await eventWithPast();
    await erase(eventId, guestId);
    const [entry] = await readHistory(admin, eventId);
    expect(entry).toMatchObject({ action: "erase_guest", details: { files: 2 } });
    const undo = (historyEntryId: number) => admin.execute(UndoChangeDocument, { eventId, historyEntryId });
    await expect(undo(entry?.id ?? 0)).rejects.toThrow(/no longer be undone/);
    const { undo: next } = (await admin.execute(OwnUndoDocument, { eventId })).event;
    expect(next?.id).not.toBe(entry?.id);
    for (const id of [mergedEntryId, renamedEntryId]) {
      await undo(id);
      expect((await storedGuests(api.db, eventId)).map((guest) => guest.name)).toEqual(["Ben Berg", "Cleo Munro"]);
    }
  });

  it("names the texts that mention the guest, and replaces them in what is kept", async () => {
    const eventId = await newEvent(admin);
    const lines = [
      "Name,Table,Notes",
      `${name},1,`,
      "Ben Berg,1,Sits with Öhlenquist Zorabel",
      "Cleo Munro,2,Friend of Zorabel",
    ];
    await uploadGuests(admin, eventId, lines);
    await uploadGuests(admin, eventId, lines, { mode: "UPDATE" });
    const guestId = await idOf(eventId, name);
    const { mentions, remains } = await erase(eventId, guestId);
    expect(mentions).toEqual([{ where: "Guest Ben Berg: Notes", text: "Sits with Öhlenquist Zorabel" }]);
    expect(remains[0]).toMatch(/Other texts in this event that mention the name/);
    const { changes, sheet } = await wholeEvent(api.db, eventId);
    expect(JSON.stringify([changes, sheet], bigIntAsText)).toMatch(/Sits with \[…\]/);
    expect(JSON.stringify(sheet)).not.toMatch(/hlenquist/);
  });

  it("keeps a namesake, and says so", async () => {
    const eventId = await newGuestList(admin, ["Name,Table", `${name},1`, `${name},2`, "Ben Berg,1"]);
    await uploadGuests(admin, eventId, ["Name,Table", `${name},1`, `${name},2`], { mode: "MERGE" });
    const { remains } = await erase(eventId, await idOf(eventId, name));
    expect(remains[0]).toMatch(/Another guest on the list has the same name and stays/);
    expect((await storedGuests(api.db, eventId)).map((guest) => guest.name)).toEqual([name, "Ben Berg"]);
    expect(JSON.stringify((await wholeEvent(api.db, eventId)).sheet).split(name)).toHaveLength(2);
  });

  it("removes what was recorded under the same name of a guest who is no longer on the list", async () => {
    const eventId = await newGuestList(admin, ["Name,Table,Phone", `${name},1,0170 1`]);
    await uploadGuests(admin, eventId, ["Name,Table", "Ben Berg,1"]);
    await erase(eventId, (await addGuest(admin, eventId, { name })).id);
    expect(JSON.stringify(Object.values(await wholeEvent(api.db, eventId)), bigIntAsText)).not.toMatch(
      /hlenquist|0170/,
    );
    expect((await readEvent(admin, eventId)).guests.totalCount).toBe(1);
  });

  it("leaves texts alone that are part of longer names, and single words in sentences", async () => {
    const eventId = await newGuestList(admin, [
      "Name,Table,Notes",
      "Rose,1,",
      "Ann Berg,2,Likes rose wine",
      "Joann Bergen,3,Ann Bergen",
    ]);
    expect((await erase(eventId, await idOf(eventId, "Rose"))).mentions).toEqual([]);
    expect((await erase(eventId, await idOf(eventId, "Ann Berg"))).mentions).toEqual([]);
  });
});

describe("guestRecord", () => {
  it("says everything that erasing would remove", async () => {
    const { eventId, guestId } = await eventWithPast();
    const { status, body } = await callRest(admin, "GET", `/api/events/${eventId}/guests/${guestId}/record`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      guest: { id: guestId, name },
      formerNames: ["Zorabel Ohlenquist"],
      rows: { wishes: [{ kind: "TOGETHER" }, { kind: "APART" }], imported_sheets: [{ name }] },
      changes: expect.arrayContaining([
        expect.objectContaining({ before: null, after: expect.objectContaining({ name }) }),
        expect.objectContaining({ after: expect.objectContaining({ name: "Zorabel Ohlenquist" }) }),
      ]),
      entries: expect.arrayContaining([expect.objectContaining({ action: "update" })]),
      mentions: expect.arrayContaining([expect.objectContaining({ where: "Value in a wish" })]),
    });
    expect(JSON.stringify(body)).not.toMatch(/Ben Berg|Cleo Munro|Dora Eich/);
  });
});
