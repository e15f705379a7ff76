import { z } from "zod";
import { daysToUndo, maxHistoryEntries } from "../../../common/limits.ts";
import type { Queryable } from "../../database/client.ts";
import { type FieldChange, fieldChangesSchema } from "../../lib/field-change.ts";
import { lazyListPart, type Page } from "../../lib/page.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import type { Author } from "../users/author.type.ts";
import type { HistoryEntry, HistoryEvent, HistoryPage, ImportDetails } from "./history-entry.type.ts";

const detailsSchema = z.record(z.string(), z.unknown()).catch({});

const withKeptList = { listChange: { select: { countBefore: true } } } as const;

interface StoredEntry {
  id: number;
  action: string;
  details: unknown;
  changes: unknown;
  userId: number | null;
  authorName: string | null;
  listVersion: number | null;
  createdAt: Date;
  listChange: { countBefore: number } | null;
}

const toEntry = (eventId: ListReadableEventId, stored: StoredEntry): HistoryEntry => {
  const { id, action, userId, authorName, createdAt, listVersion } = stored;
  return {
    ...{ id, eventId, action, userId, authorName, createdAt, listVersion },
    details: detailsSchema.parse(stored.details),
    edits: recentEdits(stored),
    guestCountBefore: stored.listChange?.countBefore ?? null,
  };
};

const msPerDay = 24 * 60 * 60 * 1000;

/** Changes of the event itself; null if none, or too old to undo. */
function recentEdits({ changes, createdAt }: Pick<StoredEntry, "changes" | "createdAt">): FieldChange[] | null {
  const isRecent = Date.now() - createdAt.getTime() < daysToUndo * msPerDay;
  return isRecent && changes !== null ? fieldChangesSchema.parse(changes) : null;
}

export function findHistoryPage(db: Queryable, eventId: ListReadableEventId, { offset, limit }: Page): HistoryPage {
  const where = { eventId };
  const find = async () => {
    const records = await db.historyEntry.findMany({
      where,
      include: withKeptList,
      orderBy: { id: "desc" },
      skip: offset,
      take: limit,
    });
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
  const record = await db.historyEntry.findFirst({ where: { eventId, id }, include: withKeptList });
  return record ? toEntry(eventId, record) : undefined;
}

/** An author's newest undoable list changes, oldest first. */
export async function findOwnListChanges(
  db: Queryable,
  eventId: ListReadableEventId,
  { author: { userId, helperId }, since, most }: { author: Author; since: Date; most: number },
): Promise<HistoryEntry[]> {
  const records = await db.historyEntry.findMany({
    where: { eventId, userId, helperId, listVersion: { not: null }, createdAt: { gte: since } },
    include: withKeptList,
    orderBy: { id: "desc" },
    take: most,
  });
  return records.map((record) => toEntry(eventId, record)).reverse();
}

/** An entry of an event; undefined when there is none. */
export async function findListChange(db: Queryable, eventId: number, id: number): Promise<ListChangeEntry | undefined> {
  const entry = await db.historyEntry.findFirst({ where: { eventId, id }, include: withKeptList });
  if (!entry) return undefined;
  const { action, listVersion, listChange, createdAt } = entry;
  return { id, action, createdAt, listVersion, hasKeptList: listChange !== null, changes: recentEdits(entry) };
}

/** What undoing needs to know about an entry. */
export interface ListChangeEntry {
  id: number;
  action: string;
  createdAt: Date;
  /** After the change; null if it did not change the list, or predates versions. */
  listVersion: number | null;
  hasKeptList: boolean;
  /** Of the event itself; null if none, or too old to undo. */
  changes: FieldChange[] | null;
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
  if (changes) await forgetOldChanges(db, eventId);
  const data = { eventId, userId, helperId, authorName, action, details, listVersion, ...(changes && { changes }) };
  return (await db.historyEntry.create({ data, select: { id: true } })).id;
}

async function deleteOldEntries(db: Queryable, eventId: number): Promise<void> {
  await db.$executeRaw`
    DELETE FROM history_entries AS entry
    WHERE event_id = ${eventId} AND NOT EXISTS (SELECT FROM guest_list_changes WHERE history_entry_id = entry.id)
      AND id <= (
        SELECT id FROM history_entries WHERE event_id = ${eventId}
        ORDER BY id DESC OFFSET ${maxHistoryEntries - 1} LIMIT 1
      )`;
}

async function forgetOldChanges(db: Queryable, eventId: number): Promise<void> {
  await db.$executeRaw`
    UPDATE history_entries SET changes = NULL
    WHERE event_id = ${eventId} AND changes IS NOT NULL
      AND created_at < now() - make_interval(days => ${daysToUndo})`;
}

/** Adds details to an entry, in its transaction. */
export async function extendDetails(tx: Queryable, id: number, more: Record<string, number>): Promise<void> {
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

/** The details of an import's entry. */
export async function findImportDetails(db: Queryable, eventId: number, id: number): Promise<ImportDetails> {
  const { details } = await db.historyEntry.findUniqueOrThrow({ where: { id, eventId }, select: { details: true } });
  return importDetailsSchema.parse(details);
}
