import type { Database } from "../../database/client.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { ListReadableEventId, SearchableEventId } from "../event-rights/event-scope.type.ts";
import { readGuestListVersion } from "../events/event.service.ts";
import {
  eventNotFound,
  requireSearchableEvent,
  type SearchableEvent,
  type Visitor,
} from "../events/event-access.service.ts";
import { findGuestEdits, findGuestsToIndex } from "./guest-index.data.ts";
import type { GuestIndex } from "./index/guest-index.ts";
import { GuestIndexCache, type ListedIndex } from "./index/guest-index-cache.ts";
import { forgetAnswers } from "./kept-answer.service.ts";
import { NameFinder } from "./matching/name-finder.ts";

const indexesOf = onceFor(({ changes }: Database) => {
  const indexes = new GuestIndexCache();
  changes.watchErasures((eventId) => {
    indexes.forget(eventId);
    forgetAnswers(eventId);
  });
  return indexes;
});

/**
 * The search index of an event's guests, at the version that was read with the event or a newer one.
 *
 * @throws DomainError NOT_FOUND when the event is gone.
 */
export function getGuestIndex(
  db: Database,
  { id, guestListVersion }: { id: SearchableEventId | ListReadableEventId; guestListVersion: number },
): Promise<ListedIndex> {
  return indexesOf(db).get(id, guestListVersion, {
    async readAll() {
      const list = await findGuestsToIndex(db, id);
      if (!list) throw eventNotFound();
      return list;
    },
    readEdits: (since) => findGuestEdits(db, id, since),
  });
}

/** An event and the index of its list. */
export interface ReadList {
  event: SearchableEvent;
  index: GuestIndex;
}

/**
 * Reads an event and the index of its list. If the list is newer than the event, the event is read again: it may have
 * come to hide columns that guests of the newer list have.
 *
 * @throws DomainError as {@link requireSearchableEvent}.
 */
export async function readGuestList(db: Database, visitor: Visitor, eventId: number): Promise<ReadList> {
  const event = await requireSearchableEvent(db, visitor, eventId);
  const { version, index } = await getGuestIndex(db, event);
  if (version <= event.guestListVersion) return { event, index };
  return { event: await requireSearchableEvent(db, visitor, eventId), index };
}

/**
 * The index of the list of an event that the caller owns or manages, as it is now.
 *
 * @throws DomainError NOT_FOUND when the event is gone.
 */
export async function readOwnGuestIndex(db: Database, id: ListReadableEventId): Promise<GuestIndex> {
  return (await getGuestIndex(db, { id, guestListVersion: await readGuestListVersion(db.prisma, id) })).index;
}

/**
 * The guests' search for many names of one event's list, as it is now. See {@link NameFinder}.
 *
 * @throws DomainError NOT_FOUND when the event is gone.
 */
export async function readNameFinder(db: Database, id: ListReadableEventId, most: number): Promise<NameFinder> {
  return new NameFinder(await readOwnGuestIndex(db, id), most);
}
