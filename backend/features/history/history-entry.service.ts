import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { deleteExcessChanges, sumChangesOfHelpers } from "../../event-data/changes.ts";
import { declareLimit, formatBytes, formatCount } from "../../lib/declared-limits.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { Page } from "../../lib/page.ts";
import { maxHistoryEntries, maxRecordedBytesPerEvent } from "../../limits.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import type { Author } from "../users/viewer.type.ts";
import {
  addToRecentEntry,
  findHistoryEntry,
  findHistoryPage,
  findImport,
  findLaterFieldChange,
  findOwnListChanges,
  insertHistoryEntry,
  type LaterFieldChange,
  type RecordedImport,
} from "./history-entry.data.ts";
import type { HistoryEntry, HistoryEvent, HistoryPage } from "./history-entry.type.ts";

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

/** More than anybody undoes with Ctrl+Z. */
const maxOwnChanges = 200;

/** An author's newest list changes, oldest first. */
export function readOwnListChanges(
  db: Queryable,
  eventId: ListReadableEventId,
  author: Author,
): Promise<HistoryEntry[]> {
  return findOwnListChanges(db, eventId, author, maxOwnChanges);
}

/** The import that made this version of the list, if its fingerprint is the same. */
export function readImport(
  db: Queryable,
  eventId: ListReadableEventId,
  made: { fingerprint: string; listVersion: number },
): Promise<RecordedImport | undefined> {
  return findImport(db, eventId, made);
}

/** Summing the sizes of all records takes longer than a small change, so it is done rarely. */
const versionsPerSizing = 20;
const daysOfHelpers = 30;

declareLimit({
  what: "Storage: entries of the history, and recorded changes",
  counts: "each event, in the database",
  limit: `${formatCount(maxHistoryEntries)} entries, ${formatBytes(maxRecordedBytesPerEvent)} of changes`,
  beyond: "the oldest are removed",
});
const smallChanges: ReadonlySet<HistoryEvent["action"]> = new Set([
  "door",
  "update_guests",
  "update_tables",
  "update_floor_plan",
  "update_wishes",
]);

async function pruneRecords(
  tx: Queryable,
  eventId: ListReadableEventId,
  author: Author,
  { action }: HistoryEvent,
  listVersion: number,
): Promise<void> {
  if (smallChanges.has(action) && listVersion % versionsPerSizing !== 0) return;
  // Helpers may not push out what others did. What happened at a door is never refused.
  if (author.helperId !== null && action !== "door") {
    const used = await sumChangesOfHelpers(tx, eventId, daysOfHelpers);
    if (used > maxRecordedBytesPerEvent / 2)
      throw new DomainError("CONFLICT", message("refusals.helpersChangedTooMuch"));
  }
  await deleteExcessChanges(tx, eventId, listVersion, maxRecordedBytesPerEvent);
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

/** The newest change of a field after an entry; undefined when there is none. */
export function readLaterFieldChange(
  tx: Queryable,
  eventId: ListReadableEventId,
  entryId: number,
  field: string,
): Promise<LaterFieldChange | undefined> {
  return findLaterFieldChange(tx, eventId, entryId, field);
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
