import { maxQueryParts } from "../index/guest-index.ts";
import { hasForm, hasFormBeginning, type Vocabulary } from "../index/vocabulary.ts";
import { syllabic } from "../spelling/east-asian-names.ts";
import { foldedForms } from "../spelling/fold.ts";
import { isCompanyOf, isIgnored, isLeadingTitle, isParticle, mayBeFamilyName } from "../spelling/ignored-words.ts";
import { otherDivisions } from "../spelling/name-divisions.ts";
import { splitName } from "../spelling/name-parts.ts";
import type { HanReadings } from "../spelling/scripts/han.ts";
import { withoutSmallTalk } from "../spelling/small-talk.ts";
import { type Layer, layers } from "./grade.ts";
import type { QueryPart } from "./part-matches.ts";
import { familyNamed } from "./several-people.ts";

const maxReadings = 12;
const minHalfLength = 2;
const maxInitials = 3;

/** One way to read a query. */
export interface Reading {
  parts: readonly QueryPart[];
  bestLayer: Layer;
  /** Matched strictly only: a guess at where to split a part allows no slips in the pieces. */
  isStrict?: true;
  /** Leaves out a word that may be a family name, so it only means guests whose family name is typed. */
  needsFamilyName?: boolean;
  /** Leaves out "van" or "de". */
  lacksParticle?: true;
  /** Names somebody else than the person who asks: "guest of Anna". */
  isAboutHost?: boolean;
}

const toPart = (written: string, han?: HanReadings): QueryPart => ({ written, forms: foldedForms(written, han) });
const plainest = ({ forms }: QueryPart) => forms[0] ?? "";

interface Typed {
  all: readonly QueryPart[];
  /** Without titles, kin and "and family". */
  named: readonly QueryPart[];
  /** Without "van" and "de" as well. */
  bare: readonly QueryPart[];
  /** Whether a word left out may be a family name. */
  mayLackFamilyName: boolean;
  /** Whether it starts with "guest of". */
  isAboutHost: boolean;
}

function takeApart(query: string, han?: HanReadings): Typed {
  const parts = splitName(query)
    .map((written) => toPart(written, han))
    .filter(({ forms }) => forms.length > 0);
  const all = parts.slice(0, maxQueryParts);
  const guestOf = all.findIndex((part, i) => isCompanyOf(plainest(part), plainest(all[i + 1] ?? part)));
  const isAboutHost = guestOf === 0;
  // "Peter, guest of Anna" is Peter; "guest of Anna" leads to Anna at least.
  const own = isAboutHost ? all.slice(guestOf + 2) : all.slice(0, guestOf < 0 ? all.length : guestOf);
  const named = own.filter((part) => !isIgnored(plainest(part)));
  const firstNamed = own.findIndex((part) => !isIgnored(plainest(part)));
  const mayLackFamilyName = own.some((part, i) => {
    const word = plainest(part);
    return mayBeFamilyName(word) && !(i < firstNamed && isLeadingTitle(word));
  });
  const bare = named.filter((part, i) => i === named.length - 1 || !isParticle(plainest(part)));
  return { all, named, bare, mayLackFamilyName, isAboutHost };
}

const leavesOutTitles = ({ all, named }: Typed) => named.length > 0 && named.length < all.length;
const leavesOutParticles = ({ named, bare }: Typed) => bare.length > 1 && bare.length < named.length;

// Two of these characters may be a whole name.
const lettersOfForm = (form: string) => [...form].reduce((sum, letter) => sum + (syllabic.test(letter) ? 2 : 1), 0);
const lettersOfPart = ({ forms }: QueryPart) => Math.min(...forms.map(lettersOfForm));

/** Letters that name somebody in the shortest reading; a Chinese, Japanese or Korean character counts as two. */
export function countNamingLetters(query: string): number {
  const name = withoutSmallTalk(query);
  const typed = takeApart(familyNamed(name) ?? name);
  const { all, named, bare } = typed;
  const core = leavesOutTitles(typed) ? named : all;
  const parts = leavesOutParticles(typed) ? bare : core;
  return parts.reduce((sum, part) => sum + lettersOfPart(part), 0);
}

