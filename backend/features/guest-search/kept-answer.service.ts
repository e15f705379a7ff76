import { LRUCache } from "lru-cache";
import type { NamingMatch } from "./budgets/narrowed-answer.ts";
import type { GuestMatch } from "./guest-match.type.ts";

const maxBytesKept = 20_000_000;
const bytesPerGuest = 100;
const bytesPerLetter = 2;

/** The matches for a query, with the fields that an event shows a visitor. */
export interface FoundAnswer {
  matches: readonly GuestMatch[];
  /** Whether the first match is clearly the best among all guests who match. */
  isCertain: boolean;
  /** Whether a household was searched, and the matches are its members and nobody else. */
  areAllMeant: boolean;
  /** If nobody matches: up to three guests with a close name, without their tablemates. */
  suggestions: readonly NamingMatch[];
}

function bytesOf({ matches, suggestions }: FoundAnswer, key: string): number {
  const guests = matches.reduce((sum, { tablemates }) => sum + 1 + tablemates.length, 1 + suggestions.length);
  return guests * bytesPerGuest + key.length * bytesPerLetter;
}

// Indexes never change, so their results do not either.
const keptAnswers = new LRUCache<string, FoundAnswer>({ maxSize: maxBytesKept, sizeCalculation: bytesOf });

const beginningOf = (eventId: number) => `${eventId} `;

/** Finds an answer once per question, which holds all it depends on. `onKept` gets whether it was cached. */
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
