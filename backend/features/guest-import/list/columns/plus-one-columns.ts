import type { PlusOneColumns } from "../model/column-roles.ts";
import { type ColumnProfile, nameLikeness } from "./column-profile.ts";
import type { HeaderMeanings, PersonColumn } from "./header-meanings.ts";

const minNames = 0.4;

const nameMeanings: ReadonlySet<string> = new Set(["fullName", "guest", "plusOne", "child"]);
const firstMeanings: ReadonlySet<string> = new Set(["firstName", "plusOneFirstName", "firstBesideLast"]);
const lastMeanings: ReadonlySet<string> = new Set(["lastName", "plusOneLastName"]);

/** Numbered guests, and the one of them who is the guest of the row, if there is no other. */
export interface NumberedGuests {
  first: readonly number[] | undefined;
  others: PlusOneColumns[];
}

/** "Guest 1", "Child 1 First Name" and so on. `hasName`: another column names the row's guest. */
export function numberedGuests(
  headers: readonly string[],
  { persons }: HeaderMeanings,
  profiles: readonly ColumnProfile[],
  hasName: boolean,
): NumberedGuests {
  const guests = grouped(persons).flatMap((columns) => {
    const name = nameOf(columns).filter((column) => holdsNames(profiles[column]));
    if (name.length === 0) return [];
    const details = columns
      .filter(({ column }) => !name.includes(column))
      .map(({ column }) => ({ column, name: headers[column] ?? "" }));
    return [{ name, details, isChild: columns.some(({ meanings }) => meanings.includes("child")) }];
  });
  const [first, ...rest] = guests;
  if (hasName || first === undefined || first.isChild) return { first: undefined, others: guests };
  return { first: first.name, others: rest };
}

function grouped(persons: readonly PersonColumn[]): PersonColumn[][] {
  const groups = new Map<string, PersonColumn[]>();
  for (const column of persons) {
    const key = `${column.meanings.includes("child") ? "child" : ""}${column.person}`;
    groups.set(key, [...(groups.get(key) ?? []), column]);
  }
  return [...groups.values()];
}

function nameOf(columns: readonly PersonColumn[]): number[] {
  const meant = (meanings: ReadonlySet<string>) =>
    columns.filter((column) => column.meanings.some((meaning) => meanings.has(meaning))).map(({ column }) => column);
  const first = meant(firstMeanings).slice(0, 1);
  const last = meant(lastMeanings).slice(0, 1);
  if (first.length + last.length > 0) return [...first, ...last.filter((column) => !first.includes(column))];
  const whole = meant(nameMeanings);
  return whole.length > 0
    ? whole.slice(0, 1)
    : columns
        .filter(({ meanings }) => meanings.length === 0)
        .map(({ column }) => column)
        .slice(0, 1);
}

/** "Plus One", "Partner First Name", "Children" and so on. `taken` have another use. */
export function namedPlusOnes(
  headers: readonly string[],
  meanings: HeaderMeanings,
  profiles: readonly ColumnProfile[],
  taken: readonly number[],
): PlusOneColumns[] {
  const columnsFor = (...kinds: Parameters<HeaderMeanings["columnsFor"]>[0][]) =>
    kinds
      .flatMap((kind) => meanings.columnsFor(kind))
      .map(({ column }) => column)
      .filter(
        (column, at, all) => all.indexOf(column) === at && !taken.includes(column) && holdsNames(profiles[column]),
      )
      .sort((a, b) => a - b);
  const lasts = columnsFor("plusOneLastName");
  const inParts = columnsFor("plusOneFirstName").map((first) => {
    const last = lasts.find((column) => column > first);
    return last === undefined ? [first] : [first, ...lasts.splice(lasts.indexOf(last), 1)];
  });
  const used = inParts.flat();
  const marked = meanings
    .columnsFor("plusOne")
    .map(({ column }) => column)
    .filter((column) => !taken.includes(column) && holdsMarks(profiles[column]));
  const children = columnsFor("child").filter((column) => !saysOnlyWhether(profiles[column]));
  const whole = [...columnsFor("plusOne"), ...children, ...marked]
    .filter((column, at, all) => !used.includes(column) && all.indexOf(column) === at)
    .sort((one, other) => one - other)
    .map((column) => [column]);
  return [...whole, ...inParts].map((name) => ({
    name,
    details: detailsOf(headers, name[0] ?? 0, [...taken, ...name]),
  }));
}

/** "Child? yes" is about the guest. */
function saysOnlyWhether(profile: ColumnProfile | undefined): boolean {
  return profile !== undefined && profile.marks >= 0.5;
}

function holdsMarks(profile: ColumnProfile | undefined): boolean {
  return profile !== undefined && profile.filled > 0 && profile.marks >= 0.8;
}

function holdsNames(profile: ColumnProfile | undefined): boolean {
  if (profile === undefined || profile.filled === 0) return false;
  return profile.shares.name + profile.shares.word >= minNames && nameLikeness(profile) > 0;
}

/** Columns that continue the plus-one's header: "Plus One Meal" beside "Plus One". */
export function detailsOf(
  headers: readonly string[],
  column: number,
  taken: readonly number[],
): PlusOneColumns["details"] {
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
