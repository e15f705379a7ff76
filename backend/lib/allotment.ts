import { setTimeout as delay } from "node:timers/promises";
import {
  DeclaredLimit,
  formatCount,
  formatSharedRefusal,
  refusalError,
  type SharedRefusal,
} from "./declared-limits.ts";

/** How much an {@link Allotment} has to give. */
export interface AllotmentBounds {
  /** What it gives, for the table of limits. */
  what: string;
  /** Whom it gives a share, for the table: "account". */
  counts: string;
  /** For all keys together. */
  total: number;
  /** For one key. */
  perKey: number;
  /** An amount as the table says it, if it is not a number of things. */
  say?: (amount: number) => string;
  /** What people beyond these bounds are told. */
  beyond: SharedRefusal;
}

/** Bounds, and their row in the table of limits. */
export function declareAllotment(bounds: AllotmentBounds): DeclaredLimit<AllotmentBounds> {
  const { what, counts, total, perKey, say = formatCount, beyond } = bounds;
  return new DeclaredLimit(bounds, {
    what,
    counts: `each ${counts}, by each process`,
    limit: `${say(perKey)} of each ${counts}, ${say(total)} in all`,
    beyond: formatSharedRefusal(beyond),
  });
}

/** A limited resource, such as memory for uploads. Each key gets at most its share. Nobody waits: see {@link FairQueue}. */
export class Allotment {
  readonly #bounds: AllotmentBounds;
  /** Above 0. */
  readonly #takenBy = new Map<string, number>();
  #taken = 0;

  constructor({ limit }: DeclaredLimit<AllotmentBounds>) {
    this.#bounds = limit;
  }

  /**
   * Takes a share.
   *
   * @returns gives it back; calling it again has no effect.
   * @throws DomainError the refusal of these bounds.
   */
  take(key: string, amount = 1): () => void {
    const refusal = this.#whyNot(key, amount);
    if (refusal !== undefined) throw refusalError(this.#bounds.beyond[refusal]);
    this.#add(key, amount);
    let isTaken = true;
    return () => {
      if (isTaken) this.#add(key, -amount);
      isTaken = false;
    };
  }

  /**
   * Takes a share for a while.
   *
   * @returns true afterwards; false immediately when there is none.
   */
  async hold(key: string, ms: number): Promise<boolean> {
    if (this.#whyNot(key, 1) !== undefined) return false;
    const giveBack = this.take(key);
    await delay(ms);
    giveBack();
    return true;
  }

  #whyNot(key: string, amount: number): keyof SharedRefusal | undefined {
    if ((this.#takenBy.get(key) ?? 0) + amount > this.#bounds.perKey) return "own";
    return this.#taken + amount > this.#bounds.total ? "all" : undefined;
  }

  #add(key: string, amount: number): void {
    this.#taken += amount;
    const taken = (this.#takenBy.get(key) ?? 0) + amount;
    if (taken > 0) this.#takenBy.set(key, taken);
    else this.#takenBy.delete(key);
  }
}
