import { LRUCache } from "lru-cache";
import type { GuestIndex } from "./guest-index.ts";

/** Memory that the indexes of one process hold together, in bytes, roughly. */
const maxCachedBytes = 256 * 1024 * 1024;

/**
 * The search indexes of the events that were searched last. An index is used for as long as the event's guest list
 * has the version that it was built from, so any process sees a change that any other made.
 */
export class GuestIndexCache {
  readonly #indexes = new LRUCache<number, { version: number; index: GuestIndex }>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ index }) => index.bytes + 1,
  });
  readonly #building = new Map<string, Promise<GuestIndex>>();

  /**
   * The index of an event's guest list at a version.
   *
   * @param build reads the list; it may find a newer one than the version says, never an older.
   */
  async get(eventId: number, version: number, build: () => Promise<GuestIndex>): Promise<GuestIndex> {
    const cached = this.#indexes.get(eventId);
    if (cached?.version === version) return cached.index;
    const key = `${eventId}:${version}`;
    const building = this.#building.get(key) ?? this.#build(eventId, version, key, build);
    return building;
  }

  // Hundreds of guests may ask in the moment after a change: the list is read once for all of them.
  #build(eventId: number, version: number, key: string, build: () => Promise<GuestIndex>): Promise<GuestIndex> {
    const building = build()
      .then((index) => {
        const newer = (this.#indexes.peek(eventId)?.version ?? -1) > version;
        if (!newer) this.#indexes.set(eventId, { version, index });
        return index;
      })
      .finally(() => this.#building.delete(key));
    this.#building.set(key, building);
    return building;
  }
}
