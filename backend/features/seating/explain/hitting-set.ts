/** Beyond so many steps, a smallest set is not known to be one. */
const maxSteps = 50_000;

/**
 * A smallest set that has an element of each given set, which must not be empty. Null if none has fewer than `limit`
 * elements, or if that takes too long to find out.
 */
export function minHittingSet(sets: readonly ReadonlySet<string>[], limit: number): string[] | null {
  const search = new HittingSearch(sets, limit);
  search.extend([], sets);
  return search.isCut ? null : search.best;
}

class HittingSearch {
  best: string[] | null = null;
  isCut = false;
  private steps = 0;
  private limit: number;

  constructor(sets: readonly ReadonlySet<string>[], limit: number) {
    const greedy = greedyHits(sets);
    this.limit = limit;
    if (greedy.length < limit) this.take(greedy);
  }

  extend(chosen: readonly string[], open: readonly ReadonlySet<string>[]): void {
    if (++this.steps > maxSteps) this.isCut = true;
    if (this.isCut) return;
    const [smallest] = open.toSorted((one, other) => one.size - other.size);
    if (smallest === undefined) {
      if (chosen.length < this.limit) this.take([...chosen]);
      return;
    }
    if (chosen.length + disjointCount(open) >= this.limit) return;
    const excluded = new Set<string>();
    for (const element of byFrequency(smallest, open)) {
      const left = open
        .filter((set) => !set.has(element))
        .map((set) => (excluded.size > 0 ? new Set([...set].filter((other) => !excluded.has(other))) : set));
      if (left.every(({ size }) => size > 0)) this.extend([...chosen, element], left);
      excluded.add(element);
    }
  }

  private take(found: string[]): void {
    this.best = found;
    this.limit = found.length;
  }
}

function greedyHits(sets: readonly ReadonlySet<string>[]): string[] {
  const hits: string[] = [];
  for (let open = sets; open.length > 0; ) {
    const [element = ""] = byFrequency(new Set(open.flatMap((set) => [...set])), open);
    hits.push(element);
    open = open.filter((set) => !set.has(element));
  }
  return hits;
}

function byFrequency(elements: ReadonlySet<string>, sets: readonly ReadonlySet<string>[]): string[] {
  const counts = new Map<string, number>();
  for (const set of sets) for (const element of set) counts.set(element, (counts.get(element) ?? 0) + 1);
  return [...elements].sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
}

/** No element hits two of so many sets. */
function disjointCount(sets: readonly ReadonlySet<string>[]): number {
  const used = new Set<string>();
  let count = 0;
  for (const set of sets.toSorted((one, other) => one.size - other.size)) {
    if ([...set].some((element) => used.has(element))) continue;
    for (const element of set) used.add(element);
    count++;
  }
  return count;
}
