import { LRUCache } from "lru-cache";
import type { NamingMatch } from "./budgets/narrowed-answer.ts";
import type { GuestMatch } from "./guest-match.type.ts";

/** Approximate memory for all cached answers together, in bytes. */
const maxBytesKept = 20_000_000;
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

// An index never changes, so its results do not either.
const keptAnswers = new LRUCache<string, FoundAnswer>({ maxSize: maxBytesKept, sizeCalculation: bytesOf });

const beginningOf = (eventId: number) => `${eventId} `;

/**
 * An answer from an event's list: guests of an event type the same beginnings again and again, and each is searched once.
 *
 * @param question the index and all else that the answer depends on
 * @param find searches
 * @param onKept called with whether the answer was kept already
 */
export function keptAnswer(
  eventId: number,
  question: string,
  find: () => FoundAnswer,
  onKept: (isKept: boolean) => void,
): FoundAnswer {
  const key = beginningOf(eventId) + question;
  const known = keptAnswers.get(key);
  onKept(known !== undefined);
  if (known) return known;
  const answer = find();
  keptAnswers.set(key, answer);
  return answer;
}

/** Forgets the answers from an event's list, or all of them. */
export function forgetAnswers(eventId?: number): void {
  const beginning = eventId === undefined ? "" : beginningOf(eventId);
  for (const key of [...keptAnswers.keys()]) if (key.startsWith(beginning)) keptAnswers.delete(key);
}
