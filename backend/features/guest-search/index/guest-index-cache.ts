import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { buildGuestIndex, type GuestIndex, type IndexedGuest } from "./guest-index.ts";
import { type GuestChanges, patchGuestIndex } from "./patch-guest-index.ts";

/** Memory that the indexes of one process hold together, in bytes, roughly. A single one may be larger. */
const maxCachedBytes = 256 * 1024 * 1024;
/** How many times as long as a patch took an index rests after it, so that edits in a loop leave the processor to others. */
const restShare = 4;

/** The guests of a list who were edited, and the version that the list has with them. */
export interface ListUpdate {
  version: number;
  changes: GuestChanges;
}

/** A whole list at one moment, the guests in the organiser's order. */
export interface ListSnapshot {
  version: number;
  guests: readonly IndexedGuest[];
}

/** An index and the version of the list that it is of. */
export interface ListedIndex {
  version: number;
  index: GuestIndex;
}

/** How to read an event's guest list. */
export interface GuestListReader {
  /** The list as it is now. */
  readAll(): Promise<ListSnapshot>;
  /** What has changed since a version; undefined when the whole list has to be read. */
  readEdits(since: number): Promise<ListUpdate | undefined>;
}

interface VersionedIndex extends ListedIndex {
  /** Milliseconds of performance.now() from which on it may be patched. */
  restsUntil: number;
}

/**
 * The search indexes of the events that were searched last. An index is used for as long as the event's guest list
 * has the version that it was made for, so any process sees a change that any other made. After single edits it is patched;
 * after others, or too many, it is rebuilt.
 */
export class GuestIndexCache {
  readonly #indexes = new LRUCache<number, VersionedIndex>({
    maxSize: maxCachedBytes,
    // One that is larger than all of them may be is kept alone: otherwise each search would rebuild it.
    sizeCalculation: ({ index }) => Math.min(index.bytes + 1, maxCachedBytes),
  });
  readonly #updates = new Map<number, Promise<VersionedIndex>>();

  /**
   * The index of an event's guest list at a version, or a newer one.
   *
   * @throws what the reader throws.
   */
  async get(eventId: number, version: number, list: GuestListReader): Promise<ListedIndex> {
    let known = this.#indexes.get(eventId);
    // An update that runs already may have begun before the version was made: then another one follows it.
    while (!known || known.version < version) {
      known = await (this.#updates.get(eventId) ?? this.#update(eventId, known, list));
    }
    return known;
  }

  // Hundreds of guests may ask in the moment after a change: the list is read once for all of them.
  #update(eventId: number, known: VersionedIndex | undefined, list: GuestListReader) {
    const update = newer(known, list)
      .then((made) => {
        this.#indexes.set(eventId, made);
        return made;
      })
      .finally(() => this.#updates.delete(eventId));
    this.#updates.set(eventId, update);
    return update;
  }
}

async function newer(known: VersionedIndex | undefined, list: GuestListReader): Promise<VersionedIndex> {
  const patched = known && (await patch(known, list));
  if (patched) return patched;
  const { version, guests } = await list.readAll();
  return { version, index: await buildGuestIndex(guests), restsUntil: 0 };
}

async function patch({ version, index, restsUntil }: VersionedIndex, list: GuestListReader) {
  const restMs = restsUntil - performance.now();
  if (restMs > 0) await delay(restMs);
  const update = await list.readEdits(version);
  if (!update) return undefined;
  const started = performance.now();
  const patched = patchGuestIndex(index, update.changes);
  const ended = performance.now();
  return { version: update.version, index: patched, restsUntil: ended + (ended - started) * restShare };
}
