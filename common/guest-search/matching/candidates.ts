import { listAt, type Vocabulary } from "../index/vocabulary.ts";
import type { PartMatches } from "./part-matches.ts";

/** The most guests that are looked at for one typed word, and for all of them together. */
const maxCandidates = { ofWord: 3_000, ofQuery: 5_000 } as const;

interface Wanted {
  isGood(grade: number): boolean;
  /** Good matches that a name must have. */
  times: number;
  /** Parts that a name must have, in all its forms together. */
  minParts: number;
}

type Matches = Pick<PartMatches, "terms" | "grades" | "bearerCount">;

/**
 * Guests whose names match typed words well, as positions. Of very many only some, so that common words cost little: those
 * of the rarest words, and of the best matches.
 */
export function candidatesFor(
  { bearers, parts }: Pick<Vocabulary, "bearers" | "parts">,
  matches: readonly Matches[],
  { isGood, times, minParts }: Wanted,
  most: { ofWord: number; ofQuery: number } = maxCandidates,
): number[] {
  const counts = new Uint8Array(parts.starts.length - 1);
  const found: number[] = [];
  for (const match of matches.toSorted((a, b) => a.bearerCount - b.bearerCount)) {
    const end = Math.min(found.length + most.ofWord, most.ofQuery);
    for (const term of goodTerms(match, isGood)) {
      for (const guest of listAt(bearers, term)) {
        const count = (counts[guest] ?? 0) + 1;
        counts[guest] = count;
        if (count === times && found.length < end && countParts(parts, guest) >= minParts) found.push(guest);
      }
    }
  }
  return found;
}

const goodTerms = ({ terms, grades }: Matches, isGood: Wanted["isGood"]): number[] =>
  terms.filter((term) => isGood(grades[term] ?? 0)).toSorted((a, b) => (grades[a] ?? 0) - (grades[b] ?? 0));

const countParts = ({ starts }: Vocabulary["parts"], guest: number): number =>
  (starts[guest + 1] ?? 0) - (starts[guest] ?? 0);
