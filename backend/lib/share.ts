import type { ShareRow } from "../limits.ts";
import { refusalBeyond } from "./rate-limit.ts";

/** Shares something limited, such as memory for uploads, between callers. Nobody waits: see {@link Turns}. */
export class Share {
  readonly #row: ShareRow;
  readonly #takenBy = new Map<string, number>();
  #taken = 0;

  constructor(row: ShareRow) {
    this.#row = row;
  }

  /** Takes an amount; the result gives it back, once. @throws DomainError as the row says */
  take(key: string, amount = 1): () => void {
    const { inAll, ofEach, own, all } = this.#row;
    if ((this.#takenBy.get(key) ?? 0) + amount > ofEach) throw refusalBeyond(own);
    if (this.#taken + amount > inAll) throw refusalBeyond(all);
    this.#add(key, amount);
    let isTaken = true;
    return () => {
      if (isTaken) this.#add(key, -amount);
      isTaken = false;
    };
  }

  #add(key: string, amount: number): void {
    this.#taken += amount;
    const taken = (this.#takenBy.get(key) ?? 0) + amount;
    if (taken > 0) this.#takenBy.set(key, taken);
    else this.#takenBy.delete(key);
  }
}
