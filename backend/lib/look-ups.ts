import { LRUCache } from "lru-cache";
import type { RateLimit } from "./rate-limit.ts";

/** What a network may look up by numbers that it could guess. Things that are not there for it are misses, and misses are limited. */
export interface LookUps {
  /**
   * Looks something up. A network that has used up its misses is refused whatever it has not reached before, and the
   * look-up is not even made: it cannot learn by a refusal what exists.
   *
   * @param find undefined when it does not exist for the caller
   * @throws DomainError RATE_LIMITED
   */
  byNumber<Found>(id: number, find: () => Promise<Found | undefined>): Promise<Found | undefined>;
  /** Notes that the network has reached something by a way that cannot be guessed. */
  reached(id: number): void;
  /**
   * Counts something as a miss that was looked up by a way that cannot be guessed, unless the network has reached it before.
   *
   * @param id undefined: there is no such thing
   * @throws DomainError RATE_LIMITED when the misses are used up.
   */
  missed(id: number | undefined): Promise<void>;
}

/** Things that networks have reached, in all. A network that is forgotten here is only slowed if it is probing at that moment. */
const mostReached = 50_000;

/**
 * Limits misses by network. What a network has reached once it reaches again whatever its neighbours try, so nobody with
 * the right link is refused because of somebody else's guesses.
 */
export class MissLimit {
  readonly #limit: RateLimit;
  readonly #reached = new LRUCache<string, true>({ max: mostReached });
  /** First look-ups that are under way, and whether each finds something. */
  readonly #underWay = new Map<string, Promise<boolean>>();

  /** @param limit counts the misses of each network */
  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  /** What one network may look up. */
  of(network: string): LookUps {
    const keyOf = (id: number) => `${network} ${id}`;
    return {
      byNumber: (id, find) => this.#lookUp(network, keyOf(id), find),
      reached: (id) => this.#note(keyOf(id)),
      missed: async (id) => {
        if (id === undefined || !this.#reached.has(keyOf(id))) await this.#limit.count(network);
      },
    };
  }

  #note(key: string): void {
    // Said again and again by every search, so that what is in use stays.
    if (!this.#reached.get(key)) this.#reached.set(key, true);
  }

  async #lookUp<Found>(
    network: string,
    key: string,
    find: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    if (this.#reached.get(key)) return find();
    // A crowd that comes in at the same moment asks for the same thing: one of them finds out, and none of them is counted.
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

  // Counted before it is known to be a miss: however many guesses are sent at the same time, only so many are looked up.
  async #findCounted<Found>(
    network: string,
    key: string,
    find: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    await this.#limit.count(network);
    let isMiss = false;
    try {
      const found = await find();
      isMiss = found === undefined;
      if (!isMiss) this.#note(key);
      return found;
    } finally {
      // Nor is it a miss when the database cannot be asked.
      if (!isMiss) await this.#limit.giveBack(network);
    }
  }
}
