import { groupBy } from "../../../../../common/lib/group-by.ts";
import type { PlusOneColumns } from "../model/column-roles.ts";
import { partOfName } from "../words/column-words.ts";
import type { ColumnMeaning } from "../words/load.ts";
import { type ColumnProfile, nameLikeness } from "./column-profile.ts";
import type { KnownColumns } from "./known-columns.ts";
import type { NameColumns } from "./name-columns.ts";

const minNames = 0.4;

function holdsNames(profile: ColumnProfile | undefined): boolean {
  return profile !== undefined && profile.shares.name + profile.shares.word >= minNames && nameLikeness(profile) > 0;
}

const partMeanings = {
  given: ["firstName", "plusOneFirstName", "firstBesideLast"],
  family: ["lastName", "plusOneLastName"],
} as const;
const wholeMeanings = ["fullName", "guest", "plusOne", "child"] as const;

/** Each numbered guest of a row: "Guest 1", "Child 1 First Name" and so on. */
export function numberedGuests({
  headers,
  meanings,
  profiles,
}: KnownColumns): (PlusOneColumns & { isChild: boolean })[] {
  const groups = groupBy(meanings.persons, (one) => `${one.meanings.includes("child")} ${one.person}`);
  return [...groups.values()].flatMap((columns) => {
    const meaning = (wanted: readonly ColumnMeaning[]) =>
      columns.find((one) => one.meanings.some((own) => wanted.includes(own)));
    // "Guest 1 First" beside "Guest 1 Last".
    const part = (of: "given" | "family") =>
      meaning(partMeanings[of]) ?? columns.find(({ column }) => partOfName(headers[column] ?? "") === of);
    const [given, family, whole] = [part("given"), part("family"), meaning(wholeMeanings)];
    const single = whole ?? given ?? family ?? columns.find((one) => one.meanings.length === 0);
    const found = given && family ? [given, family] : [single];
    const name = found.flatMap((one) => (one !== undefined && holdsNames(profiles[one.column]) ? [one.column] : []));
    if (name.length === 0) return [];
    const others = columns.filter(({ column }) => !name.includes(column));
    const details = others.map(({ column }) => ({ column, name: headers[column] ?? "" }));
    return [{ name, details, weight: 1, isChild: columns.some((one) => one.meanings.includes("child")) }];
  });
}

/** Further guests of each row: by number, as "Plus One", "Partner First Name" and "Children", and by what columns contain. */
export function plusOneColumns(columns: KnownColumns, taken: readonly number[]): PlusOneColumns[] {
  const isFree = ({ name: own }: PlusOneColumns) => !own.some((column) => taken.includes(column));
  const known = numberedGuests(columns).filter(isFree);
  const used = [...taken, ...known.flatMap((guest) => guest.name)];
  return [...known, ...namedGuests(columns, used)].map(({ name: own, details, weight }) => ({
    name: own,
    details: details.filter(({ column }) => !taken.includes(column)),
    weight,
  }));
}

function namedGuests({ headers, meanings, profiles }: KnownColumns, taken: readonly number[]): PlusOneColumns[] {
  const weights = new Map<number, number>();
  const columnsFor = (meaning: ColumnMeaning, fits: (profile: ColumnProfile | undefined) => boolean) =>
    meanings.columnsFor(meaning).flatMap(({ column, weight }) => {
      if (taken.includes(column) || !fits(profiles[column])) return [];
      weights.set(column, Math.max(weight, weights.get(column) ?? 0));
      return [column];
    });
  const inParts = pairs(columnsFor("plusOneFirstName", holdsNames), columnsFor("plusOneLastName", holdsNames));
  const whole = new Set([
    ...columnsFor("plusOne", (profile) => holdsNames(profile) || holdsMarks(profile)),
    // "Child? yes" is about the guest.
    ...columnsFor("child", (profile) => holdsNames(profile) && (profile?.marks ?? 0) < 0.5),
  ]);
  const single = [...whole].filter((column) => !inParts.flat().includes(column)).sort((a, b) => a - b);
  return [...single.map((column) => [column]), ...inParts].map((name) => ({
    name,
    details: detailsOf(headers, name, taken),
    weight: Math.max(...name.map((column) => weights.get(column) ?? 0)),
  }));
}

/** First names with the next last name to the right. */
export function pairs(firsts: readonly number[], lasts: readonly number[]): number[][] {
  const left = lasts.toSorted((a, b) => a - b);
  return firsts
    .toSorted((a, b) => a - b)
    .map((first) => {
      const at = left.findIndex((last) => last > first);
      return at < 0 ? [first] : [first, ...left.splice(at, 1)];
    });
}

const holdsMarks = (profile: ColumnProfile | undefined): boolean =>
  profile !== undefined && profile.filled > 0 && profile.marks >= 0.8 && profile.largest < 2;

/** Columns that continue the plus-one's header: "Plus One Meal" beside "Plus One". */
function detailsOf(
  headers: readonly string[],
  name: readonly number[],
  taken: readonly number[],
): PlusOneColumns["details"] {
  const own = (headers[name[0] ?? -1] ?? "").trim();
  const stem = own.replace(/[\s'’:–-]*(?:(?:full|first|given)\s?)?name$/iu, "").toLowerCase();
  if (stem === "") return [];
  return headers.flatMap((header, at) => {
    const rest = header.trim().toLowerCase().startsWith(stem) ? header.trim().slice(stem.length) : "";
    const [, detail] = /^(?:['’]s)?[\s:–-]+(.+)$/u.exec(rest) ?? [];
    return detail === undefined || name.includes(at) || taken.includes(at) ? [] : [{ column: at, name: detail }];
  });
}

/** Meanings of a header whose column names nobody else, whatever it contains. */
const ordinaryMeanings = [
  ...(["table", "seat", "title", "suffix", "nickname", "birthName", "otherName", "middleName", "infix"] as const),
  ...(["secondLastName", "partySize", "attendance", "meal", "diet", "email", "phone", "address"] as const),
  ...(["date", "notes", "number", "side", "buyer"] as const),
];

/** Columns that look like names, although their headers do not show whose. */
export function possibleGuests(
  { profiles, meanings }: KnownColumns,
  { rivals }: NameColumns,
  taken: readonly number[],
): PlusOneColumns[] {
  const known = new Set(ordinaryMeanings.flatMap((one) => meanings.columnsFor(one).map(({ column }) => column)));
  return profiles.flatMap((profile, column) => {
    const { givenNames, filled, distinct, shares } = profile;
    const isVaried = rivals.includes(column) || givenNames > 0.3 || (filled > 2 && distinct > filled * 0.9);
    const isLikely = shares.name > 0.6 && isVaried && nameLikeness(profile) > 0.5;
    const isKnown = taken.includes(column) || known.has(column);
    return isLikely && !isKnown ? [{ name: [column], details: [], weight: 0 }] : [];
  });
}
