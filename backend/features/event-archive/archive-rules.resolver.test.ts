import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { figuresSchema } from "../../../common/retention-rules.ts";
import { downloadArchive, importRefusal, lastIds, partReplaced, repacked } from "../../testing/event-archives.ts";
import { makeRichEvent } from "../../testing/rich-event.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

// An archive cannot bring what could not have been created here, nor make the server parse much out of little.

let archive: Buffer;
const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
beforeAll(async () => {
  const eventId = await makeRichEvent(admin);
  const figures = figuresSchema.parse({ guests: 4, seated: 3, tables: 4, households: 1, files: 2, lists: 2 });
  await api.db.prisma.event.update({ where: { id: eventId }, data: { figures, retentionDays: 30 } });
  archive = await downloadArchive(admin, eventId);
});
// More than an account may import on a day.
beforeEach(() => api.db.prisma.attemptCount.deleteMany());

const withField = (path: string, field: string, json: string) =>
  partReplaced(
    archive,
    path,
    new RegExp(`("${field}": ?)(?:-?\\d+|null|"[^"]*"|\\[[^\\]]*\\]|\\{[^}]*\\})`),
    `$1${json}`,
  );
const repeated = (json: string, times: number) => `[${Array(times).fill(json).join(",")}]`;
const withLine = (path: string, line: string) =>
  repacked(archive, (name, text) => (name === path ? `${line}\n${text}` : text));
const wish = (fields: object) =>
  JSON.stringify({
    ...{ kind: "company", priority: "low", guests: [], column: "", fixture: null, minimum: null },
    ...{ createdAt: "2026-11-01T00:00:00.000Z", ...fields },
  });
const wishOfMany = wish({ kind: "like", guests: Array.from({ length: 200 }, (_, i) => i + 1) });
const largeTables = Array.from({ length: 51 }, (_, i) =>
  JSON.stringify({
    ...{ label: `Large ${i}`, capacity: 1000, shape: "round", note: "", isLocked: false, isAccessible: true },
    ...{ isSetUp: true, x: 100, y: 100, rotation: 0, width: null, depth: null },
  }),
).join("\n");
const manyFingerprints = (count: number) =>
  JSON.stringify({
    ...{ kind: "by-name", listVersion: 1, guestCount: 1, printedAt: "2026-11-01T00:00:00.000Z" },
    parts: {
      ...{ unit: "guest", nameForm: "full", columns: [] },
      ...{ hasName: true, hasTable: true, hasSeat: true, hasHousehold: true },
    },
    fingerprints: Array.from({ length: count }, () => [1, "x"]),
  });

const fact = (fields: object) =>
  JSON.stringify({
    ...{ id: "00000000-0000-7000-8000-000000000001", device: "main", sequence: 1, kind: "ARRIVED", guest: 1 },
    ...{ walkInId: null, name: null, tableLabel: null, cancels: null, at: "2026-11-01T00:00:00.000Z" },
    ...{ clockOffsetMs: null, replaces: null, expectedTableLabel: null, previousTableLabel: null, previousName: null },
    ...{ author: null, recordedAt: "2026-11-01T00:00:00.000Z", ...fields },
  });

