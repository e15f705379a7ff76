import { beforeAll, describe, expect, it } from "vitest";
import { UpdateEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import { SetRetentionDocument } from "../../../frontend/organizer/features/retention/generated/retention.ts";
import { createDatabase } from "../../database/client.ts";
import { createLogger } from "../../lib/logger.ts";
import { doorOperation, readDoor, readNews, recordAtDoor } from "../../testing/door-calls.ts";
import { DoorFiguresDocument } from "../../testing/generated/door-operations.ts";
import {
  CreateTableDocument,
  EventRetentionDocument,
  EventsLosingGuestsDocument,
  HistoryChangesDocument,
} from "../../testing/generated/operations.ts";
import { addGuest, newEvent, searchGuests, uploadGuests } from "../../testing/guest-list-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { removeExpiredGuests } from "./removal.service.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const log = createLogger("silent");
const run = (now: string, usualDays = 90) => removeExpiredGuests(api.db, { usualDays, now: new Date(now) }, log);
const retentionOf = async (id: number) => (await admin.execute(EventRetentionDocument, { id })).event;

/** Imported twice and edited, with names of guests in every text that can hold them. */
async function richEvent(): Promise<number> {
  const eventId = await newEvent(admin, { name: "Rosewood Gala", date: "June 12, 2027" });
  const list = ["Name,Table,Household,Meal", "Anna Quillfeather,1,Quill,Fish", "Ben Quillfeather,1,Quill,Beef"];
  await uploadGuests(admin, eventId, list, { filename: "Quillfeather.csv" });
  await uploadGuests(admin, eventId, [...list, "Carla Eich,,,Fish"], { filename: "Quillfeather 2.csv" });
  await addGuest(admin, eventId, { name: "Dora Quillfeather", tableNumber: "2" });
  const note = "Ask Anna Quillfeather";
  await admin.execute(CreateTableDocument, { eventId, input: { label: "Family Quillfeather", capacity: 6, note } });
  await admin.execute(CreateTableDocument, { eventId, input: { label: "7", capacity: 8, note } });
  await admin.execute(UpdateEventDocument, { id: eventId, input: { greeting: "Welcome, Quillfeather family" } });
  await admin.execute(UpdateEventDocument, { id: eventId, input: { greeting: "Welcome" } });
  return eventId;
}

async function placesOf(name: string, eventId: number): Promise<string[]> {
  const { rows } = await api.db.pool.query<{ table: string; column: string }>(`
    SELECT columns.table_name AS table, columns.column_name AS column
    FROM information_schema.columns JOIN information_schema.columns AS other USING (table_schema, table_name)
    WHERE table_schema = 'public' AND other.column_name = 'event_id' AND columns.data_type <> 'bytea'`);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const sql = `SELECT 1 FROM "${table}" WHERE event_id = $1 AND "${column}"::text ILIKE $2 LIMIT 1`;
    if ((await api.db.pool.query(sql, [eventId, `%${name}%`])).rowCount) found.push(`${table}.${column}`);
  }
  const files = await api.db.prisma.uploadedFile.count({ where: { eventId } });
  return files > 0 ? [...found, "uploaded_files.content"] : found;
}

