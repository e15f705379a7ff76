import { z } from "zod";
import { maxEventArchiveBytes } from "../../common/limits.ts";
import { message } from "../../common/messages/message.ts";
import type { Queryable } from "../database/client.ts";
import { type EncodedPicture, shownPictureOf } from "../features/pictures/encoding/picture-messages.ts";
import { bytesOf } from "../lib/bytes-of.ts";
import { DomainError } from "../lib/domain-error.ts";
import { isWhole, linesOf } from "../lib/lines-of.ts";
import { type NewZipPart, openZip, writeZip, ZipTooLarge } from "../lib/zip.ts";
import { insertRows, movedLines, type Row, takeIds, updateEventRow } from "./rows.ts";
import { type EventTable, eventTable, eventTables } from "./tables.ts";

// An archive is a ZIP file of the rows that move: a file for each table, a row of JSON on each line, and the pictures.

const manifestPath = "event.json";
const format = "find-your-table-event";
/** Raised by every change that older programs cannot read, such as a column. */
const version = 10;

/** The longest is a saved plan of 5,000 guests. */
const maxLineBytes = 1024 * 1024;
const maxPictureBytes = 20 * 1024 * 1024;
const maxParts = 1000;
const megabyte = 1024 * 1024;

/** Message for an archive that is too large. */
export const tooLargeMessage = () => message("event-archive.tooLarge", { maximum: maxEventArchiveBytes / megabyte });

/** Refuses an archive that is too large, packed or unpacked. */
const tooLarge = () => new DomainError("TOO_LARGE", tooLargeMessage());

const notAnArchive = (cause?: unknown) =>
  new DomainError("UNREADABLE_FILE", message("event-archive.notAnArchive"), { cause });

/** Refuses an archive with an invalid part. */
export const damaged = (part: string, cause?: unknown) =>
  new DomainError("UNREADABLE_FILE", message("event-archive.damaged", { part }), { cause });

const damagedLine = (part: string, line: number) =>
  new DomainError("UNREADABLE_FILE", message("event-archive.damagedLine", { part, line }));

const moving = () => eventTables.filter(({ moves }) => moves !== undefined);
const pathOf = ({ name }: EventTable) => `${name}.jsonl`;
const pictures = () => eventTable("event_pictures");

/** An archive of an event at one moment. @throws DomainError TOO_LARGE */
export async function writeArchive(tx: Queryable, eventId: number): Promise<Buffer> {
  const archive = await writeZip(writtenParts(tx, eventId));
  if (archive.length > maxEventArchiveBytes) throw tooLarge();
  return archive;
}

async function* writtenParts(tx: Queryable, eventId: number): AsyncGenerator<NewZipPart> {
  yield [manifestPath, Buffer.from(`${JSON.stringify({ format, version })}\n`)];
  let bytes = 0;
  for (const table of moving()) {
    const portions: Buffer[] = [];
    for await (const lines of movedLines(tx, eventId, table)) {
      portions.push(Buffer.from(lines));
      bytes += portions.at(-1)?.length ?? 0;
      if (bytes > maxEventArchiveBytes) throw tooLarge();
    }
    const rows = Buffer.concat(portions);
    yield [pathOf(table), rows];
    if (table === pictures()) yield* writtenPictures(tx, eventId, rows);
  }
}

async function* writtenPictures(tx: Queryable, eventId: number, rows: Buffer): AsyncGenerator<NewZipPart> {
  for (const line of rows.toString().split("\n").slice(0, -1)) {
    const { id } = pictureRow.parse(JSON.parse(line));
    const { content, mediaType } = await tx.eventPicture.findUniqueOrThrow({
      where: { id, eventId },
      select: { content: true, mediaType: true },
    });
    yield [`${picturePath(id)}.${mediaType === "image/webp" ? "webp" : "jpg"}`, Buffer.from(content)];
  }
}

const picturePath = (id: number) => `pictures/${id}`;
const pictureRow = z.object({ id: z.int(), purpose: z.enum(["venue", "monogram", "photo"]) });

/** A picture of an archive, as somebody else wrote it. */
type ArchivedPicture = z.output<typeof pictureRow> & { content: Buffer };

/** An archive whose rows are right, one by one. */
export interface CheckedArchive {
  parts: ArchiveParts;
  /** Of the rows of each table. */
  ids: ReadonlyMap<string, readonly number[]>;
  pictures: readonly ArchivedPicture[];
  shortLink: string;
}

/** Reads a part. */
type ArchiveParts = (path: string) => AsyncGenerator<Buffer, void>;

