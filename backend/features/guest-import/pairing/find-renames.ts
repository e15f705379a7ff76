import { damerauDistance } from "../../../../common/lib/damerau-distance.ts";
import { groupBy } from "../../../../common/lib/group-by.ts";
import { tableKey } from "../../../../common/table-key.ts";
import { anyOf } from "../list/words/load.ts";

interface Person {
  name: string;
  table: string;
  household: string;
  row: number | null;
}

/** A guest of the sheet before who is not in the new one by name. */
export interface GoneGuest extends Person {
  id: number;
}

/** A row of the new sheet with a name that the sheet before did not have. */
export interface NewRow extends Person {
  place: number;
}

/** Perhaps the same person under two names. */
export interface Rename {
  place: number;
  id: number;
  /** The likelier answer, if somebody has to decide whether it is the same person. */
  doubt?: "same" | "other" | undefined;
}

/** Larger tables, rows or households do not show who is who. */
const maxTogether = 100;

/** A name that holds a place for one that is not known yet. */
const placeholder = new RegExp(
  `^(?:${anyOf("unnamedGuest", "guestOf", "guestOfName")}|\\+ ?\\d|tb[ad]|n\\.? ?n\\.?)(?!\\p{L})`,
  "iu",
);

/**
 * Names of the same people. Near names must share a row, table or household; names with one word in common, or a placeholder,
 * must share the row and one of the others. One word in common is a doubt, as is another first name that is only near.
 * Ambiguous rows and guests are left out.
 */
export function findRenames(gone: readonly GoneGuest[], coming: readonly NewRow[]): Rename[] {
  const candidates = groupBy(candidatesOf(gone, coming), ({ cost }) => cost);
  const taken = { ids: new Set<number>(), places: new Set<number>() };
  return [...candidates.keys()]
    .toSorted((one, other) => one - other)
    .flatMap((cost) => {
      const alike = candidates.get(cost) ?? [];
      const free = alike.filter(({ id, place }) => !taken.ids.has(id) && !taken.places.has(place));
      const [ofId, ofPlace] = [groupBy(free, ({ id }) => id), groupBy(free, ({ place }) => place)];
      for (const { id, place } of free) {
        taken.ids.add(id);
        taken.places.add(place);
      }
      return free
        .filter(({ id, place }) => ofId.get(id)?.length === 1 && ofPlace.get(place)?.length === 1)
        .map(({ id, place, doubt }) => ({ id, place, ...(doubt && { doubt }) }));
    });
}

interface Likeness {
  cost: number;
  doubt?: Rename["doubt"];
}

type Candidate = Rename & Likeness;

function candidatesOf(gone: readonly GoneGuest[], coming: readonly NewRow[]): Iterable<Candidate> {
  const candidates = new Map<string, Candidate>();
  for (const placeOf of [rowOf, tableOf, householdOf]) {
    const guestsAt = groupBy(gone, placeOf);
    for (const [where, rows] of groupBy(coming, placeOf)) {
      const guests = guestsAt.get(where) ?? [];
      if (where === "" || rows.length > maxTogether || guests.length > maxTogether) continue;
      for (const [guest, row] of rows.flatMap((row) => guests.map((guest) => [guest, row] as const))) {
        const likeness = likenessOf(guest, row);
        if (likeness) candidates.set(`${guest.id} ${row.place}`, { id: guest.id, place: row.place, ...likeness });
      }
    }
  }
  return candidates.values();
}

const rowOf = ({ row }: Person) => (row === null ? "" : String(row));
const tableOf = ({ table }: Person) => tableKey(table);
const householdOf = ({ household }: Person) => household.toLowerCase();

const costs = { nearFirstName: 10, sameFirstName: 20, placeholder: 30, sameLastName: 40 };

/** Undefined if they are not the same person. Assumes that they share a row, a table or a household. */
function likenessOf(guest: GoneGuest, row: NewRow): Likeness | undefined {
  const same = (of: (person: Person) => string) => of(guest) !== "" && of(guest) === of(row);
  const [isSameRow, isSamePlace] = [same(rowOf), same(tableOf) || same(householdOf)];
  const [before, after] = [wordsOf(guest.name), wordsOf(row.name)];
  const distance = distanceOf(before, after);
  if (distance === undefined) {
    const isEmpty = placeholder.test(guest.name);
    return isSameRow && isSamePlace ? likenessInOneRow(before, after, isEmpty) : undefined;
  }
  const cost = distance + (isSameRow ? 0 : 0.5) + (isSamePlace ? 0 : 0.25);
  const isCertain = (isSameRow && isSamePlace) || !hasOtherFirstName(before, after);
  return isCertain ? { cost } : { cost: costs.nearFirstName + cost, doubt: "same" };
}

/** For names that are not near. */
function likenessInOneRow(before: string[], after: string[], isPlaceholder: boolean): Likeness | undefined {
  if (isPlaceholder) return { cost: costs.placeholder };
  const shared = before.filter((word) => word.length > 1 && after.includes(word));
  if (shared.length === 0) return undefined;
  const isFirstName = shared.includes(before[0] ?? "") && before[0] === after[0];
  return isFirstName ? { cost: costs.sameFirstName, doubt: "same" } : { cost: costs.sameLastName, doubt: "other" };
}

/** Not an initial, and not a word that the other name has elsewhere. */
function hasOtherFirstName(before: string[], after: string[]): boolean {
  const [one = "", other = ""] = [before[0], after[0]];
  return before.length === after.length && one.length > 1 && other.length > 1 && !after.includes(one);
}

function wordsOf(name: string): string[] {
  const letters = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/** Slips between two names, in any order of their words; undefined if they are not near. */
function distanceOf(before: string[], after: string[]): number | undefined {
  // "Guest 12" is not "Guest 13" with a slip.
  const digits = (words: string[]) => words.join("").replace(/\P{N}/gu, "");
  if (digits(before) !== digits(after)) return undefined;
  if (before.join("") === after.join("")) return 0;
  const slips = [slipsIn(before, after), slipsIn(before.toSorted(), after.toSorted())].flatMap((found) => found ?? []);
  if (slips.length > 0) return Math.min(...slips);
  return isShortFor(before, after) || isShortFor(after, before) ? 1 : undefined;
}

/** Word by word, because a long family name says nothing about a first name: one slip for each four letters. */
function slipsIn(before: string[], after: string[]): number | undefined {
  if (before.length !== after.length) return undefined;
  let slips = 0;
  for (const [index, word] of before.entries()) {
    const other = after[index] ?? "";
    const most = Math.floor(Math.min(word.length, other.length) / 4);
    const distance = damerauDistance(word, other, most);
    if (distance > most) return undefined;
    slips += distance;
  }
  return slips;
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
