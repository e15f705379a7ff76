import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CurrentUserDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import {
  DeleteEventDocument,
  EnsureMyEventDocument,
} from "../../../frontend/organizer/features/events/generated/events.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import {
  archiveFile,
  downloadArchive,
  importRefusal,
  lastIds,
  partReplaced,
  repacked,
} from "../../testing/event-archives.ts";
import { ImportEventArchiveDocument } from "../../testing/generated/operations.ts";
import { searchGuests } from "../../testing/guest-list-calls.ts";
import { makeRichEvent } from "../../testing/rich-event.ts";
import { sharedTestApi, startTestApi } from "../../testing/test-api.ts";
import { unpack, zipArchive } from "../../testing/workbook-archive.ts";

const here = await sharedTestApi();
const there = await startTestApi();
const [admin, adminThere] = [await here.signInAsAdmin(), await there.signInAsAdmin()];
let eventId: number;
let archive: Buffer;
beforeAll(async () => {
  eventId = await makeRichEvent(admin);
  archive = await downloadArchive(admin, eventId);
});
// More than an account may import on a day.
beforeEach(() => there.db.prisma.attemptCount.deleteMany());
afterAll(() => there.close());

const upload = async (client: ApiClient, bytes: Buffer, ownerId?: number) =>
  (await client.execute(ImportEventArchiveDocument, { file: archiveFile(bytes), ownerId })).importEventArchive;
const remove = (client: ApiClient, id: number) => client.execute(DeleteEventDocument, { id });
const linkOf = async (id: number) =>
  (await there.db.prisma.event.findUniqueOrThrow({ where: { id }, select: { shortLink: true } })).shortLink;

it("is a file of the present, without history, files, helpers and the door, that keeps guests and columns in order", async () => {
  const head = await admin.fetch(`/api/events/${eventId}/archive`, { method: "HEAD" });
  expect(head.headers.get("Content-Disposition")).toMatch(/^attachment; filename="Anna .*Ben's wedding\.zip"/);
  expect(head.headers.get("Content-Type")).toBe("application/zip");
  expect((await unpack(archive)).map(({ name }) => name.replace(/\d+/, "N"))).toEqual([
    "event.json",
    ...["events.jsonl", "event_pictures.jsonl", "pictures/N.jpg", "pictures/N.webp", "tables.jsonl", "guests.jsonl"],
    ...["fixtures.jsonl", "floor_plans.jsonl", "wishes.jsonl", "saved_plans.jsonl"],
  ]);
  // It may have been packed again in a folder.
  const files = (await unpack(archive)).map((file) => ({ ...file, name: `My event/${file.name}` }));
  const { event } = await upload(adminThere, zipArchive(files));
  const list = async ({ db }: Pick<typeof there, "db">, id: number) =>
    (await db.pool.query("SELECT name, additional_info::text FROM guests WHERE event_id = $1 ORDER BY position", [id]))
      .rows;
  expect(await list(there, event.id)).toEqual(await list(here, eventId));
  expect(await searchGuests(adminThere, event.id, "Zoë Lind")).toMatchObject([{ tableNumber: "Rose" }]);
  await remove(adminThere, event.id);
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

  it("replaces no event that has only a saved plan, a print or what was recorded at the door", async () => {
    const customer = await there.signInAsNewCustomer("careful");
    const { id } = (await customer.execute(EnsureMyEventDocument, {})).ensureMyEvent;
    const contents = {
      saved_plans: "(event_id, name, seating) VALUES ($1, 'A', '{}')",
      prints: "(event_id, kind, list_version, guest_count) VALUES ($1, 'by-name', 1, 0)",
      door_operations: `(event_id, id, position, device, sequence, kind, at)
        VALUES ($1, gen_random_uuid(), 1, 'd', 1, 'ARRIVED', now())`,
    };
    for (const [table, row] of Object.entries(contents)) {
      await there.db.pool.query(`INSERT INTO ${table} ${row}`, [id]);
      const refusal = await customer.refusal(ImportEventArchiveDocument, { file: archiveFile(archive) });
      expect(refusal, table).toMatchObject({ code: "CONFLICT" });
      await there.db.pool.query(`DELETE FROM ${table}`);
    }
    expect((await customer.execute(EnsureMyEventDocument, {})).ensureMyEvent.id).toBe(id);
  });
});

describe("the link", () => {
  const someLink = "abcdefghjk";
  const linked = (link: string) =>
    partReplaced(archive, "events.jsonl", /"short_link":"[^"]*"/, `"short_link":"${link}"`);

  it("stays when an administrator imports, and no event here ever had it", async () => {
    const bytes = await linked(someLink);
    const first = await upload(adminThere, bytes);
    expect([first.isLinkNew, await linkOf(first.event.id)]).toEqual([false, someLink]);
    const second = await upload(adminThere, bytes);
    expect(second.isLinkNew).toBe(true);
    await remove(adminThere, first.event.id);
    const third = await upload(adminThere, bytes);
    expect(third.isLinkNew).toBe(true);
    for (const { event } of [second, third]) await remove(adminThere, event.id);
  });

  it("of a deleted event is not given to a customer's", async () => {
    const customer = await there.signInAsNewCustomer("covetous");
    const { event, isLinkNew } = await upload(customer, await linked("mnpqrstuvw"));
    expect([isLinkNew, await linkOf(event.id)]).toEqual([true, expect.not.stringContaining("mnpqrstuvw")]);
  });
});

