import { listAt, type Vocabulary } from "../index/vocabulary.ts";
import type { PartMatches } from "./part-matches.ts";

/** The most guests that are looked at for one typed word, and for all of them together. */
const maxCandidates = { ofWord: 3_000, ofQuery: 5_000 } as const;

interface Wanted {
  isGood(grade: number): boolean;
  /** Good matches that a name must have. */
  times: number;
  /** Parts that a name must have, in one of its forms. */
  minParts: number;
  /** Whether a term may be in a name, of which at least one form must have no others. */
  isAllowed(term: number): boolean;
}

type Matches = Pick<PartMatches, "terms" | "grades" | "bearerCount">;

/**
 * Guests whose names match typed words well, as positions. Of very many only some, so that common words cost little: those
 * of the rarest words, and of the best matches.
 */
export function candidatesFor(
  { bearers, parts }: Pick<Vocabulary, "bearers" | "parts">,
  matches: readonly Matches[],
  { isGood, times, minParts, isAllowed }: Wanted,
  most: { ofWord: number; ofQuery: number } = maxCandidates,
): number[] {
  const counts = new Uint8Array(parts.starts.length - 1);
  const found: number[] = [];
  const isWanted = (guest: number) => hasParts(parts, guest, minParts) && hasAllowedForm(parts, guest, isAllowed);
  for (const match of matches.toSorted((a, b) => a.bearerCount - b.bearerCount)) {
    const end = Math.min(found.length + most.ofWord, most.ofQuery);
    for (const term of goodTerms(match, isGood)) {
      for (const guest of listAt(bearers, term)) {
        const count = (counts[guest] ?? 0) + 1;
        counts[guest] = count;
        if (count === times && found.length < end && isWanted(guest)) found.push(guest);
      }
    }
  }
  return found;
}

const goodTerms = ({ terms, grades }: Matches, isGood: Wanted["isGood"]): number[] =>
  terms.filter((term) => isGood(grades[term] ?? 0)).toSorted((a, b) => (grades[a] ?? 0) - (grades[b] ?? 0));

function hasParts({ starts, values }: Vocabulary["parts"], guest: number, count: number): boolean {
  const end = starts[guest + 1] ?? 0;
  let length = 0;
  for (let i = starts[guest] ?? 0; i < end && length < count; i += 1) length = (values[i] ?? 0) < 0 ? 0 : length + 1;
  return length >= count;
}

function hasAllowedForm(
  { starts, values }: Vocabulary["parts"],
  guest: number,
  isAllowed: Wanted["isAllowed"],
): boolean {
  const end = starts[guest + 1] ?? 0;
  let areAllowed = true;
  for (let i = starts[guest] ?? 0; i < end; i += 1) {
    const term = values[i] ?? 0;
    // The next form begins.
    if (term < 0 && areAllowed) return true;
    areAllowed = term < 0 || (areAllowed && isAllowed(term));
  }
  return areAllowed;
}

/**
 * Guests whose names have as many parts as were typed or more, some of them matched by each of the typed ones. Asks for what
 * a typed part matches only while there may be such guests.
 */
export function guestsMatchedByAll<Part>(
  { bearers, parts }: Pick<Vocabulary, "bearers" | "parts">,
  typed: readonly Part[],
  matchesOf: (part: Part) => Matches,
): number[] {
  const [first, ...others] = typed;
  if (first === undefined) return [];
  const seen = new Uint8Array(parts.starts.length - 1);
  let found: number[] = [];
  for (const term of matchesOf(first).terms) {
    for (const guest of listAt(bearers, term)) {
      if (seen[guest] === 1) continue;
      seen[guest] = 1;
      if (hasParts(parts, guest, typed.length)) found.push(guest);
    }
  }
  for (const part of others) {
    if (found.length === 0) break;
    const { grades } = matchesOf(part);
    found = found.filter((guest) => matchesAny(parts, guest, grades));
  }
  return found;
}

function matchesAny({ starts, values }: Vocabulary["parts"], guest: number, grades: Uint8Array): boolean {
  const end = starts[guest + 1] ?? 0;
  for (let i = starts[guest] ?? 0; i < end; i += 1) {
    const term = values[i] ?? 0;
    if (term >= 0 && (grades[term] ?? 0) > 0) return true;
  }
  return false;
}
