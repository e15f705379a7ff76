import { patternWindowMs } from "./search-pattern.ts";

/** One every four seconds, without a break. */
const toleratedNames = 150;

/** Counts the names that somebody begins to type: a searcher types each name on, a copier begins another each time. */
export class BegunNames {
  #since = 0;
  #begun = 0;
  #last = "";

  /** Counts a search at `now` (ms). Returns whether to report unusual searching, at most once in ten minutes. */
  countSearch(text: string, now: number): boolean {
    // A clock set back would otherwise make the window last forever.
    if (now < this.#since || now - this.#since >= patternWindowMs) {
      this.#since = now;
      this.#begun = 0;
    }
    const typed = text.trim().toLowerCase();
    const isSameName = this.#last !== "" && (typed.startsWith(this.#last) || this.#last.startsWith(typed));
    this.#last = typed;
    if (isSameName) return false;
    this.#begun += 1;
    return this.#begun === toleratedNames + 1;
  }
}
