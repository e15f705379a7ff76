import type { Database, Queryable } from "../../database/client.ts";
import type { Page } from "../../lib/page.ts";
import type { OwnedEventId } from "../event-rights/event-scope.type.ts";
import { extendDetails, findHistoryPage, findImportDetails, insertHistoryEntry } from "./history-entry.data.ts";
import type { HistoryEvent, HistoryPage, ImportDetails } from "./history-entry.type.ts";

/** A page of an event's history, newest first. */
export function getHistory(db: Database, eventId: OwnedEventId, page: Page): HistoryPage {
  return findHistoryPage(db.prisma, eventId, page);
}

/** The details of an import's entry. */
export function getImportDetails(db: Queryable, eventId: OwnedEventId, id: number): Promise<ImportDetails> {
  return findImportDetails(db, eventId, id);
}

/** Writes one entry in the transaction of its change, and returns its id. */
export function recordHistory(
  tx: Queryable,
  eventId: OwnedEventId,
  userId: number,
  happened: HistoryEvent,
): Promise<number> {
  return insertHistoryEntry(tx, eventId, userId, happened);
}

/** Adds the number of lists that were removed to save space to an entry, in the transaction that wrote it. */
export function recordRemovedLists(tx: Queryable, historyEntryId: number, listsRemoved: number): Promise<void> {
  return extendDetails(tx, historyEntryId, { listsRemoved });
}
