import { maxStoredBytesPerEvent, maxUploadBytes } from "../../../common/limits.ts";
import type { Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { recordRemovedLists } from "../history/history-entry.service.ts";
import { removeOldFiles } from "../uploads/uploaded-file.service.ts";
import { deleteOldKeptLists } from "./guest-list-change.data.ts";

/**
 * Removes an event's oldest kept lists and files, as far as both take more space together than an event has. Lists come
 * first, because they can be put back and files cannot be had again. In the transaction of the change that took the space.
 *
 * @param historyEntryId the entry of that change, which says how many lists were removed
 */
export async function freeSpace(tx: Queryable, id: WritableEventId, historyEntryId: number): Promise<void> {
  const { removed, bytesLeft } = await deleteOldKeptLists(tx, id, maxStoredBytesPerEvent - maxUploadBytes);
  if (removed > 0) await recordRemovedLists(tx, historyEntryId, removed);
  await removeOldFiles(tx, id, maxStoredBytesPerEvent - bytesLeft);
}
