import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { askedWithinMs, type Certainty, type Contact, certaintyOf } from "./contact.ts";

interface OfEvent {
  /** The event's. */
  id: number;
  isPublic: boolean;
}

/** Something read, or in memory because the database is away. */
export type Recalled<Value> = Value & { isRemembered?: boolean };

interface Entry<Value> {
  value: Value;
  readAt: number;
  askedAt: number;
  isOutdated: boolean;
}

const maxEntries = 1_000;
/** Changes of an event come in bursts. */
const restMs = 500;

/** Reads facts of events, and gives them from memory while the database is away, as {@link certaintyOf} allows. */
export class Remembered<Key extends number | string, Value extends OfEvent> {
  readonly #contact: Contact;
  readonly #read: (key: Key) => Promise<Value | undefined>;
  #follow: ((value: Value) => Promise<unknown>) | undefined;
  readonly #entries = new LRUCache<Key, Entry<Value>>({ max: maxEntries });
  readonly #later = new PQueue({ concurrency: 1, intervalCap: 20, interval: 100 });
  #resting: NodeJS.Timeout | undefined;

  constructor(contact: Contact, read: (key: Key) => Promise<Value | undefined>) {
    this.#contact = contact;
    this.#read = read;
    contact.listen({
      onChange: (eventId) => this.#readLater((value) => value.id === eventId),
      onGap: () => this.#readLater(() => true),
      isOfUse: () => [...this.#entries.keys()].some((key) => this.#certaintyOf(key) !== "unknown"),
    });
  }

  /** `follow` gets what was read again in the background, after a change. */
  follow(follow: (value: Value) => Promise<unknown>): void {
    this.#follow = follow;
  }

  /**
   * Reads it, unless it was read after `since`, in milliseconds of performance.now().
   * @throws DatabaseAway if memory does not have it, or is not certain enough
   */
  async find(key: Key, since = Number.POSITIVE_INFINITY): Promise<Recalled<Value> | undefined> {
    if (!this.#contact.loss) {
      const known = this.#entries.get(key);
      if (known && known.readAt >= since && !known.isOutdated) return known.value;
      try {
        return await this.#readNow(key);
      } catch (error) {
        if (!this.#contact.isLostBy(error)) throw error;
      }
    }
    await this.#contact.settled();
    return this.#recall(key) ?? this.#findLater(key);
  }

  /** Keeps what another query has read, which began after `readAt`. */
  learn(key: Key, value: Value, readAt: number): void {
    this.#keep(key, value, { readAt, askedAt: readAt });
  }

  #recall(key: Key, enough: readonly Certainty[] = ["certain"]): Recalled<Value> | undefined {
    const entry = this.#entries.get(key);
    return entry && enough.includes(this.#certaintyOf(key)) ? { ...entry.value, isRemembered: true } : undefined;
  }

  async #findLater(key: Key): Promise<Recalled<Value> | undefined> {
    if (await this.#contact.back()) {
      try {
        return await this.#readNow(key);
      } catch (error) {
        if (!this.#contact.isLostBy(error)) throw error;
      }
    }
    const recalled = this.#recall(key, ["certain", "probable"]);
    if (recalled) return recalled;
    throw this.#contact.away();
  }

  #certaintyOf(key: Key): Certainty {
    const entry = this.#entries.peek(key);
    const { loss } = this.#contact;
    if (!entry || !loss) return "unknown";
    const { id, isPublic } = entry.value;
    return certaintyOf({ ...entry, isPublic, announcedAt: this.#contact.announcedAt(id) }, loss, performance.now());
  }

  async #readNow(key: Key): Promise<Value | undefined> {
    const readAt = performance.now();
    const value = await this.#read(key);
    this.#contact.heard();
    this.#keep(key, value, { readAt, askedAt: readAt });
    return value;
  }

  #keep(key: Key, value: Value | undefined, times: Pick<Entry<Value>, "readAt" | "askedAt">): void {
    if (!value) {
      this.#entries.delete(key);
      return;
    }
    const isOutdated = this.#contact.announcedAt(value.id) >= times.readAt;
    this.#entries.set(key, { value, ...times, isOutdated });
    if (isOutdated) this.#readOutdatedLater();
  }

  #readLater(isOutdated: (value: Value) => boolean): void {
    for (const entry of this.#entries.values()) if (isOutdated(entry.value)) entry.isOutdated = true;
    this.#readOutdatedLater();
  }

  #readOutdatedLater(): void {
    this.#resting ??= setTimeout(() => {
      this.#resting = undefined;
      for (const [key, { isOutdated }] of this.#entries.entries()) {
        if (isOutdated) void this.#later.add(() => this.#readAgain(key));
      }
    }, restMs).unref();
  }

  /** Unless somebody asked for it meanwhile. */
  async #readAgain(key: Key): Promise<void> {
    const entry = this.#entries.peek(key);
    if (!entry?.isOutdated || this.#contact.loss || performance.now() - entry.askedAt > askedWithinMs) return;
    const readAt = performance.now();
    try {
      const value = await this.#read(key);
      this.#keep(key, value, { readAt, askedAt: entry.askedAt });
      if (value) await this.#follow?.(value);
    } catch {
      // It stays outdated, and so is not given while the database is away.
    }
  }
}
