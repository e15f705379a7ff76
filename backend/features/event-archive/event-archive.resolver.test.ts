import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CurrentUserDocument } from "../../../frontend/features/auth/generated/current-user.ts";
import { DeleteEventDocument, EnsureMyEventDocument } from "../../../frontend/features/events/generated/events.ts";
import { RestoreGuestListDocument } from "../../../frontend/features/guest-import/generated/restore-guest-list.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { archiveFile, downloadArchive, importRefusal, lastIds, partReplaced } from "../../testing/event-archives.ts";
import { ImportEventArchiveDocument } from "../../testing/generated/operations.ts";
import { newEvent, newGuestList, readEvent, searchGuests } from "../../testing/guest-list-calls.ts";
import { makeRichEvent } from "../../testing/rich-event.ts";
import { sharedTestApi, startTestApi, type TestApi } from "../../testing/test-api.ts";
import { unpack, zipArchive } from "../../testing/workbook-archive.ts";

const here = await sharedTestApi();
const there = await startTestApi();
const [admin, adminThere] = [await here.signInAsAdmin(), await there.signInAsAdmin()];
let eventId: number;
let archive: Buffer;
beforeAll(async () => {
  eventId = await makeRichEvent(admin);
  // What takes long to come about.
  const { pool } = here.db;
  const figures = { guests: 4, seated: 3, tables: 4, households: 1, files: 2, lists: 2 };
  await pool.query(
    "UPDATE events SET day = '2027-06-12', retention_days = 30, emptied_at = '2026-11-01', figures = $2 WHERE id = $1",
    [eventId, JSON.stringify(figures)],
  );
  const pointed = { sheet: "", name: { row: 2, column: 0 }, table: { row: 1, column: 0 } };
  const choices = { mapping: [{ column: "A", use: "name" }], answers: [{ decision: "x", option: "y" }], pointed };
  await pool.query(
    "INSERT INTO remembered_choices (event_id, shape, choices) VALUES ($1, 'one', $2), ($1, 'two', $3)",
    [eventId, JSON.stringify(choices), JSON.stringify({ answers: [] })],
  );
  await pool.query("INSERT INTO prints (event_id, kind, list_version, guest_count) VALUES ($1, 'by-name', 3, 2)", [
    eventId,
  ]);
  archive = await downloadArchive(admin, eventId);
});
// More than an account may import on a day.
beforeEach(() => there.db.prisma.attemptCount.deleteMany());
afterAll(() => there.close());

const upload = async (client: ApiClient, bytes: Buffer, ownerId?: number) =>
  (await client.execute(ImportEventArchiveDocument, { file: archiveFile(bytes), ownerId })).importEventArchive;
const remove = (client: ApiClient, id: number) => client.execute(DeleteEventDocument, { id });

describe("another installation", () => {
  it("imports an event and exports the same bytes again", async () => {
    // Different ids, because that server has had more events.
    await newGuestList(adminThere, ["Name,Table", "Ida Jung,1", "Karl Lenz,2"], { name: "Another gala" });
    const { event, isLinkNew } = await upload(adminThere, archive);
    const again = await downloadArchive(adminThere, event.id);
    expect((await unpack(again)).map(({ name }) => name)).toEqual((await unpack(archive)).map(({ name }) => name));
    expect(again.equals(archive)).toBe(true);
    expect(isLinkNew).toBe(false);
    expect((await downloadArchive(admin, eventId)).equals(archive)).toBe(true);
    await remove(adminThere, event.id);
  });

  it("has an event to go on with: searched and restored", async () => {
    const { event } = await upload(adminThere, archive);
    expect(await searchGuests(adminThere, event.id, "Zoë Lind")).toMatchObject([{ tableNumber: "Rose" }]);
    const restored = async ({ db }: Pick<TestApi, "db">, client: ApiClient, id: number) => {
      const kept = { where: { eventId: id }, orderBy: { historyEntryId: "desc" } } as const;
      const { historyEntryId } = await db.prisma.guestListChange.findFirstOrThrow(kept);
      await client.execute(RestoreGuestListDocument, { eventId: id, historyEntryId });
      const { guests } = await readEvent(client, id);
      return guests.nodes.map(({ name, tableNumber, additionalInfo }) => ({ name, tableNumber, additionalInfo }));
    };
    const list = await restored(there, adminThere, event.id);
    expect(list).toHaveLength(8);
    expect(list).toEqual(await restored(here, admin, eventId));
    await remove(adminThere, event.id);
  });

  it("imports an archive from before the door", async () => {
    const oldId = await newGuestList(admin, ["Name,Table", "Ida Jung,1"]);
    const files = await unpack(await downloadArchive(admin, oldId));
    const without = (name: string, text: string) =>
      name === "event.json" ? text.replace(/"version": \d+/, '"version": 4') : text.replace(',"merged":[]', "");
    const old = files
      .filter(({ name }) => name !== "door.jsonl")
      .map(({ name, content }) => ({ name, content: without(name, String(content)) }));
    const { event } = await upload(adminThere, zipArchive(old));
    expect(await searchGuests(adminThere, event.id, "Ida")).toMatchObject([{ tableNumber: "1" }]);
    await remove(adminThere, event.id);
  });
});

