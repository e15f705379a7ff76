import DataLoader from "dataloader";
import { type Message, message } from "../../../common/messages/message.ts";
import { refusedTable } from "../../../common/table-messages.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { countRecorded, findLaterChange, isRecordedSince } from "../../event-data/changes.ts";
import {
  type ChangedAgain,
  findChangedAgain,
  findTakenLabel,
  findUndoneLabels,
  putBackUndone,
  stageUndone,
  type Undone,
} from "../../event-data/undo.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { advanceGuestList } from "../events/event.service.ts";
import { requireWritableEvent } from "../events/event-access.service.ts";
import { admitColumns } from "../guests/column-visibility.service.ts";
import { refuseTooManyGuests } from "../guests/guest.service.ts";
import { inTurn, readGuestColumns } from "../guests/guest-list.service.ts";
import { getHistoryEntry, readOwnListChanges, recordHistory } from "../history/history-entry.service.ts";
import type { HistoryEntry } from "../history/history-entry.type.ts";
import { refuseSharedSeats } from "../seating/seating.service.ts";
import type { ListChange } from "../tables/list-change.type.ts";
import { refuseLargePlan, settleTables } from "../tables/table.service.ts";
import { authorOf } from "../users/caller.service.ts";
import type { Context } from "../users/context.type.ts";
import type { Author, Viewer } from "../users/viewer.type.ts";
import { settleWishes } from "../wishes/wish.service.ts";
import { undoEdit } from "./edit-undo.service.ts";
import { changedLater, type LaterChange, tooOld } from "./undo-refusals.ts";
import { findNextUndo, type PastChange } from "./undo-stacks.ts";

const maxNamed = 3;

/** Rows from which a change takes long enough to wait for its turn. */
const longChange = 1000;

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
  const undone = await getHistoryEntry(db, id, historyEntryId);
  if (!undone) throw new DomainError("NOT_FOUND", message("refusals.changeNotFound"));
  const { listVersion, edits } = undone;
  if (edits !== null) return undoEdit(db, id, author, { ...undone, changes: edits });
  if (listVersion === null) throw tooOld();
  const work = () => inTransaction(db, (tx) => writeUndo(tx, id, author, { ...undone, listVersion }));
  const isLong = undone.action === "upload_file" || (await countRecorded(db.prisma, id, listVersion)) > longChange;
  return isLong ? inTurn(author, work) : work();
}

type UndoneEntry = Pick<HistoryEntry, "id" | "action"> & { listVersion: number };

/** In a transaction. @throws DomainError as {@link undoChange} */
async function writeUndo(tx: Queryable, id: WritableEventId, author: Author, undone: UndoneEntry): Promise<ListChange> {
  const listVersion = await advanceGuestList(tx, id);
  if (!(await isRecordedSince(tx, id, undone.listVersion - 1))) throw tooOld();
  const staged = await stageUndone(tx, id, undone.listVersion);
  // All that it changed has been erased since.
  if (staged.count === 0) throw tooOld();
  await refuseChangedAgain(tx, id, staged, undone.listVersion, listVersion);
  const details = { entryId: undone.id, undone: undone.action, count: staged.count };
  const historyEntryId = await recordHistory(tx, id, author, { action: "undo", details }, listVersion);
  await putBackUndone(tx, id, staged);
  await refuseTooManyGuests(tx, id);
  await settleWishes(tx, id);
  await settleTables(tx, id, listVersion);
  await refuseLargePlan(tx, id);
  await refuseSharedSeats(tx, id, await findUndoneLabels(tx, staged), []);
  await admitColumns(tx, id, await readGuestColumns(tx, id));
  return { eventId: id, historyEntryId, listVersion };
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
    const later = await findLaterChange(tx, id, { kind: row.kind, ids: [row.id], since, before });
    changes.push({ userName: later?.userName, what: nameOf(row), at: later?.at });
  }
  if (changes.length > 0) throw changedLater(changes);
  const label = await findTakenLabel(tx, id, staged);
  if (label !== undefined) throw new DomainError("CONFLICT", message("refusals.tableExists", { label }));
}

function nameOf({ kind, name }: ChangedAgain): string | Message {
  if (kind === "tables") return refusedTable(name);
  if (kind === "wishes") return message("wishes.aWish");
  return kind === "guests" ? name : message("refusals.theFloorPlan");
}

/** Null for nothing. */
interface OwnUndo {
  undo: HistoryEntry | null;
  redo: HistoryEntry | null;
}

type Asker = Pick<Context, "db" | "viewer">;

/** Both are read together. */
const ownUndos = onceFor(
  ({ db, viewer }: Asker) =>
    new DataLoader((ids: readonly ListReadableEventId[]) => Promise.all(ids.map((id) => readOwnUndo(db, viewer, id))), {
      cache: false,
      batchScheduleFn: (run) => setImmediate(run),
    }),
);

/** A viewer's next undo and redo: only their own changes. */
export const getOwnUndo = (asker: Asker, id: ListReadableEventId): Promise<OwnUndo> => ownUndos(asker).load(id);

async function readOwnUndo(db: Database, viewer: Viewer, id: ListReadableEventId): Promise<OwnUndo> {
  const entries = await readOwnListChanges(db.prisma, id, authorOf(viewer));
  const next = findNextUndo(entries.map(toPastChange));
  const entryOf = (wanted: number | undefined) => entries.find((entry) => entry.id === wanted) ?? null;
  return { undo: entryOf(next.undo), redo: entryOf(next.redo) };
}

function toPastChange({ id, action, details }: HistoryEntry): PastChange {
  return { id, action, undoneId: action === "undo" ? Number(details.entryId) : undefined };
}
