import type { SheetRow } from "../../formats/sheet.ts";
import { writtenName } from "../people/row-names.ts";
import type { ColumnMeaning } from "../words/language-words.ts";
import { type ColumnProfile, nameLikeness } from "./column-profile.ts";
import type { HeaderMeanings, MeantColumn } from "./header-meanings.ts";
import type { KnownColumns } from "./known-columns.ts";

/** The columns of a guest's name. */
export interface NameColumns {
  /** In spoken order. */
  columns: number[];
  /** Whether they are parts of the name, such as first and last name. */
  areParts: boolean;
  rivals: number[];
  /** Of the words of their headers; 0 by contents alone. */
  weight: number;
  /** By contents, whether no other column can have the names. */
  isAlone?: boolean | undefined;
}

type Candidate = NameColumns & { score: number };

/** By headers; `isPossible` is whether a column's contents can be names, `isWord` whether they are single words. */
export function nameColumnsByWords(
  meanings: HeaderMeanings,
  isPossible: (column: number) => boolean,
  isWord: (column: number) => boolean = () => false,
): NameColumns | undefined {
  return nameCandidates(meanings, isPossible, isWord)[0];
}

/** All that headers call a name, the best first. Who ordered is a guest only where nobody else is named. */
export function nameCandidates(
  meanings: HeaderMeanings,
  isPossible: (column: number) => boolean,
  isWord: (column: number) => boolean,
): Candidate[] {
  const buyers = meanings.columnsFor("buyer").map(({ column }) => column);
  const ofGuests = candidatesIn(meanings, (column) => isPossible(column) && !buyers.includes(column), isWord);
  return ofGuests.length > 0 ? ofGuests : candidatesIn(meanings, isPossible, isWord);
}

/** What a kind of header scores before its weight. */
const tiers = { givenBesideLast: 5, whole: 3.02, parts: 3, nameBesidePart: 2.5, guest: 1.5, part: 0 };

function candidatesIn(
  meanings: HeaderMeanings,
  isPossible: (column: number) => boolean,
  isWord: (column: number) => boolean,
): Candidate[] {
  const of = (meaning: ColumnMeaning) => meanings.columnsFor(meaning).filter(({ column }) => isPossible(column));
  const [full = [], guest = [], first = [], last = []] = (["fullName", "guest", "firstName", "lastName"] as const).map(
    of,
  );
  // "Name" beside "First Name" is the last name, and beside "Last Name" the first.
  const besideFirst = last.length === 0 && first.length > 0 ? of("lastBesideFirst") : [];
  const besideLast = first.length === 0 && last.length > 0 ? of("firstBesideLast") : [];
  const beside = [...besideFirst, ...besideLast].map(({ column }) => column);
  const named = (found: readonly MeantColumn[], areParts: boolean, tier: number): Candidate => {
    const columns = [...new Set(found.map(({ column }) => column))];
    const weight = Math.min(...found.map((one) => one.weight));
    const all = [...new Set([...full, ...(areParts ? [] : guest), ...first, ...last].map(({ column }) => column))];
    return {
      columns,
      areParts,
      rivals: all.filter((column) => !columns.includes(column)),
      weight,
      score: tier + weight,
    };
  };
  const parts = (given: readonly MeantColumn[], family: readonly MeantColumn[], tier: number): Candidate[] => {
    if (given.length + family.length === 0) return [];
    const [middle = [], infix = [], second = [], suffix = []] = (
      ["middleName", "infix", "secondLastName", "suffix"] as const
    ).map(of);
    return [
      named(
        [given, middle, infix, family, second, suffix].flatMap((found) => found.slice(0, 1)),
        true,
        tier,
      ),
    ];
  };
  const areBoth = first.length > 0 && last.length > 0;
  const givenAlone = first.length === 0 && last.length > 0 ? full.filter(({ column }) => isWord(column)) : [];
  return [
    // "Attendee Name" beside "Attendee Last Name", with one word in each.
    ...(givenAlone.length > 0 ? parts(givenAlone, last, tiers.givenBesideLast) : []),
    ...full.filter(({ column }) => !beside.includes(column)).map((one) => named([one], false, tiers.whole)),
    ...(areBoth ? parts(first, last, tiers.parts) : []),
    ...(besideFirst.length > 0 ? parts(first, besideFirst, tiers.nameBesidePart) : []),
    ...(besideLast.length > 0 ? parts(besideLast, last, tiers.nameBesidePart) : []),
    ...(areBoth ? [] : guest.map((one) => named([one], false, tiers.guest))),
    ...(areBoth ? [] : parts(first, last, tiers.part)),
  ].sort((one, other) => other.score - one.score);
}

