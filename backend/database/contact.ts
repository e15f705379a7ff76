import { EventEmitter, once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { isDatabaseUnavailable } from "./error-codes.ts";

// Whether the database answers, and what is answered from memory while it does not. Times are milliseconds of performance.now().

/** Later, what is in memory may be too old to help. */
const maxAwayMs = 30 * 60_000;
/** What nobody has asked for since is not given. */
const askedWithinMs = 60 * 60_000;
/** A standby takes over, and a killed server recovers, in less. */
const holdMs = 5_000;
/** An answer may be read after the end of a connection, though it was sent before. */
const reorderedMs = 50;
const maxAnnounced = 10_000;
const maxEntries = 1_000;
/** Changes of an event come in bursts. */
const restMs = 500;
const readEveryMs = 5;

interface Loss {
  /** When the database was heard last. */
  since: number;
  /** Since when every change was announced to this process, until the loss; infinite if some may have been missed. */
  informedSince: number;
  noticedAt: number;
}

/** The database is away, and memory does not have the answer, or not for sure. */
export class DatabaseAway extends Error {
  /** PostgreSQL's for a failed connection. */
  readonly code = "08006";
}

/** Whether the database answers, as far as this process has noticed. */
export class Contact {
  /** `change`: of an event, in any process, or some may have been missed. `end`: nobody waits for the database any more. */
  readonly happenings = new EventEmitter<{ change: []; loss: []; end: [isBack: boolean] }>().setMaxListeners(0);
  /** Whether any of a memory may be an answer while the database is away. */
  readonly memories = new Set<() => boolean>();
  /** Undefined while there is contact. */
  loss: Loss | undefined;
  readonly #announced = new LRUCache<number, number>({ max: maxAnnounced });
  #heardAt = Number.NEGATIVE_INFINITY;
  #foundAt = Number.NEGATIVE_INFINITY;
  #listeningSince = Number.POSITIVE_INFINITY;
  /** Infinite while changes are announced. */
  #deafSince = Number.NEGATIVE_INFINITY;

  /** A query was answered. Only {@link found} ends a loss: another server may answer before it takes over. */
  heard(): void {
    this.#heardAt = performance.now();
  }

  /** The database takes changes. `isInformed`: from now on, they are announced to this process. */
  found(isInformed: boolean): void {
    this.#foundAt = performance.now();
    if (isInformed) [this.#listeningSince, this.#deafSince] = [this.#foundAt, Number.POSITIVE_INFINITY];
    this.confirmed();
    this.happenings.emit("change");
  }

  /** The connection that announces changes is still there, so nothing was missed. */
  confirmed(): void {
    this.heard();
    this.loss = undefined;
    this.happenings.emit("end", true);
  }

  announced(eventId: number): void {
    this.heard();
    this.#announced.set(eventId, this.#heardAt);
    this.happenings.emit("change");
  }

  /** Whether a change of the event was announced since. */
  isAnnouncedSince(eventId: number, time: number): boolean {
    return (this.#announced.get(eventId) ?? Number.NEGATIVE_INFINITY) >= time;
  }

  /** Whether the event may have changed since: that was announced, or could not be. */
  mayHaveChangedSince(eventId: number, time: number): boolean {
    return time <= this.#foundAt || this.isAnnouncedSince(eventId, time);
  }

  /** Changes are not announced any more: all that arrived have been read. */
  deaf(): void {
    this.#deafSince = performance.now();
  }

  /** Resolves once every change that was announced before the loss has been read. */
  async settled(): Promise<void> {
    if (this.#deafSince === Number.POSITIVE_INFINITY) await delay(reorderedMs);
  }

  /** Whether a failure means that the database is away; then it is looked for. */
  isLostBy(error: unknown): boolean {
    if (!isDatabaseUnavailable(error)) return false;
    if (this.loss) return true;
    const since = this.#heardAt;
    const isInformed = since <= this.#deafSince + reorderedMs;
    const informedSince = isInformed ? this.#listeningSince : Number.POSITIVE_INFINITY;
    this.loss = { since, informedSince, noticedAt: performance.now() };
    this.happenings.emit("loss");
    return true;
  }

  /** The result of a query, unless the database is found to be away before. @throws DatabaseAway */
  orLost<Result>(query: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const end = () => reject(new DatabaseAway());
      this.happenings.once("loss", end);
      query.then(resolve, reject).finally(() => this.happenings.off("loss", end));
    });
  }

  /** Resolves to true once there is contact; to false when it takes too long, or there never was any. */
  async back(): Promise<boolean> {
    if (!this.loss) return true;
    const { since, noticedAt } = this.loss;
    const waitMs = Number.isFinite(since) ? noticedAt + holdMs - performance.now() : 0;
    if (waitMs <= 0) return false;
    const tooLong = new AbortController();
    const timer = setTimeout(() => tooLong.abort(), waitMs);
    const [isBack] = await once(this.happenings, "end", { signal: tooLong.signal }).catch(() => [false]);
    clearTimeout(timer);
    return isBack === true;
  }

  /** Whether anybody can be answered from memory now. */
  get isMemoryOfUse(): boolean {
    return [...this.memories].some((isOfUse) => isOfUse());
  }
}

interface OfEvent {
  /** The event's. */
  id: number;
  isPublic: boolean;
}

/** Something read, or in memory because the database is away. */
export type Recalled<Value> = Value & { isRemembered?: boolean };

interface Entry<Value> {
  value: Value;
  /** When the query began that read it. */
  readAt: number;
  /** When somebody asked for it last. */
  askedAt: number;
}

/** Reads facts of events, and gives them from memory while the database is away. */
export class Remembered<Key extends number | string, Value extends OfEvent> {
  readonly #contact: Contact;
  readonly #read: (key: Key) => Promise<Value | undefined>;
  #follow: ((value: Value) => Promise<unknown>) | undefined;
  readonly #entries = new LRUCache<Key, Entry<Value>>({ max: maxEntries });
  #resting: NodeJS.Timeout | undefined;
  #reading = Promise.resolve();

  constructor(contact: Contact, read: (key: Key) => Promise<Value | undefined>) {
    this.#contact = contact;
    this.#read = read;
    contact.memories.add(() => [...this.#entries.keys()].some((key) => this.#recall(key) !== undefined));
    contact.happenings.on("change", () => this.#readOutdatedLater());
  }

  /** `follow` gets what was read again in the background, after a change. */
  follow(follow: (value: Value) => Promise<unknown>): void {
    this.#follow = follow;
  }

  /**
   * Reads it, unless it was read after `since`. While the database is away, it is given at once if it is as it was when that
   * began, and after a while if it may have changed unheard of and belongs to a public event.
   * @throws DatabaseAway if memory does not have it
   */
  async find(key: Key, since = Number.POSITIVE_INFINITY): Promise<Recalled<Value> | undefined> {
    const known = this.#entries.get(key);
    if (!this.#contact.loss && known && known.readAt >= since && !this.#isOutdated(known)) return known.value;
    for (let isLastTry = false; ; isLastTry = true) {
      try {
        return await this.#readNow(key);
      } catch (error) {
        if (!this.#contact.isLostBy(error)) throw error;
      }
      await this.#contact.settled();
      if (isLastTry || this.#recall(key)?.isSure === true || !(await this.#contact.back())) break;
    }
    const recalled = this.#recall(key);
    if (recalled) return { ...recalled.value, isRemembered: true };
    throw new DatabaseAway();
  }

  /** What may be an answer while the database is away. */
  #recall(key: Key): { value: Value; isSure: boolean } | undefined {
    const entry = this.#entries.peek(key);
    const { loss } = this.#contact;
    if (!entry || !loss) return undefined;
    const { value, readAt, askedAt } = entry;
    if (performance.now() - loss.since > maxAwayMs || loss.since - askedAt > askedWithinMs) return undefined;
    if (this.#contact.isAnnouncedSince(value.id, readAt)) return undefined;
    const isSure = readAt >= loss.informedSince;
    return isSure || value.isPublic ? { value, isSure } : undefined;
  }

  /** @throws DatabaseAway at once if that is known */
  async #readNow(key: Key, askedAt = performance.now()): Promise<Value | undefined> {
    if (this.#contact.loss) throw new DatabaseAway();
    const readAt = performance.now();
    const value = await this.#read(key);
    this.#contact.heard();
    if (value) this.learn(key, value, readAt, askedAt);
    else this.#entries.delete(key);
    return value;
  }

  /** Keeps what another query has read, which began after `readAt`. */
  learn(key: Key, value: Value, readAt: number, askedAt = readAt): void {
    const entry = { value, readAt, askedAt };
    this.#entries.set(key, entry);
    if (this.#isOutdated(entry)) this.#readOutdatedLater();
  }

  #isOutdated({ value, readAt }: Entry<Value>): boolean {
    return this.#contact.mayHaveChangedSince(value.id, readAt);
  }

  #readOutdatedLater(): void {
    this.#resting ??= setTimeout(() => {
      this.#resting = undefined;
      this.#reading = this.#reading.then(() => this.#readOutdated());
    }, restMs).unref();
  }

  /** Unless somebody asked for it meanwhile, or nobody has for long. */
  async #readOutdated(): Promise<void> {
    for (const key of [...this.#entries.keys()]) {
      const entry = this.#entries.peek(key);
      if (!entry || !this.#isOutdated(entry) || performance.now() - entry.askedAt > askedWithinMs) continue;
      // What fails stays outdated, and so is not given while the database is away.
      const value = await this.#readNow(key, entry.askedAt).catch(() => undefined);
      if (value) await this.#follow?.(value).catch(() => undefined);
      await delay(readEveryMs, undefined, { ref: false });
    }
  }
}
