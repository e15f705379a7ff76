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
  /** By network and id; a promise while it is being looked up for the first time. */
  readonly #reached = new LRUCache<string, true | Promise<boolean>>({ max: maxReached });

  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  of(network: string): LookUps {
    const keyOf = (id: number) => `${network} ${id}`;
    return {
      byNumber: async (id, find) => {
        // A crowd requests the same thing at once: one look-up answers all of them, and none is counted.
        const isThere = await this.#reached.get(keyOf(id));
        return isThere ? find() : this.#findFirst(network, keyOf(id), find);
      },
      reached: (id) => {
        // Repeated by every search, so that entries in use stay.
        if (this.#reached.get(keyOf(id)) !== true) this.#reached.set(keyOf(id), true);
      },
      missed: async (id) => {
        if (id === undefined || !(await this.#reached.get(keyOf(id)))) await this.#limit.count(network);
      },
    };
  }

  async #findFirst<Found>(
    network: string,
    key: string,
    find: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    const finding = this.#findCounted(network, find);
    const isThere = finding.then(
      (found) => found !== undefined,
      () => false,
    );
    this.#reached.set(key, isThere);
    try {
      const found = await finding;
      if (found !== undefined) this.#reached.set(key, true);
      return found;
    } finally {
      if (this.#reached.peek(key) === isThere) this.#reached.delete(key);
    }
  }

  // Counted before the result is known, so that concurrent guesses cannot exceed the limit. A failed query is no miss.
  async #findCounted<Found>(network: string, find: () => Promise<Found | undefined>): Promise<Found | undefined> {
    await this.#limit.count(network);
    let isMiss = false;
    try {
      const found = await find();
      isMiss = found === undefined;
      return found;
    } finally {
      if (!isMiss) await this.#limit.giveBack(network);
    }
  }
}
