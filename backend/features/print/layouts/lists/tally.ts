import type { PrintGuest } from "../../pages/print-facts.ts";

/** How many guests have a value. */
export interface Tallied {
  /** Same for values that differ in case and spaces alone. */
  key: string;
  /** As most guests have it. */
  label: string;
  count: number;
  children: number;
}

/** How often each value occurs, the most frequent first. */
export interface Tally {
  values: readonly Tallied[];
  /** Guests without a value. */
  without: Tallied;
}

/** The same for values that differ in case and spaces alone. */
export function valueKey(value: string): string {
  return value.normalize("NFKC").replace(/\s+/gu, " ").trim().toLowerCase();
}

/**
 * Counts guests by a value.
 *
 * @param chosenValue empty for none
 * @param tag of the language by which values of the same frequency are sorted
 */
export function tallyGuests(
  guests: Iterable<PrintGuest>,
  chosenValue: (guest: PrintGuest) => string,
  tag: string,
): Tally {
  const counted = new Map<string, Tallied & { spellings: Map<string, number> }>();
  const without: Tallied = { key: "", label: "", count: 0, children: 0 };
  for (const guest of guests) {
    const value = chosenValue(guest).trim();
    const key = valueKey(value);
    const child = Number(guest.isChild);
    if (key === "") {
      without.count += 1;
      without.children += child;
      continue;
    }
    const entry = counted.get(key) ?? { key, label: value, count: 0, children: 0, spellings: new Map() };
    counted.set(key, entry);
    entry.count += 1;
    entry.children += child;
    entry.spellings.set(value, (entry.spellings.get(value) ?? 0) + 1);
  }
  const collator = new Intl.Collator(tag, { numeric: true });
  const values = [...counted.values()]
    .map(({ spellings, ...entry }) => ({ ...entry, label: mostFrequent(spellings) }))
    .sort((one, other) => other.count - one.count || collator.compare(one.label, other.label));
  return { values, without };
}

/** The first of those that occur most often. */
function mostFrequent(spellings: ReadonlyMap<string, number>): string {
  let [best, most] = ["", 0];
  for (const [spelling, count] of spellings) if (count > most) [best, most] = [spelling, count];
  return best;
}
