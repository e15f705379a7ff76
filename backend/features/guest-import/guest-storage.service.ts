import { maxStoredBytesPerEvent, maxUploadBytes } from "../../../common/limits.ts";
import type { Queryable } from "../../database/client.ts";
import { declareLimit, formatBytes } from "../../lib/declared-limits.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { recordRemovedLists, refuseBeyondHalf } from "../history/history-entry.service.ts";
import { removeOldFiles } from "../uploads/uploaded-file.service.ts";
import type { Author } from "../users/author.type.ts";
import { deleteOldKeptLists, sumListsOfHelpers } from "./guest-list-change.data.ts";

const bytesForLists = maxStoredBytesPerEvent - maxUploadBytes;

declareLimit({
  what: "Storage: kept lists and files",
  counts: "each event, in the database",
  limit: formatBytes(maxStoredBytesPerEvent),
  beyond: "the oldest are removed, but the newest list and file",
});

/**
 * Deletes the oldest stored files, then lists, beyond the event's space, in the transaction that used the space.
 * @throws DomainError CONFLICT for a helper when helpers have replaced too much
 */
export async function freeSpace(
  tx: Queryable,
  id: WritableEventId,
  author: Author,
  historyEntryId: number,
): Promise<void> {
  if (author.helperId !== null) refuseBeyondHalf(await sumListsOfHelpers(tx, id), bytesForLists);
  const { removed, bytesLeft } = await deleteOldKeptLists(tx, id, bytesForLists);
  if (removed > 0) await recordRemovedLists(tx, historyEntryId, removed);
  await removeOldFiles(tx, id, maxStoredBytesPerEvent - bytesLeft);
}
