import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { inTransaction } from "../database/transaction.ts";
import { advanceGuestList } from "../features/events/event.service.ts";
import { scopeOfNewEvent } from "../features/events/event-access.service.ts";
import { archiveFile, downloadArchive } from "../testing/event-archives.ts";
import {
  EraseGuestCountingDocument,
  GuestRecordDocument,
  ImportEventArchiveDocument,
} from "../testing/generated/operations.ts";
import { addGuest, newEvent } from "../testing/guest-list-calls.ts";
import { ownTestApi } from "../testing/test-api.ts";
import { deleteGuestData, holdsGuestData } from "./retention.ts";
import { isEventEmpty } from "./rows.ts";
import { type EventTable, eventTables } from "./tables.ts";
import { putBackUndone, stageUndone } from "./undo.ts";

// A new table touches its migration, the schema and the registry: everything else follows.

const api = await ownTestApi();
const admin = await api.signInAsAdmin();
const { pool, prisma } = api.db;

/** Gifts, and who gave them. */
const gifts: EventTable = {
  name: "gifts",
  label: "text",
  columns: [
    { name: "id", field: "id", isOwn: true, rule: z.int() },
    { name: "event_id", field: "eventId", isOwn: true },
    { name: "text", field: "text", words: "text", values: true, rule: z.string().max(100) },
    { name: "giver_ids", field: "giverIds", refs: [{ to: "guests" }], rule: z.array(z.int()) },
  ],
  undo: "always",
  moves: { most: 100 },
  onErase: "point out",
  onRetention: "delete",
};

beforeAll(async () => {
  const recorded = (name: string, act: string, tables: string) => `
    CREATE TRIGGER ${name} AFTER ${act} ON gifts REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION record_row_changes();`;
  await pool.query(`
    CREATE TABLE gifts (id serial PRIMARY KEY, event_id int NOT NULL REFERENCES events ON DELETE CASCADE ON UPDATE CASCADE,
      text text NOT NULL, giver_ids int[] NOT NULL);
    ${recorded("record_inserts", "INSERT", "NEW TABLE AS rows_after")}
    ${recorded("record_updates", "UPDATE", "OLD TABLE AS rows_before NEW TABLE AS rows_after")}
    ${recorded("record_deletes", "DELETE", "OLD TABLE AS rows_before")}`);
  eventTables.push(gifts);
});
afterAll(() => {
  eventTables.splice(eventTables.indexOf(gifts), 1);
});

const giftsOf = async (eventId: number) =>
  (await pool.query("SELECT text, giver_ids FROM gifts WHERE event_id = $1 ORDER BY id", [eventId])).rows;

it("is undone, archived, pointed out, taken out, told and removed", async () => {
  const eventId = await newEvent(admin);
  const id = scopeOfNewEvent({ id: eventId });
  await pool.query("INSERT INTO gifts (event_id, text, giver_ids) VALUES ($1, 'Vase', '{}')", [eventId]);
  expect(await isEventEmpty(prisma, eventId)).toBe(false);
  const { id: anna } = await addGuest(admin, eventId, { name: "Anna Quillfeather" });
  const { id: ben } = await addGuest(admin, eventId, { name: "Ben Berg" });

  const version = await inTransaction(api.db, async (tx) => {
    const listVersion = await advanceGuestList(tx, id);
    await tx.$executeRaw`UPDATE gifts SET text = 'Vase of Anna Quillfeather', giver_ids = ARRAY[${anna}, ${ben}]::int[]`;
    return listVersion;
  });
  await inTransaction(api.db, async (tx) => {
    await advanceGuestList(tx, id);
    await putBackUndone(tx, id, await stageUndone(tx, id, version));
  });
  expect(await giftsOf(eventId)).toEqual([{ text: "Vase", giver_ids: [] }]);
  await pool.query("UPDATE gifts SET text = 'Vase of Anna Quillfeather', giver_ids = $1", [[anna, ben]]);

  const file = archiveFile(await downloadArchive(admin, eventId));
  const { event } = (await admin.execute(ImportEventArchiveDocument, { file })).importEventArchive;
  const moved = await prisma.guest.findMany({ where: { eventId: event.id }, orderBy: { position: "asc" } });
  expect(await giftsOf(event.id)).toEqual([
    { text: "Vase of Anna Quillfeather", giver_ids: moved.map((guest) => guest.id) },
  ]);

  const { guestRecord } = await admin.execute(GuestRecordDocument, { eventId, guestId: anna });
  expect(guestRecord.everything).toMatchObject({ rows: { gifts: [{ text: "Vase of Anna Quillfeather" }] } });
  const { eraseGuest } = await admin.execute(EraseGuestCountingDocument, { eventId, guestId: anna });
  expect(eraseGuest.mentions).toMatchObject([
    { where: "Another text of the event", text: "Vase of Anna Quillfeather" },
  ]);
  expect(await giftsOf(eventId)).toMatchObject([{ giver_ids: [ben] }]);

  await prisma.guest.deleteMany({ where: { eventId } });
  await prisma.rowChange.deleteMany({ where: { eventId } });
  const isDue = async () =>
    (await pool.query(`SELECT ${holdsGuestData()} AS holds FROM events WHERE id = $1`, [eventId])).rows[0]?.holds;
  expect(await isDue()).toBe(true);
  await inTransaction(api.db, (tx) => deleteGuestData(tx, id));
  expect([await isDue(), await giftsOf(eventId)]).toEqual([false, []]);
});
