import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { hasChangedRow } from "../../event-data/changes.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { advanceGuestList } from "../events/event.service.ts";
import { requireWritableEvent } from "../events/event-access.service.ts";
import { recordHistory } from "../history/history-entry.service.ts";
import type { HistoryEvent } from "../history/history-entry.type.ts";
import { authorOf } from "../users/caller.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import type { ListChange } from "./list-change.type.ts";
import { settleTables } from "./table.service.ts";

/** What a change of an event's list writes with. */
export interface ListWriting {
  tx: Queryable;
  id: WritableEventId;
  /** After the change. */
  listVersion: number;
}

/** What a change did, for its history, and what it returns. */
export interface Written<Result> {
  happened: HistoryEvent;
  result: Result;
}

/** In a transaction; historyEntryId is 0 if unchanged. @throws DomainError as {@link requireWritableEvent}, `change` */
export async function changeList<Result>(
  db: Database,
  viewer: Viewer,
  eventId: number,
  change: (writing: ListWriting) => Promise<Written<Result>>,
): Promise<ListChange & { result: Result }> {
  const author = authorOf(viewer);
  const id = await requireWritableEvent(db, viewer, eventId);
  return inTransaction(db, async (tx) => {
    const listVersion = await advanceGuestList(tx, id);
    const { happened, result } = await change({ tx, id, listVersion });
    await settleTables(tx, id, listVersion);
    const isChanged = await hasChangedRow(tx, id, listVersion);
    const historyEntryId = isChanged ? await recordHistory(tx, id, author, happened, listVersion) : 0;
    return { result, eventId: id, historyEntryId, listVersion };
  });
}
