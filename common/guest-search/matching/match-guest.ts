import { type NameForm, namesAt, type Vocabulary } from "../index/vocabulary.ts";
import { isEastAsianName } from "../spelling/east-asian-names.ts";
import { assignParts } from "./assign-parts.ts";
import {
  isConfident,
  isDoubtful,
  isOtherSyllable,
  isSpelledFar,
  isSpelledOutOfOrder,
  isSpentOnLess,
} from "./confidence.ts";
import { costOf, isWhole, type Layer, layerOf, layers, wholeWritten, worstGrade } from "./grade.ts";
import { namePlaces } from "./name-places.ts";
import type { PartMatches } from "./part-matches.ts";
import type { Reading } from "./readings.ts";

/** How well a guest matches: the layer, and a penalty within it. Lower is better. */
export interface Rank {
  layer: number;
  penalty: number;
}

export interface MatchRank extends Rank {
  /** Whether somebody else may be meant, even if nobody else matches. */
  isDoubtful: boolean;
  /** Whether only the beginning of a part was typed. */
  isUnfinished: boolean;
}

const maxPenalty = 9;

/** Within a layer, whoever is called so on the list comes first. */
export const otherNamePenalty = 1_000_000;

/**
 * Matches each typed part with its own part of the name, however the name is divided, or of one other name; undefined when one is
 * left over or the match is too weak.
 */
export function matchGuest(
  vocabulary: Vocabulary,
  guest: number,
  reading: Reading,
  matches: readonly PartMatches[],
): MatchRank | undefined {
  let best: MatchRank | undefined;
  const names = namesAt(vocabulary, guest);
  for (const name of names) {
    // A family name joined to what comes before it is not one that nobody typed.
    if (name.isDivided && reading.needsFamilyName) continue;
    const listed = name.isDivided ? names.find(({ isOther }) => isOther === name.isOther) : name;
    const found = matchForm(vocabulary, name, (listed ?? name).terms, reading, matches);
    if (found && (!best || found.layer < best.layer || (found.layer === best.layer && found.penalty < best.penalty)))
      best = found;
  }
  return best;
}

function matchForm(
  vocabulary: Vocabulary,
  { terms, isDivided, isOther }: NameForm,
  listed: Int32Array,
  reading: Reading,
  matches: readonly PartMatches[],
): MatchRank | undefined {
  const found = matchName(vocabulary, { terms, listed }, reading, matches);
  if (!found) return undefined;
  return {
    ...found,
    layer: isDivided ? Math.max(found.layer, layers.folded) : found.layer,
    penalty: isOther ? found.penalty + otherNamePenalty : found.penalty,
  };
}

interface NameTerms {
  terms: Int32Array;
  /** As the list divides the name. */
  listed: Int32Array;
}

function matchName(
  vocabulary: Vocabulary,
  { terms, listed }: NameTerms,
  reading: Reading,
  matches: readonly PartMatches[],
): MatchRank | undefined {
  const { parts, bestLayer } = reading;
  const gradeAt = (typed: number, place: number) => matches[typed]?.grades[terms[place] ?? 0] ?? 0;
  const places = assignParts(parts.length, terms.length, gradeAt);
  if (!places) return undefined;
  const isEastAsian = () => isEastAsianName(Array.from(listed, (term) => vocabulary.terms[term] ?? ""));
  const grades = places.map((place, typed) => matches[typed]?.gradeIn(terms[place] ?? 0, isEastAsian) ?? 0);
  if (grades.includes(0) || !isConfident(parts, grades)) return undefined;
  const names = namePlaces(vocabulary, terms);
  const left = names.filter((place) => !places.includes(place));
  const lacksName = reading.needsFamilyName === true && left.length > 0;
  if (lacksName && !isWhole(grades[places.indexOf(names.at(-1) ?? -1)] ?? 0)) return undefined;
  const fit = { vocabulary, terms, isEastAsian, reading, places, grades, left };
  const worst = isSpelledFar(parts, grades) ? layers.sound : Math.max(...grades.map(layerOf));
  if (worst > layers.folded && (isSpentOnLess(fit) || isSpelledOutOfOrder(fit) || isOtherSyllable(fit)))
    return undefined;
  const isExact = left.length === 0 && grades.every((grade) => grade === wholeWritten);
  return {
    layer: Math.max(isExact ? layers.exact : worst, bestLayer),
    penalty: penaltyOf(places, grades, left.length, terms.length),
    isDoubtful: lacksName || isDoubtful(fit),
    isUnfinished: grades.some((grade) => layerOf(grade) <= layers.folded && !isWhole(grade)),
  };
}

interface Outlook {
  typed: number;
  grades: Uint8Array;
  bestLayer: Layer;
}

/** A lower bound for {@link matchGuest}, found without matching. */
export function leastMatch(
  { parts: { starts, values }, ignored }: Vocabulary,
  guest: number,
  { typed, grades, bestLayer }: Outlook,
): Rank {
  let best = worstGrade;
  let names = 0;
  let isNameMatched = false;
  const start = starts[guest] ?? 0;
  const end = starts[guest + 1] ?? 0;
  for (let i = start; i < end; i += 1) {
    const term = values[i] ?? 0;
    // Another form of the name may match better than any of these parts.
    if (term < 0) return { layer: bestLayer, penalty: 0 };
    const grade = grades[term] ?? 0;
    if (grade > 0) best = Math.min(best, grade);
    if (ignored[term] !== 0) continue;
    names += 1;
    isNameMatched ||= grade > 0;
  }
  const missed = names - (typed - 1) - (isNameMatched ? 1 : 0);
  // The whole name may match letter by letter.
  if (missed <= 0) return { layer: bestLayer, penalty: 0 };
  const cost = layerOf(best) >= bestLayer ? costOf(best) : 0;
  return { layer: Math.max(layerOf(best), bestLayer), penalty: leastPenalty(cost, missed, end - start - typed) };
}

function leastPenalty(cost: number, missed: number, untyped: number): number {
  const left = Math.min(missed, maxPenalty);
  // Each further part missed is one less ignored, and weighs more.
  const ignoredLeft = left < maxPenalty ? Math.min(untyped - missed, maxPenalty) : 0;
  return ((cost * 2 + 1) * 100 + left) * 10 + Math.max(0, ignoredLeft);
}

function penaltyOf(assignment: readonly number[], grades: readonly number[], missed: number, length: number): number {
  const cost = grades.reduce((sum, grade) => sum + costOf(grade), 0);
  const swaps = assignment.filter((place, typed) => typed > 0 && place < (assignment[typed - 1] ?? 0)).length;
  const isIncomplete = missed > 0 ? 1 : 0;
  const left = Math.min(missed, maxPenalty);
  const ignored = Math.min(length - grades.length - missed, maxPenalty);
  return (((cost * 2 + isIncomplete) * 10 + swaps) * 10 + left) * 10 + ignored;
}
