import { append } from "../../../lib/append.ts";
import type { GuestIndex, IndexedGuest } from "../index/guest-index.ts";
import { listAt } from "../index/vocabulary.ts";
import { foldedForms } from "../spelling/fold.ts";

/** Words, and guests, that are compared before other work gets a turn. */
const perPortion = 500;

/**
 * Guests whose names are the same apart from accents, case, signs and spaces, by name, in the order of the list. "Guest" and
 * other words that name nobody do not count as names. Yields where other work may have a turn.
 */
export function* findSameNames({ guests, vocabulary }: GuestIndex): Generator<void, IndexedGuest[][]> {
  const { terms, parts, ignored } = vocabulary;
  const plainest: string[] = [];
  for (const [place, written] of terms.entries()) {
    if (place % perPortion === 0) yield;
    plainest.push(foldedForms(written)[0] ?? "");
  }
  const named = new Map<string, IndexedGuest[]>();
  for (const [place, guest] of guests.entries()) {
    if (place % perPortion === 0) yield;
    const own = listAt(parts, place);
    if (own.every((term) => ignored[term] !== 0)) continue;
    append(named, Array.from(own, (term) => plainest[term]).join(""), guest);
  }
  return [...named.values()].filter(({ length }) => length > 1);
}