describe("an archive that somebody has changed", () => {
  it("writes nothing if it is refused, and takes no ids", async () => {
    const [before, ids] = [await there.db.prisma.event.count(), await lastIds(there.db)];
    const line =
      (await unpack(archive))
        .find(({ name }) => name === "guests.jsonl")
        ?.content.toString()
        .split("\n")[0] ?? "";
    const changed: [string, Buffer][] = [
      ["a guest twice", await partReplaced(archive, "guests.jsonl", /$/, `${line}\n`)],
      ["a column of nobody", await partReplaced(archive, "guests.jsonl", '"name":', '"event_id":1,"name":')],
      ["a seat too high", await partReplaced(archive, "guests.jsonl", /"seat_number":\d+/, '"seat_number":1001')],
      ["half a line", await partReplaced(archive, "guests.jsonl", /\n$/, "")],
      ["a line of many megabytes", await partReplaced(archive, "guests.jsonl", /^/, "[".repeat(20_000_000))],
      ["a wish without a kind", await partReplaced(archive, "wishes.jsonl", '"kind":"TOGETHER"', '"kind":"hope"')],
      ["a wish with a place", await partReplaced(archive, "wishes.jsonl", '"fixture_id":null', '"fixture_id":1')],
      ["another color", await partReplaced(archive, "events.jsonl", "#204060", "url(x)")],
    ];
    for (const [what, bytes] of changed) {
      expect([what, (await importRefusal(adminThere, bytes)).status]).toEqual([what, 422]);
    }
    expect([await there.db.prisma.event.count(), await lastIds(there.db)]).toEqual([before, ids]);
    for (const [wrong, label] of [
      ["Long", "rose"],
      ["Rose", "Lily"],
    ] as const) {
      const bytes = await partReplaced(archive, "tables.jsonl", `"label":"${wrong}"`, `"label":"${label}"`);
      expect(await importRefusal(adminThere, bytes), label).toMatchObject({ status: 422, text: /damaged/ });
    }
    expect(await there.db.prisma.event.count()).toBe(before);
  });

  it("takes ids for its rows alone, whatever they refer to", async () => {
    const guests = async () => (await there.db.pool.query("SELECT nextval('guests_id_seq')::int AS id")).rows[0]?.id;
    const merged = `"merged_ids":[${Array.from({ length: 900 }, (_, i) => 500_000 + i).join(",")}]`;
    const bytes = await partReplaced(archive, "guests.jsonl", /"merged_ids":\[[^\]]*\]/, merged);
    const before = await guests();
    const { event } = await upload(adminThere, bytes);
    expect((await guests()) - before).toBe(event.guestCount + 1);
    await remove(adminThere, event.id);
  });

  it("brings no picture but one that was encoded again", async () => {
    const bytes = await repackedPictures(() => Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.alloc(19_000_000)]));
    expect((await importRefusal(adminThere, bytes)).status).toBe(413);
    const script = Buffer.from("<script>alert(1)</script>");
    const { event } = await upload(adminThere, await repackedPictures((picture) => Buffer.concat([picture, script])));
    const pictures = await there.db.prisma.eventPicture.findMany({ where: { eventId: event.id } });
    expect(pictures).toHaveLength(2);
    for (const { content } of pictures) expect(Buffer.from(content).includes(script)).toBe(false);
    await remove(adminThere, event.id);
  });

  it("is not read when it is too large unpacked, or from a newer program", async () => {
    const long = Buffer.from(`${JSON.stringify({ x: "y".repeat(1_000_000) })}\n`.repeat(300));
    const huge = await repacked(archive, (name, text) => (name === "guests.jsonl" ? long : text));
    expect((await importRefusal(adminThere, huge)).status).toBeGreaterThanOrEqual(413);
    const newer = await partReplaced(archive, "event.json", /"version":\d+/, '"version":999');
    expect(await importRefusal(adminThere, newer)).toMatchObject({ status: 422, text: /newer version/ });
    expect((await importRefusal(adminThere, Buffer.from("no archive"))).status).toBe(422);
  });
});

async function repackedPictures(change: (picture: Buffer) => Buffer): Promise<Buffer> {
  const files = await unpack(archive);
  return zipArchive(
    files.map(({ name, content }) => ({
      name,
      content: name.startsWith("pictures/") ? change(Buffer.from(content)) : content,
    })),
  );
}

it("counts imports of an account, also those that fail", async () => {
  const customer = await there.signInAsNewCustomer("tireless");
  await there.db.prisma.attemptCount.deleteMany();
  expect((await importRefusal(customer, Buffer.from("no archive"))).status).toBe(422);
  // As after 19 others.
  await there.db.prisma.attemptCount.updateMany({ data: { points: 20 } });
  const text = "You have imported too many archives today. Please try again in 24 hours.";
  expect(await importRefusal(customer, archive)).toEqual({ status: 429, text });
});
