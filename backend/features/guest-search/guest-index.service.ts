import type { GuestIndex } from "../../../common/guest-search/index/guest-index.ts";
import { NameFinder } from "../../../common/guest-search/matching/name-finder.ts";
import type { Database } from "../../database/client.ts";
import { DatabaseAway } from "../../database/contact.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { ListReadableEventId, SearchableEventId } from "../event-rights/event-scope.type.ts";
import { readGuestListVersion } from "../events/event.service.ts";
import {
  eventNotFound,
  followSearched,
  requireLinkedEvent,
  requireSearchableEvent,
  type SearchableEvent,
  type Visitor,
} from "../events/event-access.service.ts";
import type { PersonalLink } from "../events/personal-link.service.ts";
import { findGuestsToIndex } from "./guest-index.data.ts";
import { GuestIndexCache, type ListedIndex } from "./index/guest-index-cache.ts";

const indexesOf = onceFor((db: Database) => {
  const indexes = new GuestIndexCache();
  db.changes.watchErasures((eventId) => indexes.forget(eventId));
  followSearched(db, (event) => getGuestIndex(db, event));
  return indexes;
});

/** The event's search index, at the event's version or newer. @throws DomainError NOT_FOUND when the event is gone */
function getGuestIndex(
  db: Database,
  { id, guestListVersion }: { id: SearchableEventId | ListReadableEventId; guestListVersion: number },
): Promise<ListedIndex> {
  return indexesOf(db).get(id, guestListVersion, async () => {
    const list = await findGuestsToIndex(db, id);
    if (!list) throw eventNotFound();
    return list;
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
export function readGuestList(db: Database, visitor: Visitor, eventId: number): Promise<ReadList> {
  return readListOf(db, visitor, (asking) => requireSearchableEvent(db, asking, eventId));
}

/** As {@link readGuestList}, for the holder of a personal link. @throws DomainError as {@link requireLinkedEvent} */
export function readLinkedList(db: Database, visitor: Visitor, eventId: number, link: PersonalLink): Promise<ReadList> {
  return readListOf(db, visitor, (asking) => requireLinkedEvent(db, asking, eventId, link));
}

type RequireEvent = (visitor: Visitor) => Promise<SearchableEvent>;

async function readListOf(db: Database, visitor: Visitor, requireEvent: RequireEvent): Promise<ReadList> {
  try {
    return await readList(db, visitor, requireEvent);
  } catch (error) {
    if (!db.contact.isLostBy(error)) throw error;
    await db.contact.back();
    return readList(db, visitor, requireEvent);
  }
}

async function readList(db: Database, visitor: Visitor, requireEvent: RequireEvent): Promise<ReadList> {
  const event = await requireEvent(visitor);
  const current = indexesOf(db).recall(event.id, event.guestListVersion);
  if (current) return { event, index: current };
  if (event.isRemembered) throw new DatabaseAway();
  const { version, index } = await db.contact.orLost(getGuestIndex(db, event));
  if (version <= event.guestListVersion) return { event, index };
  const { viewer, tokens, noteRemembered } = visitor;
  return { event: await requireEvent({ viewer, tokens, noteRemembered }), index };
}

/** The current index of an event that the caller may read. @throws DomainError NOT_FOUND when the event is gone */
export async function readOwnGuestIndex(db: Database, id: ListReadableEventId): Promise<GuestIndex> {
  return (await getGuestIndex(db, { id, guestListVersion: await readGuestListVersion(db.prisma, id) })).index;
}

/** A {@link NameFinder} for an event's current list. @throws DomainError NOT_FOUND when the event is gone */
export async function readNameFinder(db: Database, id: ListReadableEventId, most: number): Promise<NameFinder> {
  return new NameFinder(await readOwnGuestIndex(db, id), most);
}
