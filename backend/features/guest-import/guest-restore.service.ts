import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { advanceGuestList } from "../events/event.service.ts";
import type { Event } from "../events/event.type.ts";
import { getEvent, requireWritableEvent } from "../events/event-access.service.ts";
import { admitColumns } from "../guests/column-visibility.service.ts";
import { readGuestColumns } from "../guests/guest.service.ts";
import { inTurn } from "../guests/guest-list-turns.service.ts";
import { recordHistory } from "../history/history-entry.service.ts";
import { settleTables } from "../tables/table.service.ts";
import { authorOf } from "../users/author.service.ts";
import type { Author } from "../users/author.type.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { writeKeptList } from "./guest-list.data.ts";
import { countKeptList, hasListChangeBetween, insertListChange } from "./guest-list-change.data.ts";
import { freeSpace } from "./guest-storage.service.ts";
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
  await keepList(tx, { id, historyEntryId, listVersion });
  await writeKeptList(tx, id, entryId);
  await settleTables(tx, id, listVersion);
  await putBackSheet(tx, id, entryId);
  await freeSpace(tx, id, author, historyEntryId);
  await admitColumns(tx, id, await readGuestColumns(tx, id));
  return historyEntryId;
}

interface WholeChange {
  id: WritableEventId;
  historyEntryId: number;
  listVersion: number;
}

/** Keeps the list and the imported sheet before a change of the whole list, so that they can be restored. */
export async function keepList(tx: Queryable, { id, historyEntryId, listVersion }: WholeChange): Promise<void> {
  await insertListChange(tx, { historyEntryId, eventId: id, fingerprint: null, listVersion });
}

/** Does nothing if another list has been imported since. */
export async function putBackImportedSheet(
  tx: Queryable,
  id: WritableEventId,
  undoneEntryId: number,
  undoEntryId: number,
): Promise<void> {
  if (!(await hasListChangeBetween(tx, id, undoneEntryId, undoEntryId))) await putBackSheet(tx, id, undoneEntryId);
}
