import { message } from "../../../../../common/messages/message.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import type { RoleReason } from "../model/column-roles.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { writtenName } from "../people/row-names.ts";
import { surelyMeant } from "../words/column-words.ts";
import type { ColumnMeaning } from "../words/load.ts";
import { type ColumnProfile, mayBeName, nameLikeness } from "./column-profile.ts";
import type { HeaderMeanings, MeantColumn } from "./header-meanings.ts";
import type { KnownColumns } from "./known-columns.ts";
import { numberedGuests } from "./plus-one-columns.ts";

/** The columns of a guest's name. */
export interface NameColumns {
  /** In spoken order. */
  columns: readonly number[];
  /** Whether they are parts of the name, such as first and last name. */
  areParts: boolean;
  rivals: readonly number[];
  /** Of the words of their headers; 0 by contents alone. */
  weight: number;
  /** By contents, whether no other column can have the names. */
  isAlone?: boolean | undefined;
  /** Columns with the name where these are empty. */
  elsewhere?: readonly number[];
}

export const noName: NameColumns = { columns: [], areParts: false, rivals: [], weight: 0 };

type Candidate = NameColumns & { score: number };
type Of = (meaning: ColumnMeaning) => readonly MeantColumn[];

/** By headers; `isPossible` is whether a column's contents can be names. */
export const nameColumnsByWords = (
  meanings: HeaderMeanings,
  isPossible: (column: number) => boolean,
): NameColumns | undefined => nameCandidates(meanings, isPossible)[0];

/** What a kind of header scores before its weight. */
const tiers = { aloneAndLast: 5, whole: 3.02, parts: 3, besidePart: 2.5, guest: 1.5, part: 0 };

/** All that headers call a name, the best first. Who ordered is a guest only where nobody else is named. */
function nameCandidates(
  meanings: HeaderMeanings,
  isPossible: (column: number) => boolean,
  isWord: (column: number) => boolean = () => false,
): Candidate[] {
  const buyers = meanings.columnsFor("buyer").map(({ column }) => column);
  const among = (is: (column: number) => boolean) =>
    candidatesIn((meaning) => meanings.columnsFor(meaning).filter(({ column }) => is(column)), isWord);
  const ofGuests = among((column) => isPossible(column) && !buyers.includes(column));
  return ofGuests.length > 0 || meanings.persons.length > 0 ? ofGuests : among(isPossible);
}

function candidatesIn(of: Of, isWord: (column: number) => boolean): Candidate[] {
  const [full, guest, first, last] = [of("fullName"), of("guest"), of("firstName"), of("lastName")];
  const isOnlyLast = first.length === 0 && last.length > 0;
  // "Attendee Name" beside "Attendee Last Name", with one word in each.
  const alone = isOnlyLast ? full.filter(({ column }) => isWord(column)) : [];
  // "Name" beside "First Name" is the last name, and beside "Last Name" the first.
  const besideLast = isOnlyLast ? of("firstBesideLast") : [];
  const given = [...first, ...alone, ...besideLast].slice(0, 1);
  const family = [...last, ...(first.length > 0 ? of("lastBesideFirst") : [])].slice(0, 1);
  const isPair = first.length > 0 && last.length > 0;
  const tierOfBoth = isPair ? tiers.parts : tiers[alone.length > 0 ? "aloneAndLast" : "besidePart"];
  const candidate = (found: readonly MeantColumn[], areParts: boolean, tier: number): Candidate => {
    const columns = [...new Set(found.map(({ column }) => column))];
    const all = new Set([...full, ...(areParts ? [] : guest), ...first, ...last].map(({ column }) => column));
    const weight = Math.min(...found.map((one) => one.weight));
    const rivals = [...all].filter((column) => !columns.includes(column));
    return { columns, areParts, rivals, weight, score: tier + weight };
  };
  const middle = [of("middleName"), of("infix")].flatMap((found) => found.slice(0, 1));
  const end = [of("secondLastName"), of("suffix")].flatMap((found) => found.slice(0, 1));
  const isName = given.length + family.length > 0;
  const isPart = ({ column }: MeantColumn) => [...given, ...family].some((part) => part.column === column);
  const tier = given.length + family.length > 1 ? tierOfBoth : tiers.part;
  return [
    ...full.filter((one) => !isPart(one)).map((one) => candidate([one], false, tiers.whole)),
    ...(isPair ? [] : guest.map((one) => candidate([one], false, tiers.guest))),
    ...(isName ? [candidate([...given, ...middle, ...family, ...end], true, tier)] : []),
  ].sort((one, other) => other.score - one.score);
}

const mostlyWords = 0.6;
/** By how much a column must look more like names than the one whose header has a word for them. */
const muchMore = 0.3;

/** The columns of the name: as the layout knows, by certain words, the first of numbered guests, or by contents. */
export function findName(
  { fixed }: GuestRows,
  columns: KnownColumns,
  reasons: Map<number, RoleReason>,
): NameColumns | undefined {
  if (fixed.name !== undefined) {
    const parts = fixed.lastName === undefined ? [] : [fixed.lastName];
    return { ...noName, columns: [fixed.name, ...parts], areParts: parts.length > 0, weight: 1 };
  }
  const name = likelyName(columns);
  if (name === undefined) return undefined;
  const reason = message(name.weight > 0 ? "reading.reasons.nameByWords" : "reading.reasons.nameByContents");
  const isCertain = name.weight >= surelyMeant || name.isAlone === true;
  for (const column of name.columns) reasons.set(column, { reason, isCertain });
  return name;
}

