/** Minutes after which a spent budget is full again. */
const minutesToRefill = 30;
/** A budget that has revealed more names than this forgets them and counts them again. */
const maxRemembered = 5_000;

/** Names a caller may see without typing them; seen ones stay free. The answer that overspends is still sent. */
export class NameBudget {
  readonly #size: number;
  readonly #told = new Set<number>();
  #left: number;
  #refilledAt: number;

  /** `size` in names; a thirtieth of them is refilled each minute. `now` in milliseconds. */
  constructor(size: number, now: number) {
    this.#size = size;
    this.#left = size;
    this.#refilledAt = now;
  }

  /** Refills up to a time in milliseconds; nothing is refilled while it rests. */
  refill(now: number, isResting = false): void {
    const minutes = isResting ? 0 : Math.max(0, now - this.#refilledAt) / 60_000;
    this.#left = Math.min(this.#size, this.#left + (minutes * this.#size) / minutesToRefill);
    this.#refilledAt = now;
  }

  get isSpent(): boolean {
    return this.#left < 1;
  }

  hasRevealed(ids: readonly number[]): boolean {
    return ids.every((id) => this.#told.has(id));
  }

  allows(ids: readonly number[]): boolean {
    return !this.isSpent || this.hasRevealed(ids);
  }

  /** Reveals names at the budget's expense. Debt never exceeds the budget. */
  tell(ids: readonly number[]): void {
    const before = this.#told.size;
    this.give(ids);
    this.#left = Math.max(-this.#size, this.#left - Math.max(0, this.#told.size - before));
  }

  give(ids: readonly number[]): void {
    if (this.#told.size > maxRemembered) this.#told.clear();
    for (const id of ids) this.#told.add(id);
  }
}
