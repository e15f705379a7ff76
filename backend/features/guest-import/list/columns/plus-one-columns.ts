import type { PlusOneColumns } from "../model/column-roles.ts";
import { partOfName } from "../words/column-words.ts";
import type { ColumnMeaning } from "../words/language-words.ts";
import { type ColumnProfile, nameLikeness } from "./column-profile.ts";
import type { PersonColumn } from "./header-meanings.ts";
import type { KnownColumns } from "./known-columns.ts";
import type { NameColumns } from "./name-columns.ts";

const minNames = 0.4;

const nameMeanings: readonly string[] = ["fullName", "guest", "plusOne", "child"];
const firstMeanings: readonly string[] = ["firstName", "plusOneFirstName", "firstBesideLast"];
const lastMeanings: readonly string[] = ["lastName", "plusOneLastName"];

/** Each numbered guest of a row: "Guest 1", "Child 1 First Name" and so on. */
export function numberedGuests({
  headers,
  meanings,
  profiles,
}: KnownColumns): (PlusOneColumns & { isChild: boolean })[] {
  const groups: Record<string, PersonColumn[]> = {};
  for (const one of meanings.persons) {
    const key = `${one.meanings.includes("child") ? "child" : "guest"} ${one.person}`;
    groups[key] = [...(groups[key] ?? []), one];
  }
  return Object.values(groups).flatMap((columns) => {
    const meant = (wanted: readonly string[]) =>
      columns.filter((one) => one.meanings.some((meaning) => wanted.includes(meaning))).slice(0, 1);
    const byWords = [...meant(firstMeanings), ...meant(lastMeanings)];
    // "Guest 1 First" beside "Guest 1 Last".
    const byPart = (["given", "family"] as const).flatMap(
      (part) => columns.find(({ column }) => partOfName(headers[column] ?? "") === part) ?? [],
    );
    const parts = byWords.length === 0 && byPart.length === 2 ? byPart : byWords;
    const whole = meant(nameMeanings);
    const unknown = columns.filter((one) => one.meanings.length === 0).slice(0, 1);
    const found = [parts, whole].find((some) => some.length > 0) ?? unknown;
    const name = [...new Set(found.map(({ column }) => column))].filter((column) => holdsNames(profiles[column]));
    if (name.length === 0) return [];
    const details = columns
      .filter(({ column }) => !name.includes(column))
      .map(({ column }) => ({ column, name: headers[column] ?? "" }));
    return [{ name, details, weight: 1, isChild: columns.some((one) => one.meanings.includes("child")) }];
  });
}

/** Further guests of each row: by number, as "Plus One", "Partner First Name" and "Children", and by what columns contain. */
export function plusOneColumns(columns: KnownColumns, name: NameColumns, taken: readonly number[]): PlusOneColumns[] {
  const isFree = ({ name: own }: PlusOneColumns) => !own.some((column) => taken.includes(column));
  const numbered = numberedGuests(columns).filter(isFree);
  const known = [...numbered, ...secondPair(columns, name)].map(({ name: own, details, weight }) => ({
    name: own,
    details,
    weight,
  }));
  const used = [...taken, ...known.flatMap((guest) => guest.name)];
  return [...known, ...namedGuests(columns, used)].map((guest) => ({
    ...guest,
    details: guest.details.filter(({ column }) => !taken.includes(column)),
  }));
}

function namedGuests({ headers, meanings, profiles }: KnownColumns, taken: readonly number[]): PlusOneColumns[] {
  const weights = new Map<number, number>();
  const columnsFor = (fits: (profile: ColumnProfile | undefined) => boolean, ...kinds: readonly ColumnMeaning[]) =>
    kinds.flatMap(meanings.columnsFor).flatMap(({ column, weight }) => {
      if (taken.includes(column) || !fits(profiles[column])) return [];
      weights.set(column, Math.max(weight, weights.get(column) ?? 0));
      return [column];
    });
  const inParts = pairs(
    columnsFor(holdsNames, "plusOneFirstName").toSorted((a, b) => a - b),
    columnsFor(holdsNames, "plusOneLastName").toSorted((a, b) => a - b),
  );
  const used = inParts.flat();
  const whole = new Set([
    ...columnsFor(holdsNames, "plusOne"),
    ...columnsFor((profile) => holdsNames(profile) && !saysOnlyWhether(profile), "child"),
    ...columnsFor(holdsMarks, "plusOne"),
  ]);
  const names = [...[...whole].filter((column) => !used.includes(column)).sort((a, b) => a - b), ...inParts].map(
    (one) => (typeof one === "number" ? [one] : one),
  );
  return names.map((name) => ({
    name,
    details: detailsOf(headers, name[0] ?? 0, [...taken, ...name]),
    weight: Math.max(...name.map((column) => weights.get(column) ?? 0)),
  }));
}

/** First names with the next last name to the right. */
export function pairs(firsts: readonly number[], lasts: readonly number[]): number[][] {
  const left = [...lasts];
  return firsts.map((first) => {
    const at = left.findIndex((last) => last > first);
    return at < 0 ? [first] : [first, ...left.splice(at, 1)];
  });
}

/** "Guest First Name" beside "First Name" is that of one more guest. */
function secondPair({ meanings, headers, profiles }: KnownColumns, name: NameColumns): PlusOneColumns[] {
  const [first, last] = (["firstName", "lastName"] as const).map(
    (meaning) => meanings.columnsFor(meaning).find(({ column }) => name.rivals.includes(column))?.column,
  );
  const profile = profiles[first ?? -1];
  if (!name.areParts || first === undefined || last === undefined || !profile || nameLikeness(profile) === 0) return [];
  return [{ name: [first, last], details: detailsOf(headers, first, [...name.columns, first, last]), weight: 0.5 }];
}

/** "Child? yes" is about the guest. */
function saysOnlyWhether(profile: ColumnProfile | undefined): boolean {
  return profile !== undefined && profile.marks >= 0.5;
}

function holdsMarks(profile: ColumnProfile | undefined): boolean {
  return profile !== undefined && profile.filled > 0 && profile.marks >= 0.8 && profile.largest < 2;
}

function holdsNames(profile: ColumnProfile | undefined): boolean {
  if (profile === undefined || profile.filled === 0) return false;
  return profile.shares.name + profile.shares.word >= minNames && nameLikeness(profile) > 0;
}

/** Columns that continue the plus-one's header: "Plus One Meal" beside "Plus One". */
function detailsOf(headers: readonly string[], column: number, taken: readonly number[]): PlusOneColumns["details"] {
  const own = (headers[column] ?? "").trim();
  const stem = own.replace(/[\s'’:–-]*(?:(?:full|first|given)\s?)?name$/iu, "").toLowerCase();
  if (stem === "") return [];
  return headers.flatMap((header, at) => {
    const text = header.trim();
    if (taken.includes(at) || !text.toLowerCase().startsWith(stem)) return [];
    const rest = text.slice(stem.length).replace(/^(?:['’]s)?[\s:–-]+/u, "");
    return rest === "" || rest.length === text.length - stem.length ? [] : [{ column: at, name: rest }];
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
    return isLikely && !taken.includes(column) && !known.has(column)
      ? [{ name: [column], details: [], weight: 0 }]
      : [];
  });
}