/** The parts without titles, initials, "van" and "de". */
export function namingParts(query: string, han: HanReadings | undefined): readonly QueryPart[] {
  const { all, named, mayLackFamilyName } = takeApart(query, han);
  return (mayLackFamilyName ? all : named).filter((part) => plainest(part).length > 1 && !isParticle(plainest(part)));
}

/** Ways to read a query, plainest first: as it is, without titles, without particles, with parts joined or split. */
export function readQuery(vocabulary: Vocabulary, query: string): Reading[] {
  const { han } = vocabulary;
  const typed = takeApart(query, han);
  const { all, named, bare, mayLackFamilyName: needsFamilyName, isAboutHost } = typed;
  if (all.length === 0) return [];
  const readings: Reading[] = [{ parts: all, bestLayer: layers.exact }];
  const add = (found: Reading) => readings.push(found);
  if (leavesOutTitles(typed)) add({ parts: named, bestLayer: layers.prefix, needsFamilyName, isAboutHost });
  if (leavesOutParticles(typed))
    add({ parts: bare, bestLayer: layers.folded, needsFamilyName, isAboutHost, lacksParticle: true });
  const core = named.length > 0 && !needsFamilyName ? named : all;
  const written = core.map((part) => part.written);
  for (const parts of otherDivisions(written, han))
    add({ parts: parts.map((part) => toPart(part, han)), bestLayer: layers.folded });
  for (const parts of joinedReadings(vocabulary, all)) add({ parts, bestLayer: layers.folded });
  for (const parts of splitReadings(vocabulary, core)) add({ parts, bestLayer: layers.folded, isStrict: true });
  return readings.slice(0, maxReadings);
}

// "Jean Luc" for "JeanLuc" on the list: two or three adjacent parts joined.
function joinedReadings(vocabulary: Vocabulary, parts: readonly QueryPart[]): QueryPart[][] {
  return [2, 3].flatMap((count) =>
    parts.flatMap((_, from) => {
      if (from + count > parts.length) return [];
      const joined = toPart(
        parts
          .slice(from, from + count)
          .map(plainest)
          .join(""),
      );
      const isKnown = joined.forms.some((form) => hasFormBeginning(vocabulary, form));
      return isKnown ? [[...parts.slice(0, from), joined, ...parts.slice(from + count)]] : [];
    }),
  );
}

// "JeanLuc" for "Jean Luc", "JF" for "John Fitzgerald": one part split.
function splitReadings(vocabulary: Vocabulary, parts: readonly QueryPart[]): QueryPart[][] {
  return parts.flatMap((part, at) => {
    const splits = [...splitPart(vocabulary, plainest(part), 2), ...splitInitials(vocabulary, plainest(part))];
    return splits.map((pieces) => [
      ...parts.slice(0, at),
      ...pieces.map((piece) => toPart(piece)),
      ...parts.slice(at + 1),
    ]);
  });
}

// Every piece but the last is a whole part of some name; the last is at least a beginning.
function splitPart(vocabulary: Vocabulary, form: string, depth: number): string[][] {
  const found: string[][] = [];
  for (let length = 1; length <= form.length - minHalfLength; length += 1) {
    const left = form.slice(0, length);
    const right = form.slice(length);
    if (!hasForm(vocabulary, left)) continue;
    if (hasFormBeginning(vocabulary, right)) found.push([left, right]);
    if (depth > 1) found.push(...splitPart(vocabulary, right, depth - 1).map((pieces) => [left, ...pieces]));
  }
  return found;
}

function splitInitials(vocabulary: Vocabulary, form: string): string[][] {
  if (form.length < 2 || form.length > maxInitials || hasFormBeginning(vocabulary, form)) return [];
  return [[...form]];
}
