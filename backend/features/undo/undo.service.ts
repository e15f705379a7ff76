import { type Message, message } from "../../../common/messages/message.ts";
import { refusedTable } from "../../../common/table-name.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { findLaterChange, isRecordedSince } from "../../event-data/changes.ts";
import { findHistoryEntry, findOwnChanges } from "../../event-data/history.ts";
import { eventTable } from "../../event-data/tables.ts";
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
import { howLongAgo } from "../../lib/how-long-ago.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { advanceGuestList } from "../events/event.service.ts";
import type { Event } from "../events/event.type.ts";
import { requireWritableEvent } from "../events/event-access.service.ts";
import { readDay, settleDay } from "../events/event-edit.service.ts";
import { admitColumns } from "../guests/column-visibility.service.ts";
import { refuseTooManyGuests } from "../guests/guest.service.ts";
import { inTurn, readGuestColumns } from "../guests/guest-list.service.ts";
import { recordHistory } from "../history/history-entry.service.ts";
import type { HistoryEntry } from "../history/history-entry.type.ts";
import { hasEventPicture } from "../pictures/picture.service.ts";
import { refuseSharedSeats } from "../seating/seating.service.ts";
import type { ListChange } from "../tables/list-change.type.ts";
import { refuseLargePlan, settleTables } from "../tables/table.service.ts";
import { authorOf } from "../users/caller.service.ts";
import type { Context } from "../users/context.type.ts";
import type { Author, Viewer } from "../users/viewer.type.ts";
import { settleWishes } from "../wishes/wish.service.ts";

const maxNamed = 3;

/** Rows from which a change takes long enough to wait for its turn. */
const longChange = 1000;

/** Refuses to undo what is no longer recorded. */
const tooOld = () => new DomainError("BAD_INPUT", message("refusals.changeTooOld"));

/**
 * Undoes an entry and keeps later changes of other things; can itself be undone.
 * @throws DomainError as the event's checks; NOT_FOUND; BAD_INPUT if too old or without undoable changes; FORBIDDEN for a
 * helper and the event's day; CONFLICT with later changes of the same things
 */
export async function undoChange(
  db: Database,
  viewer: Viewer,
  eventId: number,
  historyEntryId: number,
): Promise<ListChange> {
  const author = authorOf(viewer);
  const id = await requireWritableEvent(db, viewer, eventId);
  const undone = await findHistoryEntry(db.prisma, id, historyEntryId);
  if (!undone) throw new DomainError("NOT_FOUND", message("refusals.changeNotFound"));
  const { listVersion } = undone;
  if (listVersion === null) throw tooOld();
  const work = () => inTransaction(db, (tx) => writeUndo(tx, id, author, { ...undone, listVersion }));
  const isLong = undone.action === "upload_file" || Number(undone.details.count) > longChange;
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
  const day = await readDay(tx, id);
  await putBackUndone(tx, id, staged);
  await settleDay(tx, id, author, day);
  if (!(await hasEventPicture(tx, id))) throw tooOld();
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
  const named: Message[] = [];
  for (const { kind, id: rowId, column, ...row } of await findChangedAgain(tx, id, staged, maxNamed)) {
    const later = await findLaterChange(tx, id, { kind, ids: [rowId], column, since, before });
    named.push(
      message("refusals.laterChangeOf", {
        user: later?.userName ?? message("refusals.someone"),
        what: nameOf({ kind, column, ...row }),
        when: later ? howLongAgo(later.at) : "",
      }),
    );
  }
  if (named.length > 0) {
    const [because, then] = [message("refusals.laterChangesInTheWay"), message("refusals.undoThoseFirst")];
    throw new DomainError("CONFLICT", [because, ...named, then]);
  }
  const label = await findTakenLabel(tx, id, staged);
  if (label !== undefined) throw new DomainError("CONFLICT", message("refusals.tableExists", { label }));
}

function nameOf({ kind, name, column }: Omit<ChangedAgain, "id">): string | Message {
  if (kind === "guests") return name;
  if (kind === "tables") return refusedTable(name);
  if (kind === "wishes") return message("wishes.aWish");
  if (kind !== "events") return message("refusals.theFloorPlan");
  const field = eventTable(kind).columns.find((one) => one.name === column)?.field ?? "";
  return message("history.field", { field });
}

/** What a history entry says about undoing. */
export type PastChange = Pick<HistoryEntry, "id" | "action" | "details">;

/** An import is undone deliberately from the history, not by a key too many. */
const barrier = "upload_file";

/** What a user would undo and redo next, by Ctrl+Z and Ctrl+Shift+Z, given their changes, oldest first; null for none. */
export function findNextUndo<Entry extends PastChange>(changes: readonly Entry[]) {
  let undo: Entry[] = [];
  let redo: Entry[] = [];
  for (const entry of changes) {
    const undoneId = entry.action === "undo" ? entry.details.entryId : undefined;
    if (entry.action === barrier) {
      [undo, redo] = [[], []];
    } else if (undoneId !== undefined && undoneId === undo.at(-1)?.id) {
      undo = undo.slice(0, -1);
      redo = [...redo, entry];
    } else if (undoneId !== undefined && undoneId === redo.at(-1)?.id) {
      undo = [...undo, entry];
      redo = redo.slice(0, -1);
    } else {
      // Undoing an older change from the history is a change like any other.
      undo = [...undo.filter((past) => past.id !== undoneId), entry];
      redo = [];
    }
  }
  return { undo: undo.at(-1) ?? null, redo: redo.at(-1) ?? null };
}

type Asker = Pick<Context, "db" | "viewer">;

/** Once for an event as an operation has read it, for its undo and its redo. */
const ownUndos = onceFor(({ db, viewer }: Asker) =>
  onceFor(async ({ id }: Pick<Event, "id">) => findNextUndo(await findOwnChanges(db.prisma, id, authorOf(viewer)))),
);

/** A viewer's next undo and redo: only their own changes. */
export const getOwnUndo = (asker: Asker, event: Pick<Event, "id">) => ownUndos(asker)(event);
