import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import {
  buildGuestIndex,
  type GuestIndex,
  type IndexedGuest,
} from "../../../../common/guest-search/index/guest-index.ts";
import { otherWork } from "../../../lib/other-work.ts";
import { hanReadings } from "./han/han-readings.ts";

/** Approximate bytes for all indexes of a process. A single index may be larger. */
const maxCachedBytes = 256 * 1024 * 1024;
/** Rest after building, in times its duration, so that edits in a loop leave time to others. */
const restShare = 2;

/** A whole list at one moment, in the organizer's order. */
export interface ListSnapshot {
  version: number;
  guests: readonly IndexedGuest[];
}

export interface ListedIndex {
  version: number;
  index: GuestIndex;
}

type ReadList = () => Promise<ListSnapshot>;

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
  async get(eventId: number, version: number, list: ReadList): Promise<ListedIndex> {
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
  #update(eventId: number, known: VersionedIndex | undefined, list: ReadList) {
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

async function newer(known: VersionedIndex | undefined, readList: ReadList): Promise<VersionedIndex> {
  const restMs = (known?.restsUntil ?? 0) - performance.now();
  if (restMs > 0) await delay(restMs);
  const { version, guests } = await readList();
  const started = performance.now();
  const index = await buildGuestIndex(guests, otherWork, hanReadings);
  const ended = performance.now();
  return { version, index, restsUntil: ended + (ended - started) * restShare };
}
