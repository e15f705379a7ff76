import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { advanceGuestList } from "../events/event.service.ts";
import { requireWritableEvent } from "../events/event-access.service.ts";
import { keepList, putBackImportedSheet } from "../guest-import/guest-restore.service.ts";
import { freeSpace } from "../guest-import/guest-storage.service.ts";
import { admitColumns } from "../guests/column-visibility.service.ts";
import { readGuestColumns } from "../guests/guest.service.ts";
import { inTurn } from "../guests/guest-list-turns.service.ts";
import {
  isChangeRecorded,
  readListChange,
  readOwnListChanges,
  recordHistory,
} from "../history/history-entry.service.ts";
import type { HistoryEntry } from "../history/history-entry.type.ts";
import { refuseSharedSeats } from "../seating/seating.service.ts";
import type { ListChange } from "../tables/list-change.type.ts";
import { refuseLargePlan, settleTables } from "../tables/table.service.ts";
import { authorOf } from "../users/author.service.ts";
import type { Author } from "../users/author.type.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { settleWishes } from "../wishes/wish.service.ts";
import { undoEdit } from "./edit-undo.service.ts";
import { changedLater, type LaterChange, readLaterRowChange, tooOld } from "./later-changes.service.ts";
import { findNextUndo, type PastChange } from "./stacks/undo-stacks.ts";
import {
  findChangedAgain,
  findTakenLabel,
  findUndoneLabels,
  putBackUndone,
  stageUndone,
  type Undone,
} from "./undo.data.ts";

const maxNamed = 3;

/**
 * Undoes an entry and keeps later changes of other things; can itself be undone.
 * @throws DomainError as the event's checks; NOT_FOUND; BAD_INPUT if too old or without undoable changes; CONFLICT with
 * later changes of the same things
 */
export async function undoChange(
  db: Database,
  viewer: Viewer,
  eventId: number,
  historyEntryId: number,
): Promise<ListChange> {
  const author = authorOf(viewer);
  const id = await requireWritableEvent(db, viewer, eventId);
  const undone = await readListChange(db.prisma, id, historyEntryId);
  if (!undone) throw new DomainError("NOT_FOUND", message("refusals.changeNotFound"));
  const { listVersion, changes } = undone;
  if (changes !== null) return undoEdit(db, id, author, { ...undone, changes });
  if (listVersion === null) throw tooOld();
  const work = () => inTransaction(db, (tx) => writeUndo(tx, id, author, { ...undone, listVersion }));
  // An import may have changed every guest of a long list.
  return undone.hasKeptList ? inTurn(author, work) : work();
}

interface UndoneEntry {
  id: number;
  action: string;
  listVersion: number;
  hasKeptList: boolean;
}

/** In a transaction. @throws DomainError as {@link undoChange} */
async function writeUndo(tx: Queryable, id: WritableEventId, author: Author, undone: UndoneEntry): Promise<ListChange> {
  const listVersion = await advanceGuestList(tx, id);
  if (!(await isChangeRecorded(tx, id, undone.listVersion))) throw tooOld();
  const staged = await stageUndone(tx, id, undone.listVersion);
  await refuseChangedAgain(tx, id, staged, undone.listVersion, listVersion);
  const details = { entryId: undone.id, undone: undone.action, count: staged.count };
  const historyEntryId = await recordHistory(tx, id, author, { action: "undo", details }, listVersion);
  if (undone.hasKeptList) await keepList(tx, { id, historyEntryId, listVersion });
  await putBackUndone(tx, id, staged);
  await settleWishes(tx, id);
  await settleTables(tx, id, listVersion);
  await refuseLargePlan(tx, id);
  await refuseSharedSeats(tx, id, await findUndoneLabels(tx, staged), []);
  if (undone.hasKeptList) {
    await putBackImportedSheet(tx, id, undone.id, historyEntryId);
    await freeSpace(tx, id, author, historyEntryId);
  }
  await admitColumns(tx, id, await readGuestColumns(tx, id));
  return { historyEntryId, listVersion };
}

async function refuseChangedAgain(
  tx: Queryable,
  id: WritableEventId,
  staged: Undone,
  since: number,
  before: number,
): Promise<void> {
  const changes: LaterChange[] = [];
  for (const row of await findChangedAgain(tx, id, staged, maxNamed)) {
    changes.push(await readLaterRowChange(tx, id, row, { since, before }));
  }
  if (changes.length > 0) throw changedLater(changes);
  const label = await findTakenLabel(tx, id, staged);
  if (label !== undefined) throw new DomainError("CONFLICT", message("refusals.tableExists", { label }));
}

/** Null for nothing. */
export interface OwnUndo {
  undo: HistoryEntry | null;
  redo: HistoryEntry | null;
}

/** A viewer's next undo and redo: only their own changes. */
export async function getOwnUndo(db: Database, viewer: Viewer, id: ListReadableEventId): Promise<OwnUndo> {
  const entries = await readOwnListChanges(db.prisma, id, authorOf(viewer));
  const next = findNextUndo(entries.map(toPastChange));
  const entryOf = (wanted: number | undefined) => entries.find((entry) => entry.id === wanted) ?? null;
  return { undo: entryOf(next.undo), redo: entryOf(next.redo) };
}

function toPastChange({ id, action, details }: HistoryEntry): PastChange {
  return { id, action, undoneId: action === "undo" ? Number(details.entryId) : undefined };
}
