import { namesAt, type Vocabulary } from "../index/vocabulary.ts";
import { assignParts } from "./assign-parts.ts";
import { candidatesFor } from "./candidates.ts";
import { isWhole, layers } from "./grade.ts";
import { otherNamePenalty } from "./match-guest.ts";
import { namePlaces } from "./name-places.ts";
import type { PartMatches } from "./part-matches.ts";
import type { RankedGuest } from "./ranking.ts";

const minParts = 2;

/** Guests with at least two parts, all of which some of these typed parts match whole. */
export function findNamedWhole(vocabulary: Vocabulary, matches: readonly PartMatches[]): number[] {
  const whole = new Set(matches.flatMap(({ terms, grades }) => terms.filter((term) => isWhole(grades[term] ?? 0))));
  // Ignored words may be left out.
  const isAllowed = (term: number) => vocabulary.ignored[term] !== 0 || whole.has(term);
  return candidatesFor(vocabulary, matches, { isGood: isWhole, times: minParts, minParts, isAllowed });
}

/** Of guests, those whose whole name, at least two parts, is in the query: "Anna Maria Berg" for "Anna Berg". */
export function findShorterNames(
  vocabulary: Vocabulary,
  guests: readonly number[],
  matches: readonly PartMatches[],
): RankedGuest[] {
  if (matches.length <= minParts) return [];
  return guests.flatMap((guest) => {
    const penalties = namesAt(vocabulary, guest).flatMap(({ terms, isOther }) => {
      const covered = countCovered(vocabulary, terms, matches);
      return covered > 0 ? [matches.length - covered + (isOther ? otherNamePenalty : 0)] : [];
    });
    if (penalties.length === 0) return [];
    return [{ guest, layer: layers.extra, penalty: Math.min(...penalties), isDoubtful: true, isUnfinished: false }];
  });
}

/** How many parts name somebody, if all of them are in the query and it has more; otherwise 0. */
function countCovered(vocabulary: Vocabulary, parts: Int32Array, matches: readonly PartMatches[]): number {
  const terms = namePlaces(vocabulary, parts).map((place) => parts[place] ?? 0);
  if (terms.length < minParts || terms.length >= matches.length) return 0;
  const wholeAt = (name: number, typed: number) => {
    const grade = matches[typed]?.grades[terms[name] ?? 0] ?? 0;
    return isWhole(grade) ? grade : 0;
  };
  return assignParts(terms.length, matches.length, wholeAt) === undefined ? 0 : terms.length;
}