describe("who imports", () => {
  it("may be a customer, in place of their empty event alone", async () => {
    const customer = await there.signInAsNewCustomer("mover");
    const { ensureMyEvent: empty } = await customer.execute(EnsureMyEventDocument, {});
    const { event } = await upload(customer, archive);
    expect(event.guestCount).toBeGreaterThan(3);
    expect((await customer.execute(EnsureMyEventDocument, {})).ensureMyEvent.id).toBe(event.id);
    expect(await there.db.prisma.event.count({ where: { id: empty.id } })).toBe(0);
    const again = await customer.refusal(ImportEventArchiveDocument, { file: archiveFile(archive) });
    expect(again).toMatchObject({ code: "CONFLICT" });
    expect((await customer.execute(EnsureMyEventDocument, {})).ensureMyEvent.id).toBe(event.id);

    const ownerId = (await customer.execute(CurrentUserDocument, {})).me?.id;
    const written = await there.db.prisma.auditEntry.findMany({ where: { userId: ownerId ?? 0 } });
    const kinds = written.map((entry) => [entry.kind, entry.eventId]);
    expect(kinds).toContainEqual(["event-deleted", empty.id]);
    expect(kinds).toContainEqual(["archive-imported", event.id]);
    const byAdmin = await adminThere.refusal(ImportEventArchiveDocument, { file: archiveFile(archive), ownerId });
    expect(byAdmin).toMatchObject({ code: "CONFLICT" });
    await remove(adminThere, event.id);
    expect((await upload(adminThere, archive, ownerId)).event.guestCount).toBe(event.guestCount);
  });
});

it("writes nothing of an archive that is refused, and takes no ids", async () => {
  const [before, ids] = [await there.db.prisma.event.count(), await lastIds(there.db)];
  const damaged = await partReplaced(archive, "tables.jsonl", '"label":"Long"', '"label":"rose"');
  expect(await importRefusal(adminThere, damaged)).toMatchObject({ status: 422, text: /is damaged/ });
  await there.db.pool.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'check_violation'; END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON events EXECUTE FUNCTION refuse()`);
  expect((await importRefusal(adminThere, archive)).status).toBe(422);
  await there.db.pool.query("DROP FUNCTION refuse() CASCADE");
  expect([await there.db.prisma.event.count(), await lastIds(there.db)]).toEqual([before, ids]);
});

it("counts imports of an account, also those that fail", async () => {
  const customer = await there.signInAsNewCustomer("tireless");
  await there.db.prisma.attemptCount.deleteMany();
  expect((await importRefusal(customer, Buffer.from("no archive"))).status).toBe(422);
  // As after 19 others.
  await there.db.prisma.attemptCount.updateMany({ data: { points: 20 } });
  const text = "You have imported too many archives today. Please try again in 24 hours.";
  expect(await importRefusal(customer, archive)).toEqual({ status: 429, text });
  expect((await importRefusal(adminThere, archive)).status).toBe(201);
});

it("is a file with the name of its event", async () => {
  const id = await newEvent(admin, { name: "Small gala" });
  const head = await admin.fetch(`/api/events/${id}/archive`, { method: "HEAD" });
  expect(head.headers.get("Content-Disposition")).toBe('attachment; filename="Small gala.zip"');
  expect(head.headers.get("Content-Type")).toBe("application/zip");
});