describe("a rich event", () => {
  let eventId = 0;
  beforeAll(async () => {
    eventId = await richEvent();
  });

  it("is kept, and its organizers are told 14 days before", async () => {
    expect(await placesOf("quillfeather", eventId)).toEqual(
      expect.arrayContaining(["guests.name", "row_changes.rows", "history_entries.details", "tables.note"]),
    );
    expect(await run("2027-08-26T12:00:00Z")).toEqual({ noticed: 0, emptied: [] });
    expect(await retentionOf(eventId)).toMatchObject({ removal: { on: "2027-09-11", days: 90, isNoticed: false } });
    expect(await run("2027-08-27T00:00:00Z")).toEqual({ noticed: 1, emptied: [] });
    expect(await run("2027-08-27T01:00:00Z")).toEqual({ noticed: 0, emptied: [] });
    expect(await retentionOf(eventId)).toMatchObject({ removal: { on: "2027-09-11", days: 90, isNoticed: true } });
    expect((await admin.execute(EventsLosingGuestsDocument, {})).events).toEqual({
      nodes: [{ id: eventId }],
      totalCount: 1,
    });
  });

  it("keeps its guests until the day is over that was announced", async () => {
    expect(await run("2027-09-11T11:59:00Z")).toEqual({ noticed: 0, emptied: [] });
    expect(await retentionOf(eventId)).toMatchObject({ guestCount: 4, emptiedAt: null, figures: null });
  });

  it("loses them once, by whichever process is first, and keeps its figures", async () => {
    expect(await searchGuests(admin, eventId, "Dora")).toHaveLength(1);
    const { updatedAt } = await retentionOf(eventId);
    const other = createDatabase(api.databaseUrl, { slowQueryMs: 0, logger: log });
    const now = new Date("2027-09-11T12:00:00Z");
    const moment = { usualDays: 90, now };
    const done = await Promise.all([
      removeExpiredGuests(api.db, moment, log),
      removeExpiredGuests(other, moment, log),
      removeExpiredGuests(api.db, moment, log),
    ]).finally(() => other.close());
    expect(done.flatMap(({ emptied }) => emptied)).toEqual([eventId]);
    expect(await retentionOf(eventId)).toMatchObject({
      retentionDays: null,
      usualRetentionDays: 90,
      emptiedAt: now.toISOString(),
      updatedAt,
      guestCount: 0,
      removal: null,
      figures: { guests: 4, seated: 3, tables: 4, households: 1, files: 2 },
    });
    expect(await searchGuests(admin, eventId, "Dora")).toEqual([]);
    expect(await run("2027-10-30T12:00:00Z")).toEqual({ noticed: 0, emptied: [] });
  });

  it("says in its history what happened, and names no guest anywhere", async () => {
    const { history } = (await admin.execute(HistoryChangesDocument, { eventId })).event;
    expect(history.nodes[0]).toMatchObject({ action: "remove_guests", changeCount: 4, isUndoable: false, changes: [] });
    expect(history.nodes.at(-1)).toMatchObject({ action: "create" });
    expect(history.nodes.some(({ isUndoable }) => isUndoable)).toBe(false);
    const entries = await api.db.prisma.historyEntry.findMany({ where: { eventId, action: "remove_guests" } });
    expect(entries).toMatchObject([{ userId: null, details: { count: 4, files: 2, days: 90 } }]);
    expect(await placesOf("quillfeather", eventId)).toEqual([]);
    expect(await placesOf("eich", eventId)).toEqual([]);
    const kept = new Set((await placesOf("", eventId)).map((place) => place.split(".")[0]));
    expect([...kept].toSorted()).toEqual(["audit_entries", "history_entries", "tables"]);
    const tables = await api.db.prisma.table.findMany({ where: { eventId }, orderBy: { position: "asc" } });
    expect(tables.map(({ label, capacity, note }) => ({ label, capacity, note }))).toEqual([
      { label: "1", capacity: 6, note: "" },
      { label: "7", capacity: 8, note: "" },
    ]);
  });

  it("is announced again when it has guests again", async () => {
    await addGuest(admin, eventId, { name: "Emil Falk" });
    expect(await run("2027-11-01T06:00:00Z")).toEqual({ noticed: 1, emptied: [] });
    expect(await retentionOf(eventId)).toMatchObject({ removal: { on: "2027-11-15", isNoticed: true } });
    expect(await run("2027-11-15T06:00:00Z")).toEqual({ noticed: 0, emptied: [] });
    expect(await run("2027-11-15T12:00:00Z")).toEqual({ noticed: 0, emptied: [eventId] });
  });
});

