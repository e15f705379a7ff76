import { z } from "zod";
import type { Queryable } from "../database/client.ts";
import type { ListReadableEventId } from "../features/event-rights/event-scope.type.ts";
import {
  type HistoryEntry,
  type HistoryEvent,
  type HistoryPage,
  type ImportDetails,
  importDetails,
} from "../features/history/history-entry.type.ts";
import type { Author } from "../features/users/viewer.type.ts";
import { lazyListPart, type Page } from "../lib/page.ts";
import { maxHistoryEntries } from "../limits.ts";
import { isSameList } from "./changes.ts";

// What was done to an event, and by whom. An entry that changed rows has the version under which changes.ts has them.

const detailsSchema = z.record(z.string(), z.unknown()).catch({});

type StoredEntry = Omit<HistoryEntry, "eventId" | "details"> & { details: unknown };

const toEntry = (eventId: ListReadableEventId, stored: StoredEntry): HistoryEntry => {
  const { id, action, userId, authorName, createdAt, listVersion } = stored;
  // What an upload is recognized by is for nobody to read.
  const { fingerprint: _, ...details } = detailsSchema.parse(stored.details);
  return { id, eventId, action, details, userId, authorName, createdAt, listVersion };
};

/** Newest first. */
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

/** More than anybody undoes with Ctrl+Z. */
const maxOwnChanges = 200;

/** An author's newest recorded changes, oldest first. */
export async function findOwnChanges(
  db: Queryable,
  eventId: ListReadableEventId,
  { userId, helperId }: Author,
): Promise<HistoryEntry[]> {
  const records = await db.historyEntry.findMany({
    where: { eventId, userId, helperId, listVersion: { not: null } },
    orderBy: { id: "desc" },
    take: maxOwnChanges,
  });
  return records.map((record) => toEntry(eventId, record)).reverse();
}

/** Writes an entry and removes the oldest beyond the limit; `listVersion` is null for an unchanged list. @returns id */
export async function insertHistoryEntry(
  db: Queryable,
  eventId: number,
  { userId, helperId, name: authorName }: Author,
  { action, details }: HistoryEvent,
  listVersion: number | null,
): Promise<number> {
  await db.$executeRaw`
    DELETE FROM history_entries
    WHERE event_id = ${eventId} AND id <= (
        SELECT id FROM history_entries WHERE event_id = ${eventId}
        ORDER BY id DESC OFFSET ${maxHistoryEntries - 1} LIMIT 1
      )`;
  const data = { eventId, userId, helperId, authorName, action, details, listVersion };
  return (await db.historyEntry.create({ data, select: { id: true } })).id;
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
  await tx.historyEntry.update({
    where: { id: newest.id },
    data: { details: { ...before, ...Object.fromEntries(sums) } },
  });
  return true;
}

/** An import and the entry that says so. */
export interface RecordedImport {
  historyEntryId: number;
  details: ImportDetails;
}

/** The import that made the list as it is, if its fingerprint is the same. */
export async function findImport(
  db: Queryable,
  eventId: ListReadableEventId,
  { fingerprint, listVersion }: { fingerprint: string; listVersion: number },
): Promise<RecordedImport | undefined> {
  const made = { path: ["fingerprint"], equals: fingerprint };
  const entry = await db.historyEntry.findFirst({ where: { eventId, details: made }, orderBy: { id: "desc" } });
  if (!entry || !(await isSameList(db, eventId, entry.listVersion ?? 0, listVersion))) return undefined;
  return { historyEntryId: entry.id, details: importDetails.parse(entry.details) };
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
