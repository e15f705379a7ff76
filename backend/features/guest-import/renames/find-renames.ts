import { damerauDistance } from "../../../../common/lib/damerau-distance.ts";

/** Lower-case names of columns with the people whom a guest comes with. The reader's own is "Party". */
export const partyColumns = [
  ...["party", "household", "family", "group", "invitation", "haushalt", "familie", "famille", "familia", "famiglia"],
];

interface Person {
  name: string;
  tableNumber: string;
  /** Whom the guest comes with; empty if unknown. */
  party: string;
  row: number | null;
}

/** A guest of the sheet before who is not in the new one by name. */
export interface KnownGuest extends Person {
  id: number;
}

export interface NewRow extends Person {
  place: number;
}

export interface Rename {
  place: number;
  id: number;
}

/** Larger tables, rows or parties do not show who is who. */
const maxTogether = 100;

/** A name that holds a place for one that is not known yet. */
const placeholder = /^(guests? of|guest|plus one|\+ ?\d|partner|tb[ad]|n\.? ?n\.?|begleitung|invit[ée])(?!\p{L})/iu;

/**
 * Names of the same people. Near names must share a row, table or party; names with one word in common, or a
 * placeholder, must share the row and one of the others. Ambiguous rows and guests are left out.
 */
export function findRenames(gone: readonly KnownGuest[], coming: readonly NewRow[]): Rename[] {
  const candidates = candidatesOf(gone, coming).sort((one, other) => one.cost - other.cost);
  const taken = { ids: new Set<number>(), places: new Set<number>() };
  const renames: Rename[] = [];
  for (let start = 0; start < candidates.length; ) {
    const { cost } = candidates[start] ?? { cost: 0 };
    const alike = candidates.slice(start).filter((candidate) => candidate.cost === cost);
    start += alike.length;
    const free = alike.filter(({ id, place }) => !taken.ids.has(id) && !taken.places.has(place));
    const [ids, places] = [countOf(free.map(({ id }) => id)), countOf(free.map(({ place }) => place))];
    for (const { id, place } of free) {
      taken.ids.add(id);
      taken.places.add(place);
      if (ids.get(id) === 1 && places.get(place) === 1) renames.push({ id, place });
    }
  }
  return renames;
}

interface Candidate extends Rename {
  cost: number;
}

function candidatesOf(gone: readonly KnownGuest[], coming: readonly NewRow[]): Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (const placeOf of [rowOf, tableOf, partyOf]) {
    for (const [guest, row] of pairsInOnePlace(gone, coming, placeOf)) {
      const cost = costOf(guest, row);
      if (cost !== undefined) candidates.set(`${guest.id} ${row.place}`, { id: guest.id, place: row.place, cost });
    }
  }
  return [...candidates.values()];
}

function pairsInOnePlace(
  gone: readonly KnownGuest[],
  coming: readonly NewRow[],
  placeOf: (person: Person) => string,
): [KnownGuest, NewRow][] {
  const known = groupBy(gone, placeOf);
  return [...groupBy(coming, placeOf)].flatMap(([where, rows]) => {
    const guests = known.get(where) ?? [];
    if (rows.length > maxTogether || guests.length > maxTogether) return [];
    return rows.flatMap((row) => guests.map((guest): [KnownGuest, NewRow] => [guest, row]));
  });
}

const rowOf = ({ row }: Person) => (row === null ? "" : String(row));
const tableOf = ({ tableNumber }: Person) => tableNumber.toLowerCase();
const partyOf = ({ party }: Person) => party.toLowerCase();

const sharedWordCost = 10;
const placeholderCost = 20;

/** Undefined if they are not the same person. Assumes that they share a row, a table or a party. */
function costOf(guest: KnownGuest, row: NewRow): number | undefined {
  const same = (of: (person: Person) => string) => of(guest) !== "" && of(guest) === of(row);
  const isSamePlace = same(tableOf) || same(partyOf);
  const far = (same(rowOf) ? 0 : 0.5) + (isSamePlace ? 0 : 0.25);
  const [before, after] = [wordsOf(guest.name), wordsOf(row.name)];
  const distance = distanceOf(before, after);
  if (distance !== undefined) return distance + far;
  if (!same(rowOf) || !isSamePlace) return undefined;
  if (before.some((word) => word.length > 1 && after.includes(word))) return sharedWordCost;
  return placeholder.test(guest.name) ? placeholderCost : undefined;
}

function wordsOf(name: string): string[] {
  const letters = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/** Slips between two names, in any order of their words; undefined if they are not near. */
function distanceOf(before: string[], after: string[]): number | undefined {
  const digits = (words: string[]) => words.join("").replace(/\P{N}/gu, "");
  // "Guest 12" is not "Guest 13" with a slip.
  if (digits(before) !== digits(after)) return undefined;
  const [one, other] = [before.toSorted().join(" "), after.toSorted().join(" ")];
  const most = Math.floor(Math.min(one.length, other.length) / 4);
  const least = Math.min(damerauDistance(before.join(" "), after.join(" "), most), damerauDistance(one, other, most));
  if (least <= most) return least;
  return isShortFor(before, after) || isShortFor(after, before) ? 1 : undefined;
}

/** With initials for some words, or with words left out between. */
function isShortFor(short: string[], long: string[]): boolean {
  if (short.length < 2 || long.length < short.length || short.at(-1) !== long.at(-1)) return false;
  let next = 0;
  for (const word of short) {
    while (next < long.length && !(long[next] === word || (word.length === 1 && long[next]?.startsWith(word))))
      next += 1;
    if (next === long.length) return false;
    next += 1;
  }
  return true;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === "") continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function countOf(numbers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}
