import { daysToUndo, maxHistoryEntries, maxRecordedBytesPerEvent } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { declareLimit, formatBytes, formatCount } from "../../lib/declared-limits.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { Page } from "../../lib/page.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import type { Author } from "../users/author.type.ts";
import {
  addToRecentEntry,
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

/** Newest first. */
export function getHistory(db: Database, eventId: ListReadableEventId, page: Page): HistoryPage {
  return findHistoryPage(db.prisma, eventId, page);
}

/** Null when there is none. */
export async function getHistoryEntry(
  db: Database,
  eventId: ListReadableEventId,
  id: number,
): Promise<HistoryEntry | null> {
  return (await findHistoryEntry(db.prisma, eventId, id)) ?? null;
}

/** Undefined when there is none. */
export function readListChange(
  db: Queryable,
  eventId: ListReadableEventId,
  id: number,
): Promise<ListChangeEntry | undefined> {
  return findListChange(db, eventId, id);
}

/** More than anybody undoes with Ctrl+Z. */
const maxOwnChanges = 500;
const msPerDay = 24 * 60 * 60 * 1000;

/** An author's newest undoable list changes, oldest first. */
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

/** Summing the sizes of all records takes longer than a small change, so it is done rarely. */
const versionsPerSizing = 20;

declareLimit({
  what: "Storage: entries of the history, and recorded changes",
  counts: "each event, in the database",
  limit: `${formatCount(maxHistoryEntries)} entries, ${formatBytes(maxRecordedBytesPerEvent)} of changes of the last ${daysToUndo} days`,
  beyond: "the oldest are removed",
});
const smallChanges: ReadonlySet<HistoryEvent["action"]> = new Set([
  "door",
  "update_guests",
  "update_tables",
  "update_floor_plan",
  "update_wishes",
]);

/** Limits changes of helpers (bytes in 30 days) to half of the undo space. @throws DomainError CONFLICT beyond it */
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
  // What happened at a door is never refused.
  if (author.helperId !== null && action !== "door") {
    refuseBeyondHalf(await sumRecordsOfHelpers(tx, eventId), maxRecordedBytesPerEvent);
  }
  await deleteExcessRowChanges(tx, eventId, listVersion, maxRecordedBytesPerEvent);
}

/** Writes an entry; omit `listVersion` if the list is unchanged. @throws DomainError CONFLICT for helpers' excess */
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

/** Whether the changes of a version are still recorded, even if there were none. */
export function isChangeRecorded(db: Queryable, eventId: ListReadableEventId, listVersion: number): Promise<boolean> {
  return isRecordedSince(db, eventId, listVersion - 1);
}

/** The newest change of a field after an entry; undefined when there is none. */
export function readLaterFieldChange(
  tx: Queryable,
  eventId: ListReadableEventId,
  entryId: number,
  field: string,
): Promise<LaterFieldChange | undefined> {
  return findLaterFieldChange(tx, eventId, entryId, field);
}

/** Whether a change left any row different; always true for very many rows. */
export function isAnythingRecorded(tx: Queryable, eventId: ListReadableEventId, listVersion: number): Promise<boolean> {
  return hasChangedRow(tx, eventId, listVersion);
}

/** The newest change of these rows between versions, or undefined. @throws DomainError CONFLICT if not recorded */
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

/** Adds counts to the author's newest entry if it has this action and is recent; @returns whether it was */
export function extendRecentEntry(
  tx: Queryable,
  eventId: ListReadableEventId,
  author: Author,
  happened: HistoryEvent & { details: Record<string, number> },
  minutes: number,
): Promise<boolean> {
  return addToRecentEntry(tx, eventId, author, happened, minutes);
}

/** Adds the number of lists removed to save space to an entry, in its transaction. */
export function recordRemovedLists(tx: Queryable, historyEntryId: number, listsRemoved: number): Promise<void> {
  return extendDetails(tx, historyEntryId, { listsRemoved });
}
