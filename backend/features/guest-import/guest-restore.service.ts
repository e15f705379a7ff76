import { maxStoredBytesPerEvent, maxUploadBytes } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { declareLimit, formatBytes } from "../../lib/declared-limits.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { advanceGuestList } from "../events/event.service.ts";
import type { Event } from "../events/event.type.ts";
import { getEvent, requireWritableEvent } from "../events/event-access.service.ts";
import { admitColumns } from "../guests/column-visibility.service.ts";
import { readGuestColumns, refuseTooManyGuests } from "../guests/guest.service.ts";
import { inTurn } from "../guests/guest-list-turns.service.ts";
import { recordHistory, recordRemovedLists, refuseBeyondHalf } from "../history/history-entry.service.ts";
import { settleTables } from "../tables/table.service.ts";
import { removeOldFiles } from "../uploads/uploaded-file.service.ts";
import { authorOf } from "../users/author.service.ts";
import type { Author } from "../users/author.type.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { writeKeptList } from "./guest-list.data.ts";
import {
  countKeptList,
  deleteOldKeptLists,
  hasListChangeBetween,
  insertListChange,
  type NewListChange,
  sumListsOfHelpers,
} from "./guest-list-change.data.ts";
import { putBackSheet } from "./imported-sheet.data.ts";

/** Restores the old ids and sheet, too. @throws DomainError NOT_FOUND (no list kept); as {@link inTurn} */
export async function restoreGuestList(
  db: Database,
  viewer: Viewer,
  eventId: number,
  historyEntryId: number,
): Promise<Event> {
  const author = authorOf(viewer);
  const id = await requireWritableEvent(db, viewer, eventId);
  const ownEntryId = await inTurn(author, () => inTransaction(db, (tx) => putBack(tx, id, author, historyEntryId)));
  return { ...(await getEvent(db, viewer, id)), historyEntryId: ownEntryId };
}

async function putBack(tx: Queryable, id: WritableEventId, author: Author, entryId: number): Promise<number> {
  const listVersion = await advanceGuestList(tx, id);
  const guestCount = await countKeptList(tx, id, entryId);
  if (guestCount === undefined) throw new DomainError("NOT_FOUND", message("reading.nothingToRestore"));
  const happened = { action: "restore_guests", details: { guestCount, entryId } } as const;
  const historyEntryId = await recordHistory(tx, id, author, happened, listVersion);
  await keepList(tx, { eventId: id, historyEntryId, listVersion });
  await writeKeptList(tx, id, entryId);
  await refuseTooManyGuests(tx, id);
  await settleTables(tx, id, listVersion, "replaced");
  await putBackSheet(tx, id, entryId);
  await freeSpace(tx, id, author, historyEntryId);
  await admitColumns(tx, id, await readGuestColumns(tx, id));
  return historyEntryId;
}

/** Keeps the list and the imported sheet before a change of the whole list, so that they can be restored. */
export const keepList = (tx: Queryable, change: NewListChange): Promise<void> => insertListChange(tx, change);

/** Does nothing if another list has been imported since. */
export async function putBackImportedSheet(
  tx: Queryable,
  id: WritableEventId,
  undoneEntryId: number,
  undoEntryId: number,
): Promise<void> {
  if (!(await hasListChangeBetween(tx, id, undoneEntryId, undoEntryId))) await putBackSheet(tx, id, undoneEntryId);
}

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
