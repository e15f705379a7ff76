import { LRUCache } from "lru-cache";
import type { GuestIndex } from "../../../common/guest-search/index/guest-index.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { NamingMatch } from "./budgets/narrowed-answer.ts";
import type { GuestMatch } from "./guest-match.type.ts";

/** Of one list. */
const maxBytesKept = 2_000_000;
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

// Indexes never change, so their results do not either, and end with them.
const answersOf = onceFor(
  (_index: GuestIndex) => new LRUCache<string, FoundAnswer>({ maxSize: maxBytesKept, sizeCalculation: bytesOf }),
);

/** Finds an answer once per question, which holds all it depends on besides the index. `onKept` gets whether it was cached. */
export function keptAnswer(
  index: GuestIndex,
  question: string,
  find: () => FoundAnswer,
  onKept: (isKept: boolean) => void,
): FoundAnswer {
  const answers = answersOf(index);
  const known = answers.get(question);
  onKept(known !== undefined);
  if (known) return known;
  const answer = find();
  answers.set(question, answer);
  return answer;
}
