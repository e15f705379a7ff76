import type { PrintGuest } from "../../pages/print-facts.ts";

export interface Tallied {
  /** Same for values that differ only in case and spaces. */
  key: string;
  /** As most guests have it. */
  label: string;
  count: number;
  children: number;
}

/** How often each value occurs, the most frequent first. */
export interface Tally {
  values: readonly Tallied[];
  without: Tallied;
}

/** The same for values that differ only in case and spaces. */
export function valueKey(value: string): string {
  return value.normalize("NFKC").replace(/\s+/gu, " ").trim().toLowerCase();
}

/** Counts guests by a value (empty for none). Ties are sorted by the language `tag`. */
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

function mostFrequent(spellings: ReadonlyMap<string, number>): string {
  let [best, most] = ["", 0];
  for (const [spelling, count] of spellings) if (count > most) [best, most] = [spelling, count];
  return best;
}
