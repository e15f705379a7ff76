import { describe, expect, it } from "vitest";
import { figuresSchema } from "../../../../common/retention-rules.ts";
import { openTemporaryFile } from "../../../lib/temporary-file.ts";
import { downloadArchive, partReplaced, repacked } from "../../../testing/event-archives.ts";
import { makeRichEvent } from "../../../testing/rich-event.ts";
import { sharedTestApi } from "../../../testing/test-api.ts";
import { type ArchiveFile, unpack, zipArchive } from "../../../testing/workbook-archive.ts";
import { checkArchive } from "./check-archive.ts";
import { openArchive } from "./zip-reader.ts";

// An archive cannot bring what could not have been created here.

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const eventId = await makeRichEvent(admin);
const figures = figuresSchema.parse({ guests: 4, seated: 3, tables: 4, households: 1, files: 2, lists: 2 });
await api.db.prisma.event.update({ where: { id: eventId }, data: { figures, retentionDays: 30 } });
const archive = await downloadArchive(admin, eventId);

async function check(bytes: Buffer, maxBytes?: number) {
  const file = await openTemporaryFile();
  try {
    await file.appendFile(bytes);
    return await checkArchive(await openArchive(file.fd, maxBytes));
  } finally {
    await file.close();
  }
}

const withField = (path: string, field: string, json: string) =>
  partReplaced(
    archive,
    path,
    new RegExp(`("${field}": ?)(?:-?\\d+|null|"[^"]*"|\\[[^\\]]*\\]|\\{[^}]*\\})`),
    `$1${json}`,
  );
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
    ...{ isSetUp: true, isImported: false, x: 100, y: 100, rotation: 0, width: null, depth: null },
  }),
).join("\n");

const fact = (fields: object) =>
  JSON.stringify({
    ...{ id: "00000000-0000-7000-8000-000000000001", device: "main", sequence: 1, kind: "ARRIVED", guest: 1 },
    ...{ walkInId: null, name: null, tableLabel: null, cancels: null, at: "2026-11-01T00:00:00.000Z" },
    ...{ clockOffsetMs: null, replaces: null, expectedTableLabel: null, previousTableLabel: null, previousName: null },
    ...{ author: null, recordedAt: "2026-11-01T00:00:00.000Z", ...fields },
  });

const replacing = (path: string, what: string | RegExp, by: string) => partReplaced(archive, path, what, by);
const without = async (path: string) => zipArchive((await unpack(archive)).filter(({ name }) => name !== path));
const withFiles = async (change: (file: ArchiveFile) => Partial<ArchiveFile>) =>
  zipArchive((await unpack(archive)).map((file) => ({ ...file, ...change(file) })));
const withBytes = (path: RegExp, content: string) => withFiles(({ name }) => (path.test(name) ? { content } : {}));

const broken: [string, () => Buffer | Promise<Buffer>][] = [
  ["a table with two thousand million seats", () => withField("tables.jsonl", "capacity", "2147483647")],
  ["a floor plan with 51,000 seats", () => withLine("tables.jsonl", largeTables)],
  ["a guest whose name has two lines", () => withField("guests.jsonl", "name", '"a\\nb"')],
  ["a guest at seat 1,001", () => withField("guests.jsonl", "seat", "1001")],
  ["a wish about the same guest twice", () => withLine("wishes.jsonl", wish({ kind: "together", guests: [1, 1] }))],
  ["wishes about 40,200 guests together", () => withLine("wishes.jsonl", Array(201).fill(wishOfMany).join("\n"))],
  ["a walk-in without their own id", () => withLine("door.jsonl", fact({ kind: "WALK_IN", name: "Mo Wirth" }))],
  ["a fact twice", () => withLine("door.jsonl", `${fact({})}\n${fact({})}`)],
  ["a list that cannot change any more", () => withField("event.json", "guestListVersion", "2147483647")],
  ["a day in the year 9999", () => withField("event.json", "day", '"9999-01-01"')],
  ["an undone text that no database stores", () => withField("history.jsonl", "changes", undoneNul)],
  ["a wrong bit", () => flipped(archive, "Anna Meier")],
  ["a missing part", () => without("wishes.jsonl")],
  ["text that is no JSON", () => replacing("tables.jsonl", /$/, "{\n")],
  ["a NUL character", () => replacing("history.jsonl", "Gäste.CSV", "\\u0000")],
  ["a guest at no table", () => replacing("guests.jsonl", '"table":"Rose"', '"table":"Nowhere"')],
  ["a guest twice", () => replacing("guests.jsonl", '"number":2', '"number":1')],
  ["tables that only differ in case", () => replacing("tables.jsonl", '"label":"Long"', '"label":"rose"')],
  [
    "millions of numbers",
    () => replacing("event.json", /"fixtures": \d+,\s+"entries"/, '"fixtures": 9000000, "entries"'),
  ],
  ["an id of the installation", () => withField("wishes.jsonl", "guests", "[1,99]")],
  ["a kept list without entry", () => replacing("kept-lists.jsonl", '"entry":2', '"entry":99')],
  ["a color that is CSS", () => replacing("event.json", "#204060", "red;}*{display:none")],
  ["an entry that undoes a text", () => replacing("history.jsonl", /"entryId":\d+/, '"entryId":"5"')],
  ["a picture that is a page", () => withBytes(/pictures\/\d+\.webp/, "<script>alert(1)</script>")],
  ["a large picture in the place of a file", () => withBytes(/files\/1\.csv/, "x".repeat(5_300_000))],
  [
    "a part that is larger than it says",
    () => withFiles(({ name }) => (name === "guests.jsonl" ? { statedSize: 10 } : {})),
  ],
];
const undoneNul = JSON.stringify([{ field: "location", from: "a\0", to: "b" }]);
function flipped(bytes: Buffer, text: string): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf(text);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

const others: [string, string, () => Buffer | Promise<Buffer>][] = [
  ["no ZIP file", "notAnArchive", () => Buffer.from("Name,Table\nAnna,1\n")],
  ["another ZIP file", "notAnArchive", () => zipArchive([{ name: "xl/workbook.xml", content: "<x/>" }])],
  ["a file that was cut off", "notAnArchive", () => archive.subarray(0, archive.length / 2)],
  ["a newer format", "newerFormat", () => replacing("event.json", /"version": \d+/, '"version": 1000')],
];

describe("an archive is refused if it has", () => {
  it.each(broken)("%s", async (_, make) => {
    await expect(check(await make())).rejects.toMatchObject({
      code: "UNREADABLE_FILE",
      messages: [{ key: expect.stringMatching(/^event-archive\.damaged/) }],
    });
  });
});

it.each(others)("says what %s is", async (_, key, make) => {
  const messages = [{ key: `event-archive.${key}` }];
  await expect(check(await make())).rejects.toMatchObject({ code: "UNREADABLE_FILE", messages });
});

it("refuses an archive that is larger than it may be once unpacked", async () => {
  await expect(check(archive, 20_000)).rejects.toMatchObject({ code: "TOO_LARGE" });
});

it("accepts what somebody has unpacked and packed again in a folder", async () => {
  const inFolder = (await unpack(archive)).map((file) => ({ ...file, name: `Our wedding/${file.name}` }));
  const extra = { name: "__MACOSX/._event.json", content: "x" };
  expect(await check(zipArchive([extra, ...inFolder]))).toEqual(await check(archive));
});
