import type { ReadGuest } from "./reader.ts";

export interface ExpectedGuest {
  /** All acceptable spellings: with or without a title, for example. */
  names: readonly string[];
  /** All acceptable spellings; the guests of one list must share one. */
  tables: readonly string[];
  extras: readonly string[];
  /** Whether the list may lack this guest: an unnamed member of a party, for example. */
  isOptional: boolean;
}

export interface Expectation {
  guests: readonly ExpectedGuest[];
  /** Whether the file must be refused until the organizer imports it without tables. */
  isRefusedFirst: boolean;
  /** Number of rows left out on purpose, which must be listed. */
  reportedRows: number;
}

export interface Difference {
  /** Expected but not read, as "Name @ Table". */
  missing: readonly string[];
  unexpected: readonly string[];
  lostExtras: readonly string[];
}

const space = /[\s\u00A0\u202F]+/gu;

/** Compared texts: composed, without surrounding blanks, inner blanks as one. */
const plain = (text: string): string => text.normalize("NFC").replace(space, " ").trim();

const label = (name: string, table: string) => (table === "" ? name : `${name} @ ${table}`);

/** The smallest difference over the spellings of tables; undefined if there is none. */
export function differenceOf(guests: readonly ExpectedGuest[], read: readonly ReadGuest[]): Difference | undefined {
  const spellings = Math.max(1, ...guests.map(({ tables }) => tables.length));
  const differences = Array.from({ length: spellings }, (_, spelling) => compare(guests, read, spelling));
  const [least] = differences.toSorted((one, other) => sizeOf(one) - sizeOf(other));
  return least === undefined || sizeOf(least) === 0 ? undefined : least;
}

export const sizeOf = ({ missing, unexpected, lostExtras }: Difference): number =>
  missing.length + unexpected.length + lostExtras.length;

function compare(guests: readonly ExpectedGuest[], read: readonly ReadGuest[], spelling: number): Difference {
  const left = new Map<string, ReadGuest[]>();
  for (const guest of read) {
    const key = label(plain(guest.name), plain(guest.table));
    left.set(key, [...(left.get(key) ?? []), guest]);
  }
  const missing: string[] = [];
  const lostExtras: string[] = [];
  for (const guest of guests) {
    const table = plain(guest.tables[spelling] ?? guest.tables[0] ?? "");
    const keys = guest.names.map((name) => label(plain(name), table));
    const found = take(left, keys);
    if (found) lostExtras.push(...lostFrom(found, guest));
    else if (!guest.isOptional) missing.push(keys[0] ?? "");
  }
  return { missing, unexpected: [...left].flatMap(([key, rest]) => rest.map(() => key)), lostExtras };
}

function take(left: Map<string, ReadGuest[]>, keys: readonly string[]): ReadGuest | undefined {
  for (const key of keys) {
    const found = left.get(key)?.shift();
    if (found) return found;
  }
  return undefined;
}

function lostFrom(read: ReadGuest, { extras, names }: ExpectedGuest): string[] {
  const values = read.extras.map(plain);
  const isLost = (extra: string) => !values.some((value) => value.includes(plain(extra)));
  return extras.filter(isLost).map((extra) => `${names[0] ?? ""}: ${extra}`);
}
