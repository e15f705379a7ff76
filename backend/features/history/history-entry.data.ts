import { z } from "zod";
import type { Queryable } from "../../database/client.ts";
import { fieldChangesSchema } from "../../lib/field-change.ts";
import { lazyListPart, type Page } from "../../lib/page.ts";
import { maxHistoryEntries } from "../../limits.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import type { Author } from "../users/viewer.type.ts";
import type { HistoryEntry, HistoryEvent, HistoryPage, ImportDetails } from "./history-entry.type.ts";

const detailsSchema = z.record(z.string(), z.unknown()).catch({});

interface StoredEntry {
  id: number;
  action: string;
  details: unknown;
  changes: unknown;
  userId: number | null;
  authorName: string | null;
  listVersion: number | null;
  createdAt: Date;
}

const toEntry = (eventId: ListReadableEventId, stored: StoredEntry): HistoryEntry => {
  const { id, action, userId, authorName, createdAt, listVersion } = stored;
  // What an upload is recognized by is for nobody to read.
  const { fingerprint: _, ...details } = detailsSchema.parse(stored.details);
  return {
    ...{ id, eventId, action, userId, authorName, createdAt, listVersion },
    details,
    edits: fieldChangesSchema.nullable().parse(stored.changes),
  };
};

export function findHistoryPage(db: Queryable, eventId: ListReadableEventId, { offset, limit }: Page): HistoryPage {
  const where = { eventId };
  const find = async () => {
    const records = await db.historyEntry.findMany({ where, orderBy: { id: "desc" }, skip: offset, take: limit });
    return records.map((record) => toEntry(eventId, record));
  };
  return lazyListPart(find, () => db.historyEntry.count({ where }));
}

/** An entry of an event; undefined when there is none. */
export async function findHistoryEntry(
  db: Queryable,
  eventId: ListReadableEventId,
  id: number,
): Promise<HistoryEntry | undefined> {
  const record = await db.historyEntry.findFirst({ where: { eventId, id } });
  return record ? toEntry(eventId, record) : undefined;
}

/** An author's newest list changes, oldest first. */
export async function findOwnListChanges(
  db: Queryable,
  eventId: ListReadableEventId,
  { userId, helperId }: Author,
  most: number,
): Promise<HistoryEntry[]> {
  const records = await db.historyEntry.findMany({
    where: { eventId, userId, helperId, listVersion: { not: null } },
    orderBy: { id: "desc" },
    take: most,
  });
  return records.map((record) => toEntry(eventId, record)).reverse();
}

/** A later change of a field of an event. */
export interface LaterFieldChange {
  /** Null if unknown. */
  userName: string | null;
  at: Date;
}

/** The newest change of a field after an entry; undefined when there is none. */
export async function findLaterFieldChange(
  tx: Queryable,
  eventId: number,
  entryId: number,
  field: string,
): Promise<LaterFieldChange | undefined> {
  const [later] = await tx.$queryRaw<LaterFieldChange[]>`
    SELECT coalesce(users.name, entry.author_name) AS "userName", entry.created_at AS at
    FROM history_entries AS entry LEFT JOIN users ON users.id = entry.user_id
    WHERE event_id = ${eventId} AND entry.id > ${entryId} AND changes @> ${JSON.stringify([{ field }])}::jsonb
    ORDER BY entry.id DESC LIMIT 1`;
  return later;
}

/** Writes an entry and removes the oldest beyond the limit; `listVersion` is null for an unchanged list. @returns id */
export async function insertHistoryEntry(
  db: Queryable,
  eventId: number,
  { userId, helperId, name: authorName }: Author,
  happened: HistoryEvent,
  listVersion: number | null,
): Promise<number> {
  await deleteOldEntries(db, eventId);
  const { action, details } = happened;
  const changes = "changes" in happened ? happened.changes : undefined;
  const data = { eventId, userId, helperId, authorName, action, details, listVersion, ...(changes && { changes }) };
  return (await db.historyEntry.create({ data, select: { id: true } })).id;
}

async function deleteOldEntries(db: Queryable, eventId: number): Promise<void> {
  await db.$executeRaw`
    DELETE FROM history_entries AS entry
    WHERE event_id = ${eventId} AND id <= (
        SELECT id FROM history_entries WHERE event_id = ${eventId}
        ORDER BY id DESC OFFSET ${maxHistoryEntries - 1} LIMIT 1
      )`;
}

/** Adds details to an entry, in its transaction. */
async function extendDetails(tx: Queryable, id: number, more: Record<string, number>): Promise<void> {
  await tx.$executeRaw`UPDATE history_entries SET details = details || ${JSON.stringify(more)}::jsonb WHERE id = ${id}`;
}

const countsSchema = z.record(z.string(), z.number());

/** Adds counts to the author's newest entry if it has this action, changed no list and is recent. @returns whether it was */
export async function addToRecentEntry(
  tx: Queryable,
  eventId: ListReadableEventId,
  { userId, helperId }: Author,
  { action, details }: { action: string; details: Record<string, number> },
  minutes: number,
): Promise<boolean> {
  const newest = await tx.historyEntry.findFirst({ where: { eventId, userId, helperId }, orderBy: { id: "desc" } });
  const isRecent = newest !== null && Date.now() - newest.createdAt.getTime() < minutes * 60_000;
  if (!isRecent || newest.action !== action || newest.listVersion !== null) return false;
  const before = countsSchema.catch({}).parse(newest.details);
  const sums = Object.entries(details).map(([name, count]) => [name, count + (before[name] ?? 0)] as const);
  await extendDetails(tx, newest.id, Object.fromEntries(sums));
  return true;
}

const importDetailsSchema = z.object({
  filename: z.string(),
  guestCount: z.number(),
  mode: z.enum(["replace", "merge", "update"]),
  added: z.number(),
  moved: z.number(),
  changed: z.number(),
  removed: z.number(),
});

/** An import and the entry that says so. */
export interface RecordedImport {
  historyEntryId: number;
  details: ImportDetails;
}

/** The import that made this version of the list, if its fingerprint is the same. */
export async function findImport(
  db: Queryable,
  eventId: number,
  { fingerprint, listVersion }: { fingerprint: string; listVersion: number },
): Promise<RecordedImport | undefined> {
  const made = { path: ["fingerprint"], equals: fingerprint };
  const entry = await db.historyEntry.findFirst({ where: { eventId, listVersion, details: made } });
  return entry ? { historyEntryId: entry.id, details: importDetailsSchema.parse(entry.details) } : undefined;
}

/** Names of guests by id. */
export async function findNames(
  db: Queryable,
  eventId: ListReadableEventId,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const records = await db.guest.findMany({
    where: { eventId, id: { in: [...ids] } },
    select: { id: true, name: true },
  });
  return new Map(records.map(({ id, name }) => [id, name]));
}

/** An entry that undid another one. */
export interface Undoing {
  id: number;
  undoneId: number;
}

/** Undoings after an entry, oldest first. */
export function findUndoings(db: Queryable, eventId: ListReadableEventId, after: number): Promise<Undoing[]> {
  return db.$queryRaw<Undoing[]>`
    SELECT id, (details->>'entryId')::int AS "undoneId" FROM history_entries
    WHERE event_id = ${eventId} AND id > ${after} AND action = 'undo' ORDER BY id`;
}
