import type { NumberLists } from "./vocabulary.ts";

/** A place in a sequence of entries where some are removed and others inserted. */
export interface Splice<Entry> {
  at: number;
  removed: number;
  inserted: readonly Entry[];
}

type Numbers = Int32Array | Uint8Array | Uint32Array;

const growthOf = (splices: readonly Splice<unknown>[]): number =>
  splices.reduce((sum, { removed, inserted }) => sum + inserted.length - removed, 0);

function* runs<Entry>(length: number, splices: readonly Splice<Entry>[]) {
  let from = 0;
  for (const { at, removed, inserted } of splices) {
    yield { from, to: at, inserted };
    from = at + removed;
  }
  yield { from, to: length, inserted: [] };
}

/** Copies an array, spliced by ascending positions without overlaps. */
export function spliceEntries<Entry>(entries: readonly Entry[], splices: readonly Splice<Entry>[]): readonly Entry[] {
  if (splices.length === 0) return entries;
  const parts = [...runs(entries.length, splices)].flatMap(({ from, to, inserted }) => [
    entries.slice(from, to),
    inserted,
  ]);
  const none: Entry[] = [];
  return none.concat(...parts);
}

/** Copies an array of numbers; `make` creates an empty one of the same kind. Splices as in {@link spliceEntries}. */
export function spliceNumbers<Kind extends Numbers>(
  numbers: Kind,
  splices: readonly Splice<number>[],
  make: (length: number) => Kind,
): Kind {
  if (splices.length === 0) return numbers;
  const next = make(numbers.length + growthOf(splices));
  let end = 0;
  for (const { from, to, inserted } of runs(numbers.length, splices)) {
    next.set(numbers.subarray(from, to), end);
    next.set(inserted, end + to - from);
    end += to - from + inserted.length;
  }
  return next;
}

/** Copies lists of numbers, spliced list by list. Splices as in {@link spliceEntries}. */
export function spliceLists(lists: NumberLists, splices: readonly Splice<readonly number[]>[]): NumberLists {
  if (splices.length === 0) return lists;
  const { starts, values } = lists;
  const count = starts.length - 1;
  const startAt = (list: number) => starts[list] ?? 0;
  const valuesOf = splices.map(({ at, removed, inserted }) => ({
    at: startAt(at),
    removed: startAt(at + removed) - startAt(at),
    inserted: inserted.flat(),
  }));
  const next = new Int32Array(count + growthOf(splices) + 1);
  let list = 0;
  let end = 0;
  for (const { from, to, inserted } of runs(count, splices)) {
    const shift = end - startAt(from);
    for (let i = from; i < to; i += 1, list += 1) next[list] = startAt(i) + shift;
    end = startAt(to) + shift;
    for (const { length } of inserted) {
      next[list] = end;
      end += length;
      list += 1;
    }
  }
  next[list] = end;
  return { starts: next, values: spliceNumbers(values, valuesOf, (length) => new Int32Array(length)) };
}

/** The numbers removed from and added to an ascending list. */
export interface ListChange {
  lost: Set<number>;
  gained: Set<number>;
}

/** Position of the first number in an ascending range that is not below another; the range's end if none. */
function placeOfNumber(numbers: Int32Array, from: number, to: number, number: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The changes from position `from` of the numbers up to `to`. A number both lost and gained stays. */
function splicesOf(numbers: Int32Array, from: number, to: number, { lost, gained }: ListChange): Splice<number>[] {
  const gone = [...lost].filter((number) => !gained.has(number));
  const come = [...gained].filter((number) => !lost.has(number));
  return [...gone, ...come]
    .sort((one, other) => one - other)
    .map((number) => {
      const at = placeOfNumber(numbers, from, to, number);
      return lost.has(number) ? { at, removed: 1, inserted: [] } : { at, removed: 0, inserted: [number] };
    });
}

/** Copies lists of ascending numbers with changes by list. */
export function changeLists({ starts, values }: NumberLists, changes: ReadonlyMap<number, ListChange>): NumberLists {
  const next = new Int32Array(starts);
  const splices: Splice<number>[] = [];
  let growth = 0;
  let shifted = 0;
  const shiftUpTo = (list: number) => {
    for (; shifted <= list; shifted += 1) next[shifted] = (starts[shifted] ?? 0) + growth;
  };
  for (const [list, change] of [...changes].sort(([one], [other]) => one - other)) {
    shiftUpTo(list);
    const own = splicesOf(values, starts[list] ?? 0, starts[list + 1] ?? 0, change);
    growth += growthOf(own);
    splices.push(...own);
  }
  shiftUpTo(starts.length - 1);
  return { starts: next, values: spliceNumbers(values, splices, (length) => new Int32Array(length)) };
}
