import { daysToUndo, maxHistoryEntries, maxRecordedBytesPerEvent } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { declareLimit, sayBytes, sayCount } from "../../lib/declared-limits.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { Page } from "../../lib/page.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import type { Author } from "../users/author.type.ts";
import {
  extendDetails,
  findHistoryEntry,
  findHistoryPage,
  findImportDetails,
  findLaterFieldChange,
  findListChange,
  findOwnListChanges,
  insertHistoryEntry,
  type LaterFieldChange,
  type ListChangeEntry,
} from "./history-entry.data.ts";
import type { HistoryEntry, HistoryEvent, HistoryPage, ImportDetails } from "./history-entry.type.ts";
import {
  type ChangedRows,
  type ChangesBetween,
  deleteExcessRowChanges,
  deleteOldRowChanges,
  findChangedRows,
  findLaterChange,
  hasChangedRow,
  isRecordedSince,
  type LaterChange,
  sumRecordsOfHelpers,
} from "./row-change.data.ts";

/** A page of an event's history, newest first. */
export function getHistory(db: Database, eventId: ListReadableEventId, page: Page): HistoryPage {
  return findHistoryPage(db.prisma, eventId, page);
}

/** An entry of an event's history; null when there is none. */
export async function getHistoryEntry(
  db: Database,
  eventId: ListReadableEventId,
  id: number,
): Promise<HistoryEntry | null> {
  return (await findHistoryEntry(db.prisma, eventId, id)) ?? null;
}

/** An entry of an event; undefined when there is none. */
export function readListChange(
  db: Queryable,
  eventId: ListReadableEventId,
  id: number,
): Promise<ListChangeEntry | undefined> {
  return findListChange(db, eventId, id);
}

/** Entries that decide what an author can undo next. Nobody presses Ctrl+Z more often. */
const maxOwnChanges = 500;
const msPerDay = 24 * 60 * 60 * 1000;

/** The newest entries of an author that changed the list of an event and can be undone, oldest first. */
export function readOwnListChanges(
  db: Queryable,
  eventId: ListReadableEventId,
  author: Author,
): Promise<HistoryEntry[]> {
  const since = new Date(Date.now() - daysToUndo * msPerDay);
  return findOwnListChanges(db, eventId, { author, since, most: maxOwnChanges });
}

/** The details of an import's entry. */
export function getImportDetails(db: Queryable, eventId: ListReadableEventId, id: number): Promise<ImportDetails> {
  return findImportDetails(db, eventId, id);
}

/** Adding up the sizes of all records takes longer than a small change, so most of these do without. */
const versionsPerSizing = 20;

declareLimit({
  what: "Storage: entries of the history, and recorded changes",
  counts: "each event, in the database",
  limit: `${sayCount(maxHistoryEntries)} entries, ${sayBytes(maxRecordedBytesPerEvent)} of changes of the last ${daysToUndo} days`,
  beyond: "the oldest are removed",
});
const smallChanges: ReadonlySet<HistoryEvent["action"]> = new Set([
  "update_guests",
  "update_tables",
  "update_floor_plan",
  "update_wishes",
]);

/**
 * Keeps helpers from changing so much that it could no longer be taken back: of the space for what replaced lists and changes were
 * before, what they changed may fill half.
 *
 * @param used by what helpers changed in the last 30 days, in bytes
 * @param space in bytes
 * @throws DomainError CONFLICT beyond that.
 */
export function refuseBeyondHalf(used: number, space: number): void {
  if (used > space / 2) throw new DomainError("CONFLICT", message("refusals.helpersChangedTooMuch"));
}

async function pruneRecords(
  tx: Queryable,
  eventId: ListReadableEventId,
  author: Author,
  { action }: HistoryEvent,
  listVersion: number,
): Promise<void> {
  await deleteOldRowChanges(tx, eventId);
  if (smallChanges.has(action) && listVersion % versionsPerSizing !== 0) return;
  if (author.helperId !== null) {
    refuseBeyondHalf(await sumRecordsOfHelpers(tx, eventId), maxRecordedBytesPerEvent);
  }
  await deleteExcessRowChanges(tx, eventId, listVersion, maxRecordedBytesPerEvent);
}

/**
 * Writes one entry in the transaction of its change, and returns its id.
 *
 * @param listVersion version of the guest list after the change; omitted if it did not change
 * @throws DomainError CONFLICT for a helper when helpers have changed too much of the list.
 */
export async function recordHistory(
  tx: Queryable,
  eventId: ListReadableEventId,
  author: Author,
  happened: HistoryEvent,
  listVersion?: number,
): Promise<number> {
  if (listVersion !== undefined) await pruneRecords(tx, eventId, author, happened, listVersion);
  return insertHistoryEntry(tx, eventId, author, happened, listVersion ?? null);
}

/** See {@link findChangedRows}. */
export function readChangedRows(
  db: Queryable,
  eventId: ListReadableEventId,
  since: number,
  most: number,
): Promise<ChangedRows | undefined> {
  return findChangedRows(db, eventId, since, most);
}

/** Whether what a version of an event's list changed is still recorded, even if that is nothing. */
export function isChangeRecorded(db: Queryable, eventId: ListReadableEventId, listVersion: number): Promise<boolean> {
  return isRecordedSince(db, eventId, listVersion - 1);
}

/** The newest change of a field of an event after an entry; undefined when there is none. */
export function readLaterFieldChange(
  tx: Queryable,
  eventId: ListReadableEventId,
  entryId: number,
  field: string,
): Promise<LaterFieldChange | undefined> {
  return findLaterFieldChange(tx, eventId, entryId, field);
}

/** Whether a change left any row of an event's list different. One of very many rows counts in any case. */
export function isAnythingRecorded(tx: Queryable, eventId: ListReadableEventId, listVersion: number): Promise<boolean> {
  return hasChangedRow(tx, eventId, listVersion);
}

/**
 * The newest change of one of these rows between two versions; undefined when there is none.
 *
 * @throws DomainError CONFLICT when what happened since is no longer recorded.
 */
export async function readLaterChange(
  tx: Queryable,
  eventId: ListReadableEventId,
  rows: ChangesBetween,
): Promise<LaterChange | undefined> {
  if (rows.since === rows.before - 1) return undefined;
  if (rows.since < rows.before && (await isRecordedSince(tx, eventId, rows.since))) {
    return findLaterChange(tx, eventId, rows);
  }
  throw new DomainError("CONFLICT", message("refusals.listChangedMeanwhile"));
}

/** Adds the number of lists that were removed to save space to an entry, in the transaction that wrote it. */
export function recordRemovedLists(tx: Queryable, historyEntryId: number, listsRemoved: number): Promise<void> {
  return extendDetails(tx, historyEntryId, { listsRemoved });
}
