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
  const namesOf = remembered((term) => foldedForms(vocabulary.terms[term] ?? "", vocabulary.han).map(withLetters));
  const distances = parts.map((part, typed) => new Distances(namesOf, part, matches[typed]));
  const isAllowed = remembered((term) => mayBeLeftOut(vocabulary, term) || isNear(distances, term));
  const found: { guest: number; distance: number }[] = [];
  for (const guest of candidatesFor(vocabulary, matches, { isGood, times: 1, minParts: parts.length, isAllowed })) {
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

// Initials and fillers.
const mayBeLeftOut = ({ fillers, terms }: Vocabulary, term: number) => fillers[term] === 1 || terms[term]?.length === 1;

const isNear = (distances: readonly Distances[], term: number) =>
  distances.some((distance) => distance.to(term) <= maxDistance);

// Parts that a typed word is near; undefined when one that names the guest is not among them.
function nearTerms(vocabulary: Vocabulary, name: Int32Array, distances: readonly Distances[]): number[] | undefined {
  const near: number[] = [];
  for (const term of name) {
    // Nothing is near an initial.
    if (vocabulary.terms[term]?.length === 1) continue;
    if (isNear(distances, term)) near.push(term);
    else if (!mayBeLeftOut(vocabulary, term)) return undefined;
  }
  return near;
}

// A nickname, or another spelling.
const isOtherForm = (grade: number) =>
  (layerOf(grade) === layers.nickname || layerOf(grade) === layers.spelling) && costOf(grade) < weakCost;

// A whole part, one with a slip, or a nickname.
const isGood = (grade: number) =>
  isWhole(grade) || (layerOf(grade) === layers.slip && slipsIn(grade) === 1) || isOtherForm(grade);

function remembered<Value>(find: (term: number) => Value): (term: number) => Value {
  const known = new Map<number, Value>();
  return (term) => {
    const value = known.get(term) ?? find(term);
    known.set(term, value);
    return value;
  };
}

interface Word {
  text: string;
  letters: number;
}

const withLetters = (text: string): Word => ({ text, letters: letterSet(text) });

class Distances {
  readonly to: (term: number) => number;
  readonly #namesOf: (term: number) => readonly Word[];
  readonly #typed: readonly Word[];
  readonly #matches: PartMatches | undefined;

  constructor(namesOf: (term: number) => readonly Word[], part: QueryPart, matches: PartMatches | undefined) {
    this.#namesOf = namesOf;
    this.#typed = part.forms.map(withLetters);
    this.#matches = matches;
    this.to = remembered((term) => this.#measure(term));
  }

  #measure(term: number): number {
    if (isOtherForm(this.#matches?.grades[term] ?? 0)) return otherFormDistance;
    let least = Number.POSITIVE_INFINITY;
    for (const name of this.#namesOf(term)) {
      const limit = Math.min(maxDistance, name.text.length * distancePerLetter, least);
      for (const typed of this.#typed) {
        const alone = Math.max(
          lettersMissing(typed.letters, name.letters),
          lettersMissing(name.letters, typed.letters),
        );
        if (alone * minPerLetter <= limit) least = Math.min(least, typingDistance(typed.text, name.text, limit));
      }
    }
    return least;
  }
}
