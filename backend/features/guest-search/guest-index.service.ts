import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { buildGuestIndex, type GuestIndex } from "../../../common/guest-search/index/guest-index.ts";
import { NameFinder } from "../../../common/guest-search/matching/name-finder.ts";
import type { Database } from "../../database/client.ts";
import { DatabaseAway } from "../../database/contact.ts";
import { onceFor } from "../../lib/once-for.ts";
import { otherWork } from "../../lib/other-work.ts";
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
import { findGuestsToIndex, type ListSnapshot } from "./guest-search.data.ts";
import { hanReadings } from "./index/han/han-readings.ts";

/** Approximate bytes for all indexes of a process. A single index may be larger. */
const maxCachedBytes = 256 * 1024 * 1024;
/** Rest after building, in times its duration, so that edits in a loop leave time to others. */
const restShare = 2;

export interface ListedIndex {
  version: number;
  index: GuestIndex;
}

type ReadSnapshot = () => Promise<ListSnapshot>;

interface VersionedIndex extends ListedIndex {
  /** When the next one may be built, in milliseconds of performance.now(). */
  restsUntil: number;
}

/** Indexes of the most recently searched events: built anew, in slices, by the first search after a change. */
export class GuestIndexCache {
  readonly #indexes = new LRUCache<number, VersionedIndex>({
    maxSize: maxCachedBytes,
    // An index over the limit is kept alone; otherwise each search would rebuild it.
    sizeCalculation: ({ index }) => Math.min(index.bytes + 1, maxCachedBytes),
  });
  readonly #updates = new Map<number, Promise<VersionedIndex>>();

  /** The index of an event's list at this version or newer. Throws what the reader throws. */
  async get(eventId: number, version: number, list: ReadSnapshot): Promise<ListedIndex> {
    let known = this.#indexes.get(eventId);
    // A running update may have started before this version existed; then another one follows it.
    while (!known || known.version < version) {
      known = await (this.#updates.get(eventId) ?? this.#update(eventId, known, list));
    }
    return known;
  }

  /** The index of this very version; undefined without one. */
  recall(eventId: number, version: number): GuestIndex | undefined {
    const known = this.#indexes.get(eventId);
    return known?.version === version ? known.index : undefined;
  }

  /** Forgets the list of an event, or all lists. */
  forget(eventId?: number): void {
    if (eventId === undefined) {
      this.#indexes.clear();
      this.#updates.clear();
    } else {
      this.#indexes.delete(eventId);
      this.#updates.delete(eventId);
    }
  }

  // Hundreds of guests may search right after a change; the list is read once for all of them.
  #update(eventId: number, known: VersionedIndex | undefined, list: ReadSnapshot) {
    // One that began before the list was forgotten may have read what is to be forgotten.
    const isWanted = () => this.#updates.get(eventId) === update;
    const update: Promise<VersionedIndex> = newer(known, list)
      .then((made) => {
        if (isWanted()) this.#indexes.set(eventId, made);
        return made;
      })
      .finally(() => {
        if (isWanted()) this.#updates.delete(eventId);
      });
    this.#updates.set(eventId, update);
    return update;
  }
}

async function newer(known: VersionedIndex | undefined, readSnapshot: ReadSnapshot): Promise<VersionedIndex> {
  const restMs = (known?.restsUntil ?? 0) - performance.now();
  if (restMs > 0) await delay(restMs);
  const { version, guests } = await readSnapshot();
  const started = performance.now();
  const index = await buildGuestIndex(guests, otherWork, hanReadings, known?.index);
  const ended = performance.now();
  return { version, index, restsUntil: ended + (ended - started) * restShare };
}

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