const broken: [string, () => Promise<Buffer>][] = [
  ["a table with two thousand million seats", () => withField("tables.jsonl", "capacity", "2147483647")],
  ["a floor plan with 51,000 seats", () => withLine("tables.jsonl", largeTables)],
  ["a table without seats", () => withField("tables.jsonl", "capacity", "0")],
  ["a table of a kilometer", () => withField("tables.jsonl", "width", "100000")],
  ["a table beyond every room", () => withField("tables.jsonl", "x", "1000000000")],
  ["a table that turns without end", () => withField("tables.jsonl", "rotation", "360")],
  ["a guest whose name has two lines", () => withField("guests.jsonl", "name", '"a\\nb"')],
  ["a room of a kilometer", () => withField("room.jsonl", "width", "100000")],
  ["a room with two corners", () => withField("room.jsonl", "outline", "[[0,0],[1,1]]").then(outlineOf)],
  ["a picture without end", () => withField("room.jsonl", "pictureWidth", "1000000")],
  ["a picture that is more than there", () => withField("room.jsonl", "pictureOpacity", "101")],
  ["a picture without height", () => withField("pictures.jsonl", "height", "0")],
  ["a fixture of a kilometer", () => withField("fixtures.jsonl", "depth", "100000")],
  ["a guest at seat 1,001", () => withField("guests.jsonl", "seat", "1001")],
  ["a guest without name", () => withField("guests.jsonl", "name", '""')],
  ["a kept guest at seat 1,001", () => withField("kept-lists/3.jsonl", "seat", "1001")],
  ["a kept guest twice", () => withField("kept-lists/3.jsonl", "number", "2")],
  ["a kept list of a million guests", () => withField("kept-lists.jsonl", "guestCount", "1000000")],
  ["guests who are near nothing", () => withLine("wishes.jsonl", wish({ kind: "near", guests: [1] }))],
  ["a wish about the same guest twice", () => withLine("wishes.jsonl", wish({ kind: "together", guests: [1, 1] }))],
  ["wishes about 40,200 guests together", () => withLine("wishes.jsonl", Array(201).fill(wishOfMany).join("\n"))],
  ["a wish about no column", () => withLine("wishes.jsonl", wish({ kind: "column_spread" }))],
  [
    "a saved plan with a seat at no table",
    () =>
      withLine(
        "saved-plans.jsonl",
        JSON.stringify({ name: "A", tables: [], seats: [[1, 0, null]], createdAt: "2026-11-27T08:00:00.000Z" }),
      ),
  ],
  ["a minimum of a million", () => withLine("wishes.jsonl", wish({ kind: "table_minimum", minimum: 1_000_000 }))],
  ["a print of more guests than can be printed", () => withLine("prints.jsonl", manyFingerprints(20_001))],
  ["a fact about nobody", () => withLine("door.jsonl", fact({ guest: null }))],
  ["a walk-in without their own id", () => withLine("door.jsonl", fact({ kind: "WALK_IN", name: "Mo Wirth" }))],
  ["a fact twice", () => withLine("door.jsonl", `${fact({})}\n${fact({})}`)],
  ["a fact of the year 9999", () => withLine("door.jsonl", fact({ at: "9999-01-01T00:00:00.000Z" }))],
  ["figures without numbers", () => withField("event.json", "figures", "{}")],
  ["negative figures", () => withField("event.json", "seated", "-1")],
  ["a list that cannot change any more", () => withField("event.json", "guestListVersion", "2147483647")],
  ["an entry after the last version", () => withField("history.jsonl", "listVersion", "2147483647")],
  ["guests that are kept for a century", () => withField("event.json", "retentionDays", "36500")],
  ["a day in the year 9999", () => withField("event.json", "day", '"9999-01-01"')],
  ["an undone text that no database stores", () => withField("history.jsonl", "changes", undoneNul)],
];
const undoneNul = JSON.stringify([{ field: "location", from: "a\0", to: "b" }]);
/** What follows the replaced corners belongs to the old ones. */
const outlineOf = (bytes: Buffer) =>
  partReplaced(bytes, "room.jsonl", /("outline":\[\[0,0\],\[1,1\]\]).*?(,"isShown)/, "$1$2");

describe("an archive is refused, and nothing changes, if it has", () => {
  it.each(broken)("%s", async (_, make) => {
    const [before, ids] = [await api.db.prisma.event.count(), await lastIds(api.db)];
    expect(await importRefusal(admin, await make())).toMatchObject({ status: 422, text: /is damaged/ });
    expect(await api.db.prisma.event.count()).toBe(before);
    expect(await lastIds(api.db)).toEqual(ids);
  });
});

/** Sequences do not roll back. */
const heavy: [string, () => Promise<Buffer>][] = [
  ["a first part of many megabytes", () => withField("event.json", "knownColumns", repeated("{}", 10_000_000))],
  ["a line of many megabytes", () => withLine("guests.jsonl", "[".repeat(20_000_000))],
  ["a sheet of zeros", () => withLine("imported-sheet.jsonl", `{"version":1,"tables":${repeated("0", 8_000_000)}}`)],
  ["a sheet of objects", () => withLine("imported-sheet.jsonl", `{"version":1,"tables":${repeated("{}", 5_000_000)}}`)],
];

describe("an archive that is small and means much is refused:", () => {
  it.each(heavy)("%s", async (_, make) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(4_000_000);
    expect((await importRefusal(admin, bytes)).status).toBeGreaterThanOrEqual(400);
  });
});
