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
  what: string;
  /** For the table of limits, such as "account". */
  counts: string;
  total: number;
  perKey: number;
  /** Formats an amount that is not a number of things. */
  say?: (amount: number) => string;
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

/** Shares a limited resource, such as memory for uploads, between keys. Nobody waits: see {@link FairQueue}. */
export class Allotment {
  readonly #bounds: AllotmentBounds;
  readonly #takenBy = new Map<string, number>();
  #taken = 0;

  constructor({ limit }: DeclaredLimit<AllotmentBounds>) {
    this.#bounds = limit;
  }

  /** Takes a share; the result gives it back, once. @throws DomainError the refusal of these bounds */
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

  /** Takes a share for a while. Resolves to true afterwards, or to false immediately when there is none. */
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