const examinedRows = 400;
const maxInBoth = 0.1;

/** The best of several by their contents, too, and where names are whose cells are empty there. */
export function bestInRows(
  candidates: readonly Candidate[],
  rows: readonly SheetRow[],
): NameColumns & { elsewhere: number[] } {
  const examined = rows.slice(0, examinedRows);
  const read = candidates.map((one) => ({ ...one, names: examined.map((row) => writtenName(row, one.columns)) }));
  const named = examined.filter((_, index) => read.some(({ names }) => names[index] !== "")).length;
  const [best, ...others] = read
    .map((one) => ({ ...one, score: one.score * contentScore(one.names, named) }))
    .sort((one, other) => other.score - one.score);
  if (best === undefined) return { columns: [], areParts: false, rivals: [], weight: 0, elsewhere: [] };
  const other = others.find(({ columns, names }) => {
    if (columns.some((column) => best.columns.includes(column))) return false;
    const filled = names.filter((name) => name !== "").length;
    const inBoth = names.filter((name, index) => name !== "" && best.names[index] !== "").length;
    return filled > 0 && inBoth <= filled * maxInBoth;
  });
  return { ...best, elsewhere: other?.columns ?? [] };
}

/** A column for few, or one that repeats a name for a whole party, is that of somebody else. */
function contentScore(names: readonly string[], named: number): number {
  const filled = names.filter((name) => name !== "");
  if (named === 0 || filled.length === 0) return named === 0 ? 1 : 0.1;
  const whole = filled.filter((name) => name.includes(" ")).length;
  const [share, variety, wholeness] = [
    filled.length / named,
    new Set(filled).size / filled.length,
    whole / filled.length,
  ];
  return (0.4 + 0.6 * share) * (0.6 + 0.4 * variety) * (0.9 + 0.1 * wholeness);
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
export function nameColumnsByContents({ profiles, meanings }: KnownColumns): NameColumns | undefined {
  const excluded = new Set(otherMeanings.flatMap((one) => meanings.columnsFor(one).map(({ column }) => column)));
  const looks = profiles
    .map((profile, column) => ({ column, profile, likeness: excluded.has(column) ? 0 : nameLikeness(profile) }))
    .filter(({ likeness }) => likeness > 0.2)
    .sort((a, b) => b.likeness * fullness(b.profile) - a.likeness * fullness(a.profile) || a.column - b.column);
  const [best] = looks;
  if (best === undefined) return undefined;
  const found = (columns: number[], areParts: boolean): NameColumns => {
    const rival = looks.find(({ column }) => !columns.includes(column))?.likeness ?? 0;
    const isLikely = best.profile.givenNames >= 0.25 || best.profile.shares.name >= 0.8;
    const isAlone = isLikely && best.likeness >= minAlone && rival <= best.likeness / 2;
    return { columns, areParts, rivals: [], weight: 0, isAlone };
  };
  if (best.profile.shares.word > 0.6) {
    const parts = looks.filter(({ profile }) => mayBePart(profile));
    const [one, other] = parts.sort((a, b) => b.profile.givenNames - a.profile.givenNames || a.column - b.column);
    if (one && other && Math.abs(one.column - other.column) === 1) return found([one.column, other.column], true);
  }
  return best.likeness >= minLikeness ? found([best.column], false) : undefined;
}

function mayBePart({ shares, distinct, filled }: ColumnProfile): boolean {
  return shares.word > 0.5 && shares.word + shares.name > 0.8 && distinct > filled * 0.3;
}

/** A column that is often empty is rather that of further guests. */
function fullness({ filled, rows }: ColumnProfile): number {
  return 0.5 + (0.5 * filled) / Math.max(1, rows);
}
