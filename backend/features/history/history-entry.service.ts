import { message } from "../../../common/messages/message.ts";
import type { Queryable } from "../../database/client.ts";
import { deleteExcessChanges, sumChangesOfHelpers } from "../../event-data/changes.ts";
import { insertHistoryEntry } from "../../event-data/history.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { maxRecordedBytesPerEvent } from "../../limits.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import type { Author } from "../users/viewer.type.ts";
import type { HistoryEvent } from "./history-entry.type.ts";

/** Summing the sizes of all records takes longer than a small change, so it is done rarely. */
const versionsPerSizing = 20;
const daysOfHelpers = 30;

const largeChanges: ReadonlySet<HistoryEvent["action"]> = new Set(["upload_file", "undo", "remove_guests"]);

async function pruneRecords(
  tx: Queryable,
  eventId: ListReadableEventId,
  author: Author,
  { action }: HistoryEvent,
  listVersion: number,
): Promise<void> {
  if (!largeChanges.has(action) && listVersion % versionsPerSizing !== 0) return;
  // Helpers may not push out what others did. What happened at a door is never refused.
  if (author.helperId !== null && action !== "door") {
    const used = await sumChangesOfHelpers(tx, eventId, daysOfHelpers);
    if (used > maxRecordedBytesPerEvent / 2)
      throw new DomainError("CONFLICT", message("refusals.helpersChangedTooMuch"));
  }
  await deleteExcessChanges(tx, eventId, listVersion, maxRecordedBytesPerEvent);
}

/** Writes an entry; omit `listVersion` if nothing was recorded. @throws DomainError CONFLICT for helpers' excess */
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
