import { LRUCache } from "lru-cache";
import { isDatabaseUnavailable } from "./error-codes.ts";

const minuteMs = 60_000;
/** Later, what is in memory may be too old to help. */
const maxAwayMs = 30 * minuteMs;
/** What nobody has asked for since is not given. */
export const askedWithinMs = 60 * minuteMs;
/** An event that is being changed may have changed again without an announcement that arrived here. */
const justBeforeMs = 10_000;
/** A standby takes over, and a killed server recovers, in less; what is not certain waits for it. */
const holdMs = 5_000;
/** More callers hold too many sockets. */
const maxHeld = 1_000;
/** An answer may be read after the end of a connection, though it was sent before. */
const reorderedMs = 50;
const maxAnnounced = 10_000;

/** Times are in milliseconds of performance.now(). */
export interface Loss {
  /** When the database was heard last. */
  since: number;
  /** Since when every change was announced to this process, until the loss; infinite if some may have been missed. */
  informedSince: number;
}

/** What is known of something in memory. */
export interface Memory {
  /** When the query began that read it. */
  readAt: number;
  /** When somebody asked for it last. */
  askedAt: number;
  /** When a change of its event was announced last; infinitely long ago for never. */
  announcedAt: number;
  isPublic: boolean;
}

/** Whether something in memory may be an answer: at once, only if the database does not come back soon, or not. */
export type Certainty = "certain" | "probable" | "unknown";

/** Decides whether what is in memory may be an answer while the database is away. */
export function certaintyOf(memory: Memory, { since, informedSince }: Loss, now: number): Certainty {
  if (now - since > maxAwayMs || since - memory.askedAt > askedWithinMs) return "unknown";
  if (memory.announcedAt >= memory.readAt) return "unknown";
  const isSure = memory.readAt >= informedSince;
  const isJustChanged = memory.announcedAt > since - justBeforeMs;
  if (!isSure && (isJustChanged || !memory.isPublic)) return "unknown";
  return isJustChanged ? "probable" : "certain";
}

/** Facts in memory. */
interface ContactListener {
  /** An event was changed, in any process. */
  onChange(eventId: number): void;
  /** Changes may have been missed. */
  onGap(): void;
  /** Whether any may be an answer while the database is away. */
  isOfUse(): boolean;
}

/** The database is away, and memory does not have the answer, or not for sure. */
export class DatabaseAway extends Error {
  /** PostgreSQL's for a failed connection. */
  readonly code = "08006";
}

/** Whether the database answers, as far as this process has noticed. */
export class Contact {
  #heardAt = Number.NEGATIVE_INFINITY;
  #loss: (Loss & { noticedAt: number }) | undefined;
  #listeningSince = Number.POSITIVE_INFINITY;
  #deafSince = Number.NEGATIVE_INFINITY;
  readonly #settling = new Set<() => void>();
  readonly #held = new Set<(isBack: boolean) => void>();
  readonly #listeners = new Set<ContactListener>();
  readonly #checks = new Set<() => void>();
  readonly #waits = new Set<() => void>();
  #forgottenUntil = Number.NEGATIVE_INFINITY;
  readonly #announced = new LRUCache<number, number>({
    max: maxAnnounced,
    dispose: (at, _id, reason) => {
      if (reason === "evict") this.#forgottenUntil = at;
    },
  });

  /** Undefined while there is contact. */
  get loss(): Loss | undefined {
    return this.#loss;
  }

  /** A query was answered. Only {@link found} ends a loss: another server may answer before it takes over. */
  heard(): void {
    this.#heardAt = performance.now();
  }

  /** The database takes changes. `isInformed`: from now on, they are announced to this process. */
  found(isInformed: boolean): void {
    const now = performance.now();
    this.#heardAt = now;
    if (isInformed) this.#listeningSince = now;
    this.#loss = undefined;
    for (const { onGap } of this.#listeners) onGap();
    this.#release(true);
  }

  /** The connection that announces changes is still there, so nothing was missed. */
  confirmed(): void {
    this.heard();
    this.#loss = undefined;
    this.#release(true);
  }

  announced(eventId: number): void {
    this.heard();
    this.#announced.set(eventId, this.#heardAt);
    for (const { onChange } of this.#listeners) onChange(eventId);
  }

  /** Changes are not announced any more: all that arrived have been read. */
  deaf(): void {
    this.#deafSince = performance.now();
    this.#settle();
  }

  /** Resolves once every change that was announced before the loss has been read. */
  async settled(): Promise<void> {
    if (this.#loss && this.#isListening) await new Promise<void>((resolve) => this.#settling.add(resolve));
  }

  /** Whether a failure means that the database is away; then it is looked for. */
  isLostBy(error: unknown): boolean {
    if (!isDatabaseUnavailable(error)) return false;
    if (this.#loss) return true;
    const since = this.#heardAt;
    const isInformed = this.#isListening || since <= this.#deafSince + reorderedMs;
    const informedSince = isInformed ? this.#listeningSince : Number.POSITIVE_INFINITY;
    this.#loss = { since, informedSince, noticedAt: performance.now() };
    for (const check of [...this.#checks, ...this.#waits]) check();
    return true;
  }

  /** For what memory does not have. */
  away(): DatabaseAway {
    return new DatabaseAway();
  }

  /** The result of a query, unless the database is found to be away before. @throws DatabaseAway */
  orLost<Result>(query: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const end = () => reject(this.away());
      this.#waits.add(end);
      query.then(resolve, reject).finally(() => this.#waits.delete(end));
    });
  }

  /** Resolves to true once there is contact; to false when it takes too long, too many wait, or there never was any. */
  back(): Promise<boolean> {
    if (!this.#loss) return Promise.resolve(true);
    const { since, noticedAt } = this.#loss;
    const waitMs = Number.isFinite(since) ? noticedAt + holdMs - performance.now() : 0;
    if (waitMs <= 0 || this.#held.size >= maxHeld) return Promise.resolve(false);
    return new Promise((resolve) => {
      const end = (isBack: boolean) => {
        clearTimeout(timer);
        this.#held.delete(end);
        resolve(isBack);
      };
      const timer = setTimeout(() => end(false), waitMs);
      this.#held.add(end);
    });
  }

  /** When a change of the event was announced last. */
  announcedAt(eventId: number): number {
    return this.#announced.get(eventId) ?? this.#forgottenUntil;
  }

  /** Whether anybody can be answered from memory now. */
  get isMemoryOfUse(): boolean {
    return [...this.#listeners].some((listener) => listener.isOfUse());
  }

  listen(listener: ContactListener): void {
    this.#listeners.add(listener);
  }

  /** `check` looks for the database, and calls {@link found} or {@link confirmed}. */
  lookBy(check: () => void): void {
    this.#checks.add(check);
  }

  /** Lets go of those who wait. */
  close(): void {
    this.#release(false);
  }

  get #isListening(): boolean {
    return Number.isFinite(this.#listeningSince) && this.#deafSince < this.#listeningSince;
  }

  #settle(): void {
    for (const resolve of this.#settling) resolve();
    this.#settling.clear();
  }

  #release(isBack: boolean): void {
    this.#settle();
    for (const end of [...this.#held]) end(isBack);
  }
}
