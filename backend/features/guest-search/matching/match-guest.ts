import { listAt, type Vocabulary } from "../index/vocabulary.ts";
import { isIgnored, isParticle } from "../spelling/ignored-words.ts";
import { assignParts } from "./assign-parts.ts";
import { costOf, isWhole, type Layer, layerOf, layers, soundsAlike, weakCost, wholeWritten } from "./grade.ts";
import type { PartMatches, QueryPart } from "./part-matches.ts";

/** How well a guest matches: the layer, and a penalty that orders guests within it. Lower is better. */
export interface MatchRank {
  layer: number;
  penalty: number;
}

const longestPenalty = 9;
const lettersForOneSlip = 4;
const lettersForTwoSlips = 8;
const lettersForSlipBesideGuess = 5;
const lettersForSound = 5;

/**
 * Matches a guest's name against a reading of the query: each typed part needs a different part of the name. Undefined
 * when one is left over, or when the match is too weak to send a person to a table.
 */
export function matchGuest(
  vocabulary: Vocabulary,
  guest: number,
  parts: readonly QueryPart[],
  matches: readonly PartMatches[],
  bestLayer: Layer,
): MatchRank | undefined {
  const terms = listAt(vocabulary.parts, guest);
  const gradeAt = (typed: number, place: number) => matches[typed]?.grades[terms[place] ?? 0] ?? 0;
  const assignment = assignParts(parts.length, terms.length, gradeAt);
  if (!assignment) return undefined;
  const grades = assignment.map((place, typed) => gradeAt(typed, place));
  if (!isConfident(parts, grades)) return undefined;
  const missed = terms.filter((term, place) => vocabulary.ignored[term] === 0 && !assignment.includes(place)).length;
  const isExact = missed === 0 && grades.every((grade) => grade === wholeWritten);
  const layer = isExact ? layers.exact : Math.max(...grades.map(layerOf));
  return { layer: Math.max(layer, bestLayer), penalty: penaltyOf(assignment, grades, missed, terms.length) };
}

/** What is known about a reading before a guest is matched against it. */
interface Outlook {
  /** Parts typed. */
  typed: number;
  /** Grades of the terms for one typed part. */
  grades: Uint8Array;
  bestLayer: Layer;
}

/**
 * A lower bound for {@link matchGuest}, found without matching: the guest's match has no lower layer, and no lower penalty
 * in the same layer.
 */
export function leastMatch(
  { parts: { starts, values }, ignored }: Vocabulary,
  guest: number,
  { typed, grades, bestLayer }: Outlook,
): MatchRank {
  let best = 0;
  let names = 0;
  let isNameMatched = false;
  const start = starts[guest] ?? 0;
  const end = starts[guest + 1] ?? 0;
  for (let i = start; i < end; i += 1) {
    const term = values[i] ?? 0;
    const grade = grades[term] ?? 0;
    if (grade > 0 && (best === 0 || grade < best)) best = grade;
    if (ignored[term] !== 0) continue;
    names += 1;
    isNameMatched ||= grade > 0;
  }
  const missed = names - (typed - 1) - (isNameMatched ? 1 : 0);
  // The whole name may match letter by letter.
  if (missed <= 0) return { layer: bestLayer, penalty: 0 };
  const cost = layerOf(best) >= bestLayer ? costOf(best) : 0;
  const left = Math.min(missed, longestPenalty);
  // Each further part missed is one less ignored, and weighs more.
  const ignoredLeft = left < longestPenalty ? Math.min(end - start - typed - missed, longestPenalty) : 0;
  const penalty = ((cost * 2 + 1) * 100 + left) * 10 + Math.max(0, ignoredLeft);
  return { layer: Math.max(layerOf(best), bestLayer), penalty };
}

function penaltyOf(assignment: readonly number[], grades: readonly number[], missed: number, length: number): number {
  const cost = grades.reduce((sum, grade) => sum + costOf(grade), 0);
  const swaps = assignment.filter((place, typed) => typed > 0 && place < (assignment[typed - 1] ?? 0)).length;
  const isIncomplete = missed > 0 ? 1 : 0;
  const left = Math.min(missed, longestPenalty);
  const ignored = Math.min(length - grades.length - missed, longestPenalty);
  return (((cost * 2 + isIncomplete) * 10 + swaps) * 10 + left) * 10 + ignored;
}

/*
 * The confidence below which nobody is found. Certain matches (layers exact, prefix, folded) always pass. Beyond that:
 * - a weak part (an initial or short form for a name, a slip in three letters, two in six) needs another part that matches
 *   whole, and there may be only one weak part;
 * - slips: one in a query of four letters or more, two from eight; next to a nickname or sound one, in a part of five
 *   letters or more;
 * - a piece from inside a part counts only when nothing else is typed;
 * - sound counts next to another part that matches whole; without one, in parts of five letters or more that sound alike;
 * - nicknames and sounds alone, for several parts, are too many guesses at once;
 * - "van", "de" and titles are no evidence of anybody.
 */
function isConfident(parts: readonly QueryPart[], grades: readonly number[]): boolean {
  if (grades.every((grade) => layerOf(grade) <= layers.folded)) return true;
  const hasWhole = grades.some((grade, i) => isWhole(grade) && !isFiller(parts[i]));
  const weak = grades.filter((grade) => costOf(grade) >= weakCost).length;
  if (weak > (hasWhole ? 1 : 0)) return false;
  if (grades.some((grade) => layerOf(grade) === layers.piece)) return grades.length === 1;
  return slipsAreFew(parts, grades) && (hasWhole || guessesAreSure(parts, grades));
}

const isFiller = (part: QueryPart | undefined) => isParticle(part?.forms[0] ?? "") || isIgnored(part?.forms[0] ?? "");

function slipsAreFew(parts: readonly QueryPart[], grades: readonly number[]): boolean {
  const lengths = parts.map(({ forms }) => forms[0]?.length ?? 0);
  const letters = lengths.reduce((sum, length) => sum + length, 0);
  const slipped = grades.flatMap((grade, i) => (layerOf(grade) === layers.slip ? [lengths[i] ?? 0] : []));
  if (slipped.length === 0) return true;
  const slips = grades.filter((grade) => layerOf(grade) === layers.slip).map((grade) => costOf(grade) % weakCost);
  const count = slips.reduce((sum, slip) => sum + slip, 0);
  const isGuessing = grades.some((grade) => layerOf(grade) > layers.slip);
  if (isGuessing) return count === 1 && Math.min(...slipped) >= lettersForSlipBesideGuess;
  return count === 1 ? letters >= lettersForOneSlip : count === 2 && letters >= lettersForTwoSlips;
}

// Several parts, none of them whole.
function guessesAreSure(parts: readonly QueryPart[], grades: readonly number[]): boolean {
  if (grades.length === 1) return true;
  const nicknames = grades.filter((grade) => layerOf(grade) === layers.nickname).length;
  const sounds = grades.flatMap((grade, i) => (layerOf(grade) === layers.sound ? [parts[i]] : []));
  if (nicknames > 0 && nicknames + sounds.length === grades.length) return false;
  const isLong = (part: QueryPart | undefined) => (part?.forms[0]?.length ?? 0) >= lettersForSound;
  return sounds.every(isLong) && grades.every((grade) => layerOf(grade) < layers.sound || grade === soundsAlike);
}
