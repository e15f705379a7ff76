import type { Database } from "../../database/client.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { ListReadableEventId, SearchableEventId } from "../event-rights/event-scope.type.ts";
import { readGuestListVersion } from "../events/event.service.ts";
import {
  eventNotFound,
  followSearched,
  requireSearchableEvent,
  type SearchableEvent,
  type Visitor,
} from "../events/event-access.service.ts";
import { findGuestEdits, findGuestsToIndex } from "./guest-index.data.ts";
import type { GuestIndex } from "./index/guest-index.ts";
import { GuestIndexCache, type ListedIndex } from "./index/guest-index-cache.ts";
import { forgetAnswers } from "./kept-answer.service.ts";
import { NameFinder } from "./matching/name-finder.ts";

const indexesOf = onceFor((db: Database) => {
  const indexes = new GuestIndexCache();
  db.changes.watchErasures((eventId) => {
    indexes.forget(eventId);
    forgetAnswers(eventId);
  });
  followSearched(db, (event) => getGuestIndex(db, event));
  return indexes;
});

/** The event's search index, at the event's version or newer. @throws DomainError NOT_FOUND when the event is gone */
function getGuestIndex(
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

export interface ReadList {
  event: SearchableEvent;
  index: GuestIndex;
}

/**
 * An event with its index, no older than its list; from memory while the database is away.
 * @throws DomainError as {@link requireSearchableEvent}; DatabaseAway if memory has not both, of the same version
 */
export async function readGuestList(db: Database, visitor: Visitor, eventId: number): Promise<ReadList> {
  try {
    return await readList(db, visitor, eventId);
  } catch (error) {
    if (!db.contact.isLostBy(error)) throw error;
    await db.contact.back();
    return readList(db, visitor, eventId);
  }
}

async function readList(db: Database, visitor: Visitor, eventId: number): Promise<ReadList> {
  const event = await requireSearchableEvent(db, visitor, eventId);
  const current = indexesOf(db).recall(event.id, event.guestListVersion);
  if (current) return { event, index: current };
  if (event.isRemembered) throw db.contact.away();
  const { version, index } = await db.contact.orLost(getGuestIndex(db, event));
  if (version <= event.guestListVersion) return { event, index };
  const { viewer, tokens, noteRemembered } = visitor;
  return { event: await requireSearchableEvent(db, { viewer, tokens, noteRemembered }, eventId), index };
}

/** The current index of an event that the caller may read. @throws DomainError NOT_FOUND when the event is gone */
export async function readOwnGuestIndex(db: Database, id: ListReadableEventId): Promise<GuestIndex> {
  return (await getGuestIndex(db, { id, guestListVersion: await readGuestListVersion(db.prisma, id) })).index;
}

/** A {@link NameFinder} for an event's current list. @throws DomainError NOT_FOUND when the event is gone */
export async function readNameFinder(db: Database, id: ListReadableEventId, most: number): Promise<NameFinder> {
  return new NameFinder(await readOwnGuestIndex(db, id), most);
}
