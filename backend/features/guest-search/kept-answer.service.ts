import { LRUCache } from "lru-cache";
import type { NamingMatch } from "./budgets/narrowed-answer.ts";
import type { GuestMatch } from "./guest-match.type.ts";

/** Approximate memory for all cached answers together, in bytes. */
const mostBytesKept = 20_000_000;
const bytesPerGuest = 100;
const bytesPerLetter = 2;

/** The matches for a query, with the fields that an event shows a visitor. */
export interface FoundAnswer {
  /** Best first. */
  matches: readonly GuestMatch[];
  /** Whether the first match is clearly the best among all guests who match. */
  isCertain: boolean;
  /** If nobody matches: guests with a name close to what was typed, up to three, without their tablemates. */
  suggestions: readonly NamingMatch[];
}

function bytesOf({ matches, suggestions }: FoundAnswer, key: string): number {
  const guests = matches.reduce((sum, { tablemates }) => sum + 1 + tablemates.length, 1 + suggestions.length);
  return guests * bytesPerGuest + key.length * bytesPerLetter;
}

/**
 * The answers of all indexes. Guests of an event type the same beginnings again and again; an index never changes, so its
 * results do not either.
 */
export const keptAnswers = new LRUCache<string, FoundAnswer>({ maxSize: mostBytesKept, sizeCalculation: bytesOf });
