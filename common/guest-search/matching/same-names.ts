import { append } from "../../lib/append.ts";
import type { GuestIndex, IndexedGuest } from "../index/guest-index.ts";
import { namesAt } from "../index/vocabulary.ts";
import { foldedForms } from "../spelling/fold.ts";

/** Words and guests compared before other work gets a turn. */
const perPortion = 500;

/** Groups guests whose names differ at most in accents, case, signs and spaces. Yields where other work may run. */
export function* findSameNames({ guests, vocabulary }: GuestIndex): Generator<void, IndexedGuest[][]> {
  const { terms, ignored, han } = vocabulary;
  const plainest: string[] = [];
  for (const [place, written] of terms.entries()) {
    if (place % perPortion === 0) yield;
    plainest.push(foldedForms(written, han)[0] ?? "");
  }
  const named = new Map<string, IndexedGuest[]>();
  for (const [place, guest] of guests.entries()) {
    if (place % perPortion === 0) yield;
    const own = namesAt(vocabulary, place)[0]?.terms ?? new Int32Array();
    if (own.every((term) => ignored[term] !== 0)) continue;
    append(named, Array.from(own, (term) => plainest[term]).join(""), guest);
  }
  return [...named.values()].filter(({ length }) => length > 1);
}
