import type { MatchRank, Rank } from "./match-guest.ts";

/** A guest who matches a query, by position in the list. */
export interface RankedGuest extends MatchRank {
  guest: number;
}

const compare = (a: RankedGuest, b: RankedGuest) => a.layer - b.layer || a.penalty - b.penalty || a.guest - b.guest;

/** Keeps the best matches offered to it, each guest once. */
export class Ranking {
  readonly #limit: number;
  readonly #best: RankedGuest[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Whether it would keep a guest's match of a rank. */
  takes(guest: number, { layer, penalty }: Rank): boolean {
    const last = this.#best[this.#limit - 1];
    if (!last) return true;
    if (layer !== last.layer) return layer < last.layer;
    return penalty === last.penalty ? guest < last.guest : penalty < last.penalty;
  }

  offer(found: RankedGuest): void {
    if (!this.takes(found.guest, found)) return;
    const known = this.#best.findIndex(({ guest }) => guest === found.guest);
    if (known >= 0) {
      const before = this.#best[known];
      if (before && compare(found, before) >= 0) return;
      this.#best.splice(known, 1);
    }
    const after = this.#best.findIndex((other) => compare(found, other) < 0);
    this.#best.splice(after < 0 ? this.#best.length : after, 0, found);
    if (this.#best.length > this.#limit) this.#best.pop();
  }

  get isFull(): boolean {
    return this.#best.length >= this.#limit;
  }

  get best(): readonly RankedGuest[] {
    return this.#best;
  }
}
