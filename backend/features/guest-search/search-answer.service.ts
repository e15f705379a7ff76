import { columnMatcher } from "../../../common/column-key.ts";
import { findTablemates, type GuestIndex, type IndexedGuest } from "../../../common/guest-search/index/guest-index.ts";
import { findGuests } from "../../../common/guest-search/matching/find-guests.ts";
import { countNamingLetters } from "../../../common/guest-search/matching/readings.ts";
import { maxSearchMatches } from "../../../common/limits.ts";
import type { AnswerSource } from "../../lib/metrics.ts";
import { onceFor } from "../../lib/once-for.ts";
import { toTextMap } from "../../lib/text-map.ts";
import { maxMatchesOfThreeLetters, maxMatchesOfTwoLetters, maxTablemates } from "../../limits.ts";
import type { SearchableEvent } from "../events/event-access.service.ts";
import type { ReadList } from "./guest-index.service.ts";
import type { GuestMatch, Tablemate } from "./guest-match.type.ts";
import { type FoundAnswer, keptAnswer } from "./kept-answer.service.ts";

export interface GuestQuery {
  text: string;
  /** The match that carries its tablemates instead of the best one. */
  tablematesOf?: number | undefined;
}

/** Notified of each answer, with whether it came from the cache. */
export interface AnswerCounter {
  countSearchAnswer(source: AnswerSource): void;
}

/** A guest as shown to others at their table. */
export const toTablemate = ({ id, name, tableNumber }: IndexedGuest): Tablemate => ({ id, name, tableNumber });

function tablematesOf(index: GuestIndex, guest: Pick<IndexedGuest, "id" | "tableNumber">): Tablemate[] {
  return findTablemates(index, guest).slice(0, maxTablemates).map(toTablemate);
}

const matcherOf = onceFor((hiddenColumns: readonly string[]) => columnMatcher(hiddenColumns));

function visibleInfo(info: string, hiddenColumns: readonly string[]): Record<string, string> {
  if (info === "") return {};
  const isHidden = matcherOf(hiddenColumns);
  return Object.fromEntries(Object.entries(toTextMap(JSON.parse(info))).filter(([column]) => !isHidden(column)));
}

/** Guests get fewer matches for a few letters, which would match half the list. */
function maxMatches({ isOwn }: SearchableEvent, query: string): number {
  if (isOwn) return maxSearchMatches;
  const letters = countNamingLetters(query);
  if (letters <= 2) return maxMatchesOfTwoLetters;
  return letters === 3 ? maxMatchesOfThreeLetters : maxSearchMatches;
}

function findAnswer({ event, index }: ReadList, query: string, { countSearchAnswer }: AnswerCounter): FoundAnswer {
  const { isOwn, showTablemates, hiddenColumns } = event;
  const question = JSON.stringify([query, isOwn, showTablemates, hiddenColumns]);
  const onKept = (isKept: boolean) => countSearchAnswer(isKept ? "kept" : "made");
  return keptAnswer(index, question, () => makeAnswer({ event, index }, query), onKept);
}

function makeAnswer({ event, index }: ReadList, query: string): FoundAnswer {
  const { isOwn, showTablemates, hiddenColumns } = event;
  const found = findGuests(index, query, maxMatches(event, query));
  const matches = found.guests.map((guest, place) => {
    const carriesTablemates = showTablemates && (isOwn || place === 0);
    return { ...shownGuest(guest, hiddenColumns), tablemates: carriesTablemates ? tablematesOf(index, guest) : [] };
  });
  const suggestions = found.suggestions.map(({ id, name }) => ({ id, name, tablemates: [] }));
  return { matches, isCertain: found.isCertain, areAllMeant: found.areAllMeant, suggestions };
}

function shownGuest({ id, name, tableNumber, info }: IndexedGuest, hiddenColumns: readonly string[]) {
  return { id, name, tableNumber, additionalInfo: visibleInfo(info, hiddenColumns) };
}

/** One guest of the list as shown to themselves; undefined if no guest has this id. */
export function findShownGuest({ event, index }: ReadList, id: number): GuestMatch | undefined {
  const guest = index.guests.find((one) => one.id === id);
  if (!guest) return undefined;
  const tablemates = event.showTablemates ? tablematesOf(index, guest) : [];
  return { ...shownGuest(guest, event.hiddenColumns), tablemates };
}

function withTablematesOf(
  index: GuestIndex,
  { isOwn, showTablemates }: SearchableEvent,
  matches: readonly GuestMatch[],
  guestId: number,
): readonly GuestMatch[] {
  if (isOwn || !showTablemates || matches[0]?.id === guestId) return matches;
  return matches.map((match) => ({ ...match, tablemates: match.id === guestId ? tablematesOf(index, match) : [] }));
}

/** The matches, best first, with the fields shown to this visitor. Usually the same object if unchanged. */
export function findVisibleAnswer(
  list: ReadList,
  { text, tablematesOf: guestId }: GuestQuery,
  counter: AnswerCounter,
): FoundAnswer {
  const answer = findAnswer(list, text, counter);
  if (guestId === undefined) return answer;
  return { ...answer, matches: withTablematesOf(list.index, list.event, answer.matches, guestId) };
}