/** Checks an untrusted archive, before anything is written. @throws DomainError UNREADABLE_FILE; TOO_LARGE, also unpacked */
export async function checkArchive(source: Buffer | number, maxBytes = maxEventArchiveBytes): Promise<CheckedArchive> {
  const parts = await openArchive(source, maxBytes);
  await checkManifest(parts);
  const ids = new Map<string, number[]>();
  const found: ArchivedPicture[] = [];
  let shortLink = "";
  for (const table of moving()) {
    const seen = new Set<number>();
    for await (const row of checkedRows(parts, table, seen)) {
      if (table.name === "events") shortLink = String(row.short_link);
      if (table === pictures()) found.push(await readPicture(parts, row));
    }
    ids.set(
      table.name,
      [...seen].toSorted((one, other) => one - other),
    );
  }
  return { parts, ids, pictures: found, shortLink };
}

async function openArchive(source: Buffer | number, maxBytes: number): Promise<ArchiveParts> {
  let folder = "";
  const refuse = (cause: unknown, name?: string) => {
    if (cause instanceof ZipTooLarge) return tooLarge();
    return name === undefined ? notAnArchive(cause) : damaged(name.slice(folder.length), cause);
  };
  // It is read twice: to be checked, and to be written.
  const found = await openZip(source, { maxParts, maxBytes: 2 * maxBytes, refuse });
  const [manifest] = found
    .filter(({ name }) => name === manifestPath || name.endsWith(`/${manifestPath}`))
    .sort((one, other) => one.name.length - other.name.length);
  if (!manifest) throw notAnArchive();
  // An archive may have been unpacked, and packed again in a folder.
  folder = manifest.name.slice(0, -manifestPath.length);
  return async function* read(path) {
    // Pictures are named without their extension.
    const part = found.find(({ name }) => name === `${folder}${path}` || name.startsWith(`${folder}${path}.`));
    if (!part) throw damaged(path);
    yield* part.read();
  };
}

const bytesIn = (parts: ArchiveParts, path: string, most: number): Promise<Buffer> =>
  bytesOf(parts(path), { most, refusal: () => damaged(path) });

const manifestSchema = z.object({ format: z.literal(format), version: z.int() });

async function checkManifest(parts: ArchiveParts): Promise<void> {
  const read = manifestSchema.safeParse(parsed((await bytesIn(parts, manifestPath, maxLineBytes)).toString()));
  if (read.data && read.data.version > version) {
    throw new DomainError("UNREADABLE_FILE", message("event-archive.newerFormat"));
  }
  if (read.data?.version !== version) throw notAnArchive();
}

/** Undefined if it is no JSON. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

async function readPicture(parts: ArchiveParts, row: Row): Promise<ArchivedPicture> {
  const picture = pictureRow.parse(row);
  return { ...picture, content: await bytesIn(parts, picturePath(picture.id), maxPictureBytes) };
}

const rowSchema = z.record(z.string(), z.unknown());

/** The rows of a part, one by one. @throws DomainError UNREADABLE_FILE for a line that is too long or no row */
async function* rowsIn(parts: ArchiveParts, table: EventTable): AsyncGenerator<Row> {
  const path = pathOf(table);
  let count = 0;
  for await (const line of linesOf(parts(path), maxLineBytes)) {
    count += 1;
    const row = rowSchema.safeParse(isWhole(line) ? parsed(line.toString()) : undefined);
    if (!row.success) throw damagedLine(path, count);
    yield row.data;
  }
}

/** Notes the ids of the rows in `seen`. */
async function* checkedRows(parts: ArchiveParts, table: EventTable, seen: Set<number>): AsyncGenerator<Row> {
  const rules = table.columns.flatMap(({ name, rule }) => (rule ? [[name, rule] as const] : []));
  const schema = z.strictObject(Object.fromEntries(rules));
  const { most = 0, isRight = () => true } = table.moves ?? {};
  let count = 0;
  for await (const row of rowsIn(parts, table)) {
    count += 1;
    const isRepeated = typeof row.id === "number" && seen.has(row.id);
    const isGood = schema.safeParse(row).success && isRight(row);
    if (count > most || isRepeated || !isGood) throw damagedLine(pathOf(table), count);
    if (typeof row.id === "number") seen.add(row.id);
    yield row;
  }
  if (table.name === "events" && count === 0) throw damaged(pathOf(table));
}

interface Importing {
  eventId: number;
  shortLink: string;
  /** By the ids in the archive. */
  pictures: ReadonlyMap<number, EncodedPicture>;
}

/** A row may be as long as a line. */
const rowsAtOnce = 100;

