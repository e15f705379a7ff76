/** For as long as searches are counted together, in milliseconds. */
export const patternWindowMs = 10 * 60_000;
/** Slips, and people who stand at the wrong door. */
const toleratedInVain = 200;
/** A guest who is not found at once types on, or tries again; nobody needs ten more searches for each who is found. */
const inVainPerGuest = 10;

/**
 * Tells searching that no crowd of guests does: on and on, by names that find nobody or beginnings that are not answered any
 * more, with hardly a guest found.
 */
export class SearchPattern {
  #since = 0;
  #inVain = 0;
  #isNoticed = false;
  #unusualUntil = 0;
  readonly #found = new Set<number>();

  /** Whether it was noticed, and for ten minutes after. */
  isUnusual(now: number): boolean {
    return now < this.#unusualUntil;
  }

  /** Counts a search that found this guest first. */
  countFind(guestId: number, now: number): void {
    this.#turnTo(now);
    this.#found.add(guestId);
  }

  /**
   * Counts a search that found nobody.
   *
   * @returns whether the searching is unusual, once in ten minutes
   */
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
    // Before it, too: a clock that was set back would make the window last for ever.
    if (now >= this.#since && now - this.#since < patternWindowMs) return;
    this.#since = now;
    this.#inVain = 0;
    this.#isNoticed = false;
    this.#found.clear();
  }
}