function likelyName(columns: KnownColumns): NameColumns | undefined {
  const { profiles } = columns;
  const likenessOf = (column = -1) => (profiles[column] === undefined ? 0 : nameLikeness(profiles[column]));
  const byWords = nameByWords(columns);
  if (byWords !== undefined && byWords.weight >= surelyMeant) return byWords;
  const [first] = numberedGuests(columns);
  if (first && !first.isChild) return { ...noName, columns: first.name, areParts: first.name.length > 1, weight: 1 };
  const byContents = nameByContents(columns);
  const isMore = likenessOf(byContents?.columns[0]) >= likenessOf(byWords?.columns[0]) + muchMore;
  if (!byWords || (isMore && !byWords.areParts)) return byContents;
  return { ...byWords, isAlone: byContents?.isAlone && byContents.columns.join() === byWords.columns.join() };
}

function nameByWords({ meanings, profiles, rows }: KnownColumns): NameColumns | undefined {
  const isPossible = (column: number) => mayBeName(profiles[column]);
  const isWord = (column: number) => (profiles[column]?.shares.word ?? 0) > mostlyWords;
  const isWritten = (column: number) => isPossible(column) && profiles[column]?.filled !== 0;
  const written = nameCandidates(meanings, isWritten, isWord);
  // The organizer's list may have no names yet.
  return bestInRows(written.length > 0 ? written : nameCandidates(meanings, isPossible, isWord), rows);
}

const examinedRows = 400;
const maxInBoth = 0.1;

/** The best of several by their contents, too, and where names are whose cells are empty there. */
function bestInRows(candidates: readonly Candidate[], rows: readonly SheetRow[]): NameColumns | undefined {
  const examined = rows.slice(0, examinedRows);
  const read = candidates.map((one) => ({ ...one, names: examined.map((row) => writtenName(row, one.columns)) }));
  const named = examined.filter((_, index) => read.some(({ names }) => names[index] !== "")).length;
  const [best, ...others] = read
    .map((one) => ({ ...one, score: one.score * contentScore(one.names, named) }))
    .sort((one, other) => other.score - one.score);
  const other = others.find(({ columns, names }) => {
    const filled = names.filter((name) => name !== "").length;
    const inBoth = names.filter((name, index) => name !== "" && best?.names[index] !== "").length;
    return filled > 0 && inBoth <= filled * maxInBoth && !columns.some((column) => best?.columns.includes(column));
  });
  return best && { ...best, elsewhere: other?.columns ?? [] };
}

/** A column for few, or one that repeats a name for a whole party, is that of somebody else. */
function contentScore(names: readonly string[], named: number): number {
  const filled = names.filter((name) => name !== "");
  if (named === 0 || filled.length === 0) return named === 0 ? 1 : 0.1;
  const variety = new Set(filled).size / filled.length;
  return (0.4 + (0.6 * filled.length) / named) * (0.6 + 0.4 * variety);
}

const minLikeness = 0.4;
/** For a column that nothing else says to be the names. */
const minAlone = 0.5;

/** Meanings of a header that rule out a name, whatever the contents are. */
const otherMeanings = [
  ...(["table", "seat", "meal", "diet", "email", "phone", "address"] as const),
  ...(["date", "notes", "side", "attendance", "title"] as const),
];

/** The column that looks most like whole names, or two that look like its parts. */
function nameByContents({ profiles, meanings }: KnownColumns): NameColumns | undefined {
  const excluded = new Set(otherMeanings.flatMap((one) => meanings.columnsFor(one).map(({ column }) => column)));
  // A column that is often empty is rather that of further guests.
  const fullness = ({ filled, rows }: ColumnProfile) => 0.5 + (0.5 * filled) / Math.max(1, rows);
  const looks = profiles
    .map((profile, column) => ({ column, profile, likeness: excluded.has(column) ? 0 : nameLikeness(profile) }))
    .filter(({ likeness }) => likeness > 0.2)
    .sort((a, b) => b.likeness * fullness(b.profile) - a.likeness * fullness(a.profile));
  const [best] = looks;
  if (best === undefined) return undefined;
  const found = (columns: number[]): NameColumns => {
    const rival = looks.find(({ column }) => !columns.includes(column))?.likeness ?? 0;
    const isAlone = best.likeness >= minAlone && rival <= best.likeness / 2;
    return { ...noName, columns, areParts: columns.length > 1, isAlone };
  };
  if (best.profile.shares.word > mostlyWords) {
    const parts = looks.filter(
      ({ profile: { shares, distinct, filled } }) => shares.word > 0.5 && distinct > filled * 0.3,
    );
    const [one, other] = parts.sort((a, b) => b.profile.givenNames - a.profile.givenNames);
    if (one && other && Math.abs(one.column - other.column) === 1) return found([one.column, other.column]);
  }
  return best.likeness >= minLikeness ? found([best.column]) : undefined;
}
