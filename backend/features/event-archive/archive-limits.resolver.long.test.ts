import { beforeEach, expect, it } from "vitest";
import { downloadArchive, importRefusal, lastIds, repacked } from "../../testing/event-archives.ts";
import { makeRichEvent } from "../../testing/rich-event.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { unpack } from "../../testing/workbook-archive.ts";

// How much of an installation archives can use up, at the real limits.

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const eventId = await makeRichEvent(admin);
const archive = await downloadArchive(admin, eventId);
// More than an account may import on a day.
beforeEach(() => api.db.prisma.attemptCount.deleteMany());

it("leaves out the kept lists of an event that has had more guests, and is imported without them", async () => {
  await api.db.pool.query(
    `UPDATE guest_list_changes SET guests_before = (
       SELECT json_build_object('version', 4, 'guests', json_agg(json_build_object(
         'id', 1000000 + n, 'name', 'Anna', 'tableNumber', '', 'additionalInfo', '{}'::json
       ))) FROM generate_series(1, 400001) AS n
     ) WHERE history_entry_id = (SELECT max(history_entry_id) FROM guest_list_changes WHERE event_id = $1)`,
    [eventId],
  );
  const smaller = await downloadArchive(admin, eventId);
  const [first] = await unpack(smaller);
  expect(JSON.parse(String(first?.content))).toMatchObject({ leftOut: { keptLists: 3, files: 0 } });
  expect(await importRefusal(admin, smaller)).toEqual({ status: 201, text: "" });
});

/** Valid entries of 10 kB each, as bytes because a string that long is slow to build. */
function longHistory(count: number): Buffer {
  const details = { note: "x".repeat(10_000) };
  const entry = { author: null, action: "noted", details, changes: null, listVersion: null };
  const rest = Buffer.from(JSON.stringify({ ...entry, createdAt: "2026-11-01T00:00:00.000Z" }).replace("{", ","));
  const lines = Array.from({ length: count }, (_, i) => [Buffer.from(`{"number":${i + 1}`), rest, Buffer.from("\n")]);
  return Buffer.concat(lines.flat());
}

it("imports nothing of an archive with more than 200 MB of right records", async () => {
  const [events, ids] = [await api.db.prisma.event.count(), await lastIds(api.db)];
  const bytes = await repacked(archive, (name, text) => (name === "history.jsonl" ? longHistory(21_000) : text));
  expect(bytes.length).toBeLessThan(20_000_000);
  expect((await importRefusal(admin, bytes)).status).toBe(413);
  expect([await api.db.prisma.event.count(), await lastIds(api.db)]).toEqual([events, ids]);
});

const withLine = (path: string, line: string) =>
  repacked(archive, (name, text) => (name === path ? `${line}\n${text}` : text));
const repeated = (json: string, times: number) => `[${Array(times).fill(json).join(",")}]`;

const heavy: [string, () => Promise<Buffer>][] = [
  ["a line of many megabytes", () => withLine("guests.jsonl", "[".repeat(20_000_000))],
  ["a sheet of zeros", () => withLine("imported-sheet.jsonl", `{"version":1,"tables":${repeated("0", 8_000_000)}}`)],
];

it.each(heavy)("refuses an archive that is small and means much: %s", async (_, make) => {
  const bytes = await make();
  expect(bytes.length).toBeLessThan(4_000_000);
  expect((await importRefusal(admin, bytes)).status).toBeGreaterThanOrEqual(400);
});
