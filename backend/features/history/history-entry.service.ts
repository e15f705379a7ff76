import type { Database, Queryable } from "../../database/client.ts";
import type { Page } from "../../lib/page.ts";
import type { OwnedEventId } from "../event-rights/event-scope.type.ts";
import {
  countHandEdits,
  extendDetails,
  findHistoryPage,
  findImportDetails,
  insertHistoryEntry,
} from "./history-entry.data.ts";
import type { HistoryEvent, HistoryPage, ImportDetails } from "./history-entry.type.ts";

/** A page of an event's history, newest first. */
export function getHistory(db: Database, eventId: OwnedEventId, page: Page): HistoryPage {
  return findHistoryPage(db.prisma, eventId, page);
}

/** What the entry of an import tells of it. */
export function getImportDetails(db: Queryable, eventId: OwnedEventId, id: number): Promise<ImportDetails> {
  return findImportDetails(db, eventId, id);
}

/** Edits of guests by hand that a replacement of the guest list would undo. */
export function countEditsByHand(db: Queryable, eventId: OwnedEventId): Promise<number> {
  return countHandEdits(db, eventId);
}

/** Writes one entry in the transaction of the change that it tells of, and answers its number. */
export function recordHistory(
  tx: Queryable,
  eventId: OwnedEventId,
  userId: number,
  happened: HistoryEvent,
): Promise<number> {
  return insertHistoryEntry(tx, eventId, userId, happened);
}

/** Says with an entry that lists which older entries kept were removed to save space, in the transaction that wrote it. */
export function recordRemovedLists(tx: Queryable, historyEntryId: number, listsRemoved: number): Promise<void> {
  return extendDetails(tx, historyEntryId, { listsRemoved });
}
