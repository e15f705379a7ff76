import { maxQueryParts } from "../index/guest-index.ts";
import { hasForm, hasFormBeginning, type Vocabulary } from "../index/vocabulary.ts";
import { foldedForms } from "../spelling/fold.ts";
import { isIgnored, isParticle } from "../spelling/ignored-words.ts";
import { splitName } from "../spelling/name-parts.ts";
import { type Layer, layers } from "./grade.ts";
import type { QueryPart } from "./part-matches.ts";

const maxReadings = 12;
const shortestHalf = 2;
const longestInitials = 3;

/** One way to read a query. */
export interface Reading {
  parts: readonly QueryPart[];
  /** The best layer that its matches can have. */
  bestLayer: Layer;
  /** Whether it is matched strictly only: a guess at where to split a part allows no slips in the pieces. */
  isStrict?: true;
}

const toPart = (written: string): QueryPart => ({ written, forms: foldedForms(written) });
const plainest = ({ forms }: QueryPart) => forms[0] ?? "";

interface Typed {
  /** Every part. */
  all: readonly QueryPart[];
  /** Without titles, kin and "and family". */
  named: readonly QueryPart[];
  /** Without "van" and "de" as well. */
  bare: readonly QueryPart[];
}

function takeApart(query: string): Typed {
  const parts = splitName(query)
    .map(toPart)
    .filter(({ forms }) => forms.length > 0);
  const all = parts.slice(0, maxQueryParts);
  const named = all.filter((part) => !isIgnored(plainest(part)));
  return { all, named, bare: named.filter((part) => !isParticle(plainest(part))) };
}

const leavesOutTitles = ({ all, named }: Typed) => named.length > 0 && named.length < all.length;
const leavesOutParticles = ({ named, bare }: Typed) => bare.length > 1 && bare.length < named.length;

// One of these characters says as much as a syllable: two of them may be a whole name.
const syllables = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const lettersOfForm = (form: string) => [...form].reduce((sum, letter) => sum + (syllables.test(letter) ? 2 : 1), 0);
const lettersOfPart = ({ forms }: QueryPart) => Math.min(...forms.map(lettersOfForm));

/**
 * How many letters of a query name somebody. Counts the reading that leaves out the most, with the shortest form of each
 * part. Blanks, signs, accents and titles do not count. A Chinese, Japanese or Korean character counts as two.
 */
export function countNamingLetters(query: string): number {
  const typed = takeApart(query);
  const { all, named, bare } = typed;
  const core = leavesOutTitles(typed) ? named : all;
  const parts = leavesOutParticles(typed) ? bare : core;
  return parts.reduce((sum, part) => sum + lettersOfPart(part), 0);
}

/**
 * The ways to read a query, the plainest first: as it is; without titles, kin and "and family"; without "van" and "de" if
 * two other parts remain; with parts joined or split to match names on the list.
 */
export function readQuery(vocabulary: Vocabulary, query: string): Reading[] {
  const typed = takeApart(query);
  const { all, named, bare } = typed;
  if (all.length === 0) return [];
  const readings: Reading[] = [{ parts: all, bestLayer: layers.exact }];
  const add = (found: readonly QueryPart[], bestLayer: Layer) => readings.push({ parts: found, bestLayer });
  if (leavesOutTitles(typed)) add(named, layers.prefix);
  if (leavesOutParticles(typed)) add(bare, layers.folded);
  const core = named.length > 0 ? named : all;
  for (const found of joinedReadings(vocabulary, all)) add(found, layers.folded);
  for (const found of splitReadings(vocabulary, core)) {
    readings.push({ parts: found, bestLayer: layers.folded, isStrict: true });
  }
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
    return splits.map((pieces) => [...parts.slice(0, at), ...pieces.map(toPart), ...parts.slice(at + 1)]);
  });
}

// Every piece but the last is a whole part of some name; the last is at least a beginning.
function splitPart(vocabulary: Vocabulary, form: string, depth: number): string[][] {
  const found: string[][] = [];
  for (let length = 1; length <= form.length - shortestHalf; length += 1) {
    const left = form.slice(0, length);
    const right = form.slice(length);
    if (!hasForm(vocabulary, left)) continue;
    if (hasFormBeginning(vocabulary, right)) found.push([left, right]);
    if (depth > 1) found.push(...splitPart(vocabulary, right, depth - 1).map((pieces) => [left, ...pieces]));
  }
  return found;
}

function splitInitials(vocabulary: Vocabulary, form: string): string[][] {
  if (form.length < 2 || form.length > longestInitials || hasFormBeginning(vocabulary, form)) return [];
  return [[...form]];
}
