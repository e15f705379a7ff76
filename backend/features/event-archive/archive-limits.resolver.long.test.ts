import { beforeEach, describe, expect, it } from "vitest";
import { downloadArchive, importRefusal, lastIds, partReplaced, repacked } from "../../testing/event-archives.ts";
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

/** Sequences do not roll back. */
const printed = 20_000;

const printAfter = (before: number) =>
  JSON.stringify({
    ...{ kind: "by-name", listVersion: 1, guestCount: printed },
    parts: {
      ...{ unit: "guest", hasName: true, hasTable: true, hasSeat: true, hasHousehold: true, nameForm: "full" },
      columns: [],
    },
    fingerprints: Array.from({ length: printed }, (_, i) => [before + i + 1, "x"]),
    printedAt: "2026-11-01T00:00:00.000Z",
  });

async function mentioning(count: number): Promise<Buffer> {
  const prints = Array.from({ length: count / printed }, (_, i) => `${printAfter(i * printed)}\n`).join("");
  const many = await partReplaced(archive, "event.json", /"guests": \d+,(\s+"fixtures")/, `"guests": ${count},$1`);
  return repacked(many, (name, text) => (name === "prints.jsonl" ? prints : text));
}

it("refuses more guests than lists can have had, and takes no ids", async () => {
  const ids = await lastIds(api.db);
  expect(await importRefusal(admin, await mentioning(420_000))).toMatchObject({ status: 422, text: /is damaged/ });
  expect(await lastIds(api.db)).toEqual(ids);
});

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

const oversized: [string, number, () => Promise<Buffer>][] = [
  [
    "more than 200 MB of right records",
    413,
    () => repacked(archive, (name, text) => (name === "history.jsonl" ? longHistory(21_000) : text)),
  ],
];

describe("imports nothing of an archive with", () => {
  it.each(oversized)("%s", async (_, status, make) => {
    const [events, ids] = [await api.db.prisma.event.count(), await lastIds(api.db)];
    const bytes = await make();
    expect(bytes.length).toBeLessThan(20_000_000);
    expect((await importRefusal(admin, bytes)).status).toBe(status);
    expect([await api.db.prisma.event.count(), await lastIds(api.db)]).toEqual([events, ids]);
  });
});

const withLine = (path: string, line: string) =>
  repacked(archive, (name, text) => (name === path ? `${line}\n${text}` : text));
const repeated = (json: string, times: number) => `[${Array(times).fill(json).join(",")}]`;

const heavy: [string, () => Promise<Buffer>][] = [
  [
    "a first part of many megabytes",
    () =>
      partReplaced(
        archive,
        "event.json",
        /"knownColumns": \[[^\]]*\]/,
        `"knownColumns": ${repeated("{}", 10_000_000)}`,
      ),
  ],
  ["a line of many megabytes", () => withLine("guests.jsonl", "[".repeat(20_000_000))],
  ["a sheet of zeros", () => withLine("imported-sheet.jsonl", `{"version":1,"tables":${repeated("0", 8_000_000)}}`)],
];

describe("an archive that is small and means much is refused:", () => {
  it.each(heavy)("%s", async (_, make) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(4_000_000);
    expect((await importRefusal(admin, bytes)).status).toBeGreaterThanOrEqual(400);
  });
});
