/** The period over which searches are counted together. */
export const patternWindowMs = 10 * 60_000;
/** Allows for typos, and for people at the wrong venue. */
const toleratedInVain = 200;
/** A guest who is not found at once types on or retries; nobody needs more than ten searches for each guest found. */
const inVainPerGuest = 10;

/** Detects searching that no crowd of guests does: many names or beginnings that find hardly anybody. */
export class SearchPattern {
  #since = 0;
  #inVain = 0;
  #isNoticed = false;
  #unusualUntil = 0;
  readonly #found = new Set<number>();

  /** Whether it was detected, for ten minutes. */
  isUnusual(now: number): boolean {
    return now < this.#unusualUntil;
  }

  countFind(guestId: number, now: number): void {
    this.#turnTo(now);
    this.#found.add(guestId);
  }

  /** Counts a search that found nobody. Returns whether to report it, at most once in ten minutes. */
  countInVain(now: number): boolean {
    this.#turnTo(now);
    this.#inVain += 1;
    const tolerated = Math.max(toleratedInVain, this.#found.size * inVainPerGuest);
    if (this.#isNoticed || this.#inVain <= tolerated) return false;
    this.#isNoticed = true;
    this.#unusualUntil = now + patternWindowMs;
    return true;
  }

  #turnTo(now: number): void {
    // A clock set back would otherwise make the window last forever.
    if (now >= this.#since && now - this.#since < patternWindowMs) return;
    this.#since = now;
    this.#inVain = 0;
    this.#isNoticed = false;
    this.#found.clear();
  }
}
