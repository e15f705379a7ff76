import { maxQueryParts } from "../index/guest-index.ts";
import { namesAt, type Vocabulary } from "../index/vocabulary.ts";
import { isEastAsianName, isSyllables } from "../spelling/east-asian-names.ts";
import { foldedForms } from "../spelling/fold.ts";
import { letterSet, lettersMissing } from "../spelling/letter-set.ts";
import { minPerLetter, typingDistance } from "../spelling/typing-distance.ts";
import { assignCheapest } from "./assign-cheapest.ts";
import { candidatesFor } from "./candidates.ts";
import { costOf, isWhole, layerOf, layers, slipsIn, weakCost } from "./grade.ts";
import type { PartMatches, QueryPart } from "./part-matches.ts";

const maxSuggestions = 3;
const minParts = 2;
/** The largest distance of a typed word, per letter: more than half of each part must have been typed. */
const distancePerLetter = 0.4;
const maxDistance = 2;
const otherFormDistance = 0.6;

/** Up to three close guests, as positions, best first, if most of the name was typed and no word is left over. */
export function suggestGuests(
  vocabulary: Vocabulary,
  parts: readonly QueryPart[],
  matches: readonly PartMatches[],
): number[] {
  if (parts.length < minParts) return [];
  const areSyllables = parts.every(({ forms }) => isSyllables(forms[0] ?? ""));
  const distances = parts.map((part, typed) => new Distances(vocabulary, part, matches[typed]));
  const found: { guest: number; distance: number }[] = [];
  for (const guest of candidatesFor(vocabulary, matches, { isGood, times: 1, minParts: parts.length })) {
    // Every letter of a syllable tells.
    if (areSyllables && isEastAsian(vocabulary, guest)) continue;
    const distance = Math.min(
      ...namesAt(vocabulary, guest).map(({ terms }) => distanceTo(vocabulary, terms, parts.length, distances)),
    );
    if (distance <= maxDistance) found.push({ guest, distance });
  }
  return found
    .toSorted((a, b) => a.distance - b.distance || a.guest - b.guest)
    .slice(0, maxSuggestions)
    .map(({ guest }) => guest);
}

const isEastAsian = (vocabulary: Vocabulary, guest: number) =>
  isEastAsianName(Array.from(namesAt(vocabulary, guest)[0]?.terms ?? [], (term) => vocabulary.terms[term] ?? ""));

function distanceTo(vocabulary: Vocabulary, name: Int32Array, typedCount: number, distances: readonly Distances[]) {
  const terms = nearTerms(vocabulary, name, distances);
  if (!terms || terms.length < typedCount || terms.length > maxQueryParts) return Number.POSITIVE_INFINITY;
  const distanceAt = (typed: number, at: number) => distances[typed]?.to(terms[at] ?? 0) ?? Number.POSITIVE_INFINITY;
  const isNeeded = (at: number) => vocabulary.fillers[terms[at] ?? 0] === 0;
  return assignCheapest(typedCount, terms.length, distanceAt, isNeeded);
}

// Parts that a typed word is near; undefined when one that names the guest is not among them.
function nearTerms(
  { fillers, terms }: Vocabulary,
  name: Int32Array,
  distances: readonly Distances[],
): number[] | undefined {
  const near: number[] = [];
  for (const term of name) {
    // Initials may be left out, and nothing is near them.
    if ((terms[term]?.length ?? 0) === 1) continue;
    if (distances.some((distance) => distance.to(term) <= maxDistance)) near.push(term);
    else if (fillers[term] === 0) return undefined;
  }
  return near;
}

// A nickname, or another spelling.
const isOtherForm = (grade: number) =>
  (layerOf(grade) === layers.nickname || layerOf(grade) === layers.spelling) && costOf(grade) < weakCost;

// A whole part, one with a slip, or a nickname.
const isGood = (grade: number) =>
  isWhole(grade) || (layerOf(grade) === layers.slip && slipsIn(grade) === 1) || isOtherForm(grade);

class Distances {
  readonly #vocabulary: Vocabulary;
  readonly #part: QueryPart;
  readonly #matches: PartMatches | undefined;
  readonly #letters: readonly number[];
  readonly #known = new Map<number, number>();

  constructor(vocabulary: Vocabulary, part: QueryPart, matches: PartMatches | undefined) {
    this.#vocabulary = vocabulary;
    this.#part = part;
    this.#letters = part.forms.map(letterSet);
    this.#matches = matches;
  }

  to(term: number): number {
    const known = this.#known.get(term);
    if (known !== undefined) return known;
    const distance = this.#measure(term);
    this.#known.set(term, distance);
    return distance;
  }

  #measure(term: number): number {
    const grade = this.#matches?.grades[term] ?? 0;
    if (isOtherForm(grade)) return otherFormDistance;
    const names = foldedForms(this.#vocabulary.terms[term] ?? "", this.#vocabulary.han);
    let least = Number.POSITIVE_INFINITY;
    for (const name of names) {
      const limit = Math.min(maxDistance, name.length * distancePerLetter, least);
      const letters = letterSet(name);
      for (const [i, typed] of this.#part.forms.entries()) {
        const own = this.#letters[i] ?? 0;
        const alone = Math.max(lettersMissing(own, letters), lettersMissing(letters, own));
        if (alone * minPerLetter <= limit) least = Math.min(least, typingDistance(typed, name, limit));
      }
    }
    return least;
  }
}
