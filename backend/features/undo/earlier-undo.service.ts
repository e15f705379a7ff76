import type { Language } from "../../../common/messages/language.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { requireWritableEvent } from "../events/event-access.service.ts";
import { inTurn } from "../guests/guest-list-turns.service.ts";
import { getHistoryEntry, readListChange, readOwnListChanges } from "../history/history-entry.service.ts";
import type { HistoryEntry } from "../history/history-entry.type.ts";
import { authorOf } from "../users/author.service.ts";
import type { Author } from "../users/author.type.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { type BlockedChange, type EarlierUndo, maxBlocked } from "./earlier-undo.type.ts";
import { tooOld } from "./later-changes.service.ts";
import { readPassedOver } from "./passed-over.service.ts";
import { toPastChange } from "./past-change.service.ts";
import { findNextUndo } from "./stacks/undo-stacks.ts";
import type { LeftAlone } from "./undo.data.ts";
import { writeUndo } from "./undo.service.ts";

interface Asker {
  db: Database;
  viewer: Viewer;
  language: Language;
}

/**
 * The author's next undo before a change that cannot be undone, found by trying, which leaves nothing behind.
 * @throws DomainError as the event's checks; NOT_FOUND
 */
export async function findEarlierUndo(
  { db, viewer, language }: Asker,
  eventId: number,
  historyEntryId: number,
): Promise<EarlierUndo> {
  const author = authorOf(viewer);
  const id = await requireWritableEvent(db, viewer, eventId);
  const first = await getHistoryEntry(db, id, historyEntryId);
  if (!first) throw new DomainError("NOT_FOUND", message("refusals.changeNotFound"));
  const past = await readOwnListChanges(db.prisma, id, author);
  const blocked: BlockedChange[] = [];
  let entry: HistoryEntry | undefined = first;
  while (entry && blocked.length < maxBlocked) {
    const passOver = blocked.map((one) => one.entry.id);
    const tried = await tryUndo(db, id, author, entry.id, passOver);
    if (!(tried instanceof DomainError)) {
      return { blocked, entry, leftAloneCount: tried.count, leftAloneNames: tried.names };
    }
    blocked.push({ entry, reason: tried.in(language) });
    entry = nextBefore(past, [...passOver, entry.id]);
  }
  return { blocked, entry: null, leftAloneCount: 0, leftAloneNames: [] };
}

function nextBefore(past: readonly HistoryEntry[], passOver: readonly number[]): HistoryEntry | undefined {
  const next = findNextUndo(past.map(toPastChange), passOver).undo;
  // Earlier than all that is passed over.
  return past.find(({ id }) => id === next && id < Math.min(...passOver));
}

/** Rolls back what was tried. */
class Tried extends Error {
  constructor(readonly leftAlone: LeftAlone) {
    super("This was only tried.");
  }
}

async function tryUndo(
  db: Database,
  id: WritableEventId,
  author: Author,
  entryId: number,
  passOver: readonly number[],
): Promise<LeftAlone | DomainError> {
  try {
    const undone = await readListChange(db.prisma, id, entryId);
    if (!undone || undone.listVersion === null) throw tooOld();
    const { listVersion, hasKeptList } = undone;
    const passed = await readPassedOver(db.prisma, id, entryId, passOver);
    const work = () =>
      inTransaction(db, async (tx): Promise<LeftAlone> => {
        throw new Tried((await writeUndo(tx, id, author, { ...undone, listVersion, passed })).leftAlone);
      });
    return await (hasKeptList ? inTurn(author, work) : work());
  } catch (error) {
    if (error instanceof Tried) return error.leftAlone;
    if (error instanceof DomainError) return error;
    throw error;
  }
}