it("never happens where it is turned off, for the installation or the event, or nobody knows the day", async () => {
  const always = await newEvent(admin, { date: "June 12, 2026" });
  await admin.execute(SetRetentionDocument, { eventId: always, days: 0 });
  const undated = await newEvent(admin, { date: "Some day" });
  const usual = await newEvent(admin, { date: "June 12, 2026" });
  for (const id of [always, undated, usual]) await addGuest(admin, id, { name: "Anna Berg" });
  const withoutGuests = await newEvent(admin, { date: "June 12, 2026" });
  await admin.execute(UpdateEventDocument, { id: withoutGuests, input: { name: "Ball" } });
  expect(await run("2031-01-01T12:00:00Z", 0)).toEqual({ noticed: 0, emptied: [] });
  expect(await run("2031-01-01T12:00:00Z", 90)).toEqual({ noticed: 1, emptied: [] });
  expect(await run("2031-01-02T12:00:00Z", 0)).toEqual({ noticed: 0, emptied: [] });
  expect((await retentionOf(usual)).removal).toMatchObject({ isNoticed: false });
  expect(await run("2031-03-01T12:00:00Z", 90)).toEqual({ noticed: 1, emptied: [] });
  expect(await run("2031-03-16T12:00:00Z", 90)).toEqual({ noticed: 0, emptied: [usual] });
});

it("leaves figures of the evening at the door, and no name", async () => {
  const eventId = await newEvent(admin, { date: "June 12, 2027" });
  const { id: guestId } = await addGuest(admin, eventId, { name: "Anna Berg" });
  await addGuest(admin, eventId, { name: "Ben Berg" });
  const at = "2027-06-12T17:04:00.000Z";
  await recordAtDoor(admin, eventId, [
    doorOperation({ kind: "ARRIVED", guestId, at }),
    doorOperation({ kind: "WALK_IN", walkInId: crypto.randomUUID(), name: "Mo Wirthmeier", at }),
  ]);
  await run("2027-10-01T12:00:00Z");
  await run("2027-10-20T12:00:00Z");
  const { figures } = (await admin.execute(DoorFiguresDocument, { eventId })).event;
  expect(figures).toEqual({ guests: 3, door: { arrived: 2, walkIns: 1, noShows: 1 } });
  expect(await placesOf("wirthmeier", eventId)).toEqual([]);
  expect(await readDoor(admin, eventId)).toMatchObject({ arrivedCount: 0, version: 2 });
  expect((await readNews(admin, eventId)).facts).toEqual([]);
});

it("is announced again after another day of the event, and another number of days", async () => {
  const eventId = await newEvent(admin, { date: "June 12, 2027" });
  await addGuest(admin, eventId, { name: "Anna Berg" });
  const isNoticed = async () => (await retentionOf(eventId)).removal?.isNoticed;
  const changes = [
    () => admin.execute(UpdateEventDocument, { id: eventId, input: { date: "June 13, 2027" } }),
    () => admin.execute(SetRetentionDocument, { eventId, days: 30 }),
  ];
  for (const change of changes) {
    expect(await run("2027-09-01T12:00:00Z")).toMatchObject({ noticed: 1 });
    await change();
    expect(await isNoticed()).toBe(false);
  }
  const [entry] = (await admin.execute(HistoryChangesDocument, { eventId })).event.history.nodes;
  expect(entry).toMatchObject({ action: "set_retention", isUndoable: false });
  // Nothing changes, so the notice stands.
  expect(await run("2027-10-30T12:00:00Z")).toEqual({ noticed: 1, emptied: [] });
  for (const change of changes) await change();
  expect(await isNoticed()).toBe(true);
  await admin.execute(SetRetentionDocument, { eventId, days: 400 });
  expect(await run("2027-11-30T12:00:00Z")).toEqual({ noticed: 0, emptied: [] });
});

it("waits for an import that is under way", async () => {
  const eventId = await newEvent(admin, { date: "June 12, 2027" });
  await addGuest(admin, eventId, { name: "Anna Berg" });
  await run("2027-09-20T06:00:00Z");
  const other = await api.db.pool.connect();
  await other.query(`BEGIN; SELECT 1 FROM events WHERE id = ${eventId} FOR NO KEY UPDATE`);
  expect((await run("2027-10-20T12:00:00Z")).emptied).not.toContain(eventId);
  await other.query("COMMIT");
  other.release();
  expect(await run("2027-10-20T13:00:00Z")).toEqual({ noticed: 0, emptied: [eventId] });
});

it("refuses numbers of days that make no sense", async () => {
  const eventId = await newEvent(admin, {});
  for (const days of [-1, 3651]) {
    const setting = admin.execute(SetRetentionDocument, { eventId, days });
    await expect(setting).rejects.toThrow("Guests can be kept for 1 to 3650 days after the event, or always");
  }
});
