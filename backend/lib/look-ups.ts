import { LRUCache } from "lru-cache";
import type { RateLimit } from "./rate-limit.ts";

/** A network's look-ups by guessable ids. What it may not see counts as a miss, and misses are limited. */
export interface LookUps {
  /**
   * Undefined means not there for this caller. Without misses left, refuses what is new without looking.
   * @throws DomainError RATE_LIMITED
   */
  byNumber<Found>(id: number, find: () => Promise<Found | undefined>): Promise<Found | undefined>;
  /** Records that the network has reached something in a way that cannot be guessed. */
  reached(id: number): void;
  /** Counts a miss, unless the network has reached the thing before. @throws DomainError RATE_LIMITED */
  missed(id: number | undefined): Promise<void>;
}

/** Forgetting one only slows a network that is probing at that moment. */
const maxReached = 50_000;

/** Limits misses by network. What it has reached stays open to it, whatever its neighbors try. */
export class MissLimit {
  readonly #limit: RateLimit;
  readonly #reached = new LRUCache<string, true>({ max: maxReached });
  readonly #underWay = new Map<string, Promise<boolean>>();

  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  of(network: string): LookUps {
    const keyOf = (id: number) => `${network} ${id}`;
    return {
      byNumber: (id, find) => this.#lookUp(network, keyOf(id), find),
      reached: (id) => this.#note(keyOf(id)),
      missed: async (id) => {
        if (id === undefined || !this.#reached.has(keyOf(id))) this.#limit.count(network);
      },
    };
  }

  #note(key: string): void {
    // Repeated by every search, so that entries in use stay.
    if (!this.#reached.get(key)) this.#reached.set(key, true);
  }

  async #lookUp<Found>(
    network: string,
    key: string,
    find: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    if (this.#reached.get(key)) return find();
    // A crowd requests the same thing at once: one look-up answers all of them, and none is counted.
    const isThere = await this.#underWay.get(key);
    return isThere ? find() : this.#lookUpFirst(network, key, find);
  }

  async #lookUpFirst<Found>(
    network: string,
    key: string,
    find: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    const finding = this.#findCounted(network, key, find);
    const outcome = finding.then(
      (found) => found !== undefined,
      () => false,
    );
    this.#underWay.set(key, outcome);
    try {
      return await finding;
    } finally {
      if (this.#underWay.get(key) === outcome) this.#underWay.delete(key);
    }
  }

  // Counted before the result is known, so that concurrent guesses cannot exceed the limit.
  async #findCounted<Found>(
    network: string,
    key: string,
    find: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    this.#limit.count(network);
    let isMiss = false;
    try {
      const found = await find();
      isMiss = found === undefined;
      if (!isMiss) this.#note(key);
      return found;
    } finally {
      // A failed query is not a miss either.
      if (!isMiss) this.#limit.giveBack(network);
    }
  }
}
