import type { Manifest, NumberKind } from "./event-record.ts";

/** Collects the numbers that occur. Each takes an id for good, so a small archive must not claim millions. */
export class UsedNumbers {
  readonly #used: Readonly<Record<NumberKind, Set<number>>> = {
    guests: new Set(),
    fixtures: new Set(),
    entries: new Set(),
    pictures: new Set(),
  };

  note(kind: NumberKind, numbers: Iterable<number | null>): void {
    for (const number of numbers) if (number !== null) this.#used[kind].add(number);
  }

  /** Whether exactly the numbers from 1 to these occur. */
  areAll(numbers: Manifest["numbers"]): boolean {
    return (
      this.#fill("guests", numbers) &&
      this.#fill("fixtures", numbers) &&
      this.#fill("entries", numbers) &&
      this.#fill("pictures", numbers)
    );
  }

  #fill(kind: NumberKind, { [kind]: count }: Manifest["numbers"]): boolean {
    const used = this.#used[kind];
    if (used.size !== count) return false;
    for (const number of used) if (number > count) return false;
    return true;
  }
}