/** Fills a new event with the rows of a checked archive; only these take new ids. @returns the number of guests */
export async function importArchive(tx: Queryable, archive: CheckedArchive, importing: Importing): Promise<number> {
  const newIds: NewIds = new Map();
  for (const table of moving()) {
    const ids = archive.ids.get(table.name) ?? [];
    const taken = await takeIds(tx, table, ids.length);
    newIds.set(table.name, new Map(ids.flatMap((id, place) => [[id, taken[place] ?? 0]])));
  }
  for (const table of moving()) {
    let rows: Row[] = [];
    for await (const row of rowsIn(archive.parts, table)) {
      rows.push(completed(withNewIds(table, row, newIds), table, row, { ...importing, archive, newIds }));
      if (rows.length < rowsAtOnce) continue;
      await writeRows(tx, importing.eventId, table, rows);
      rows = [];
    }
    await writeRows(tx, importing.eventId, table, rows);
  }
  await refuseMissingTables(tx, importing.eventId);
  return archive.ids.get("guests")?.length ?? 0;
}

/** Each guest's table has a row, which the program sees to in all that it writes. */
async function refuseMissingTables(tx: Queryable, eventId: number): Promise<void> {
  const [missing] = await tx.$queryRaw<unknown[]>`
    SELECT FROM guests WHERE event_id = ${eventId} AND table_number <> ''
      AND NOT EXISTS (SELECT FROM tables WHERE tables.event_id = ${eventId} AND label = table_number) LIMIT 1`;
  if (missing) throw damaged(pathOf(eventTable("guests")));
}

async function writeRows(tx: Queryable, eventId: number, table: EventTable, rows: readonly Row[]): Promise<void> {
  if (table.name !== "events") return insertRows(tx, eventId, table, rows);
  for (const row of rows) await updateEventRow(tx, eventId, table, row);
}

type NewIds = Map<string, ReadonlyMap<number, number>>;

/** With the link and the pictures of the new event. */
function completed(
  moved: Row,
  { name }: EventTable,
  archived: Row,
  { shortLink, pictures: encoded, newIds, archive }: Importing & { newIds: NewIds; archive: CheckedArchive },
): Row {
  if (name === "events")
    return { ...moved, short_link: shortLink, picture: shownPicture(archived, encoded, newIds, archive) };
  const picture = name === "event_pictures" ? encoded.get(Number(archived.id)) : undefined;
  if (!picture) return moved;
  const { content, small, mediaType, width, height } = picture;
  const bytes = { content: hex(content), small_content: small && hex(small.content) };
  return { ...moved, ...bytes, media_type: mediaType, width, height };
}

const hex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString("hex")}`;

const shown = z.object({ picture: z.object({ id: z.int() }) });

function shownPicture(event: Row, encoded: Importing["pictures"], newIds: NewIds, archive: CheckedArchive): Row | null {
  const oldId = shown.safeParse(event).data?.picture.id ?? 0;
  const [picture, id] = [encoded.get(oldId), newIds.get("event_pictures")?.get(oldId) ?? 0];
  const kind = archive.pictures.find((one) => one.id === oldId)?.purpose;
  if (!picture || kind === undefined || kind === "venue") return null;
  return shownPictureOf({ id, kind }, picture);
}

/** References to rows that the archive lacks, because they had been deleted, go. */
function withNewIds(table: EventTable, row: Row, newIds: NewIds): Row {
  const changed: Record<string, unknown> = { ...row };
  if (typeof row.id === "number") changed.id = newIds.get(table.name)?.get(row.id);
  for (const { name, refs = [] } of table.columns) {
    for (const { to, inList } of refs) {
      const newId = (id: unknown) => (typeof id === "number" ? newIds.get(to)?.get(id) : undefined);
      changed[name] = inList ? inItems(changed[name], inList, newId) : inColumn(changed[name], newId);
    }
  }
  return changed;
}

type NewIdOf = (id: unknown) => number | undefined;

const inColumn = (value: unknown, newId: NewIdOf) =>
  Array.isArray(value) ? value.flatMap((id) => newId(id) ?? []) : (newId(value) ?? null);

/** Items whose first part is the id are about its row alone; others only mention it. */
function inItems(value: unknown, { list, id }: { list: string; id: string | 0 }, newId: NewIdOf): unknown {
  const whole = rowSchema.parse(value);
  const items = z
    .array(z.unknown())
    .parse(whole[list])
    .flatMap((item): unknown[] => {
      if (id !== 0) return [{ ...rowSchema.parse(item), [id]: newId(rowSchema.parse(item)[id]) ?? null }];
      const [first, ...rest] = z.array(z.unknown()).parse(item);
      const found = newId(first);
      return found === undefined ? [] : [[found, ...rest]];
    });
  return { ...whole, [list]: items };
}
