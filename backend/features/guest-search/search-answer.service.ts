import { columnMatcher } from "../../../common/column-key.ts";
import { findTablemates, type GuestIndex, type IndexedGuest } from "../../../common/guest-search/index/guest-index.ts";
import { findGuests } from "../../../common/guest-search/matching/find-guests.ts";
import { countNamingLetters } from "../../../common/guest-search/matching/readings.ts";
import { maxSearchMatches } from "../../../common/limits.ts";
import type { Database } from "../../database/client.ts";
import type { AnswerSource } from "../../lib/metrics.ts";
import { onceFor } from "../../lib/once-for.ts";
import { toTextMap } from "../../lib/text-map.ts";
import { maxMatchesOfThreeLetters, maxMatchesOfTwoLetters, maxTablemates } from "../../limits.ts";
import type { SearchableEvent } from "../events/event-access.service.ts";
import type { NamingMatch } from "./budgets/name-budget.ts";
import { isTypedWhole } from "./budgets/typed-whole.ts";
import type { ReadList } from "./guest-index.service.ts";
import type { GuestMatch, Tablemate } from "./guest-match.type.ts";
import { type KeptAnswer, keptAnswersOf } from "./kept-answers.service.ts";

export interface GuestQuery {
  text: string;
  /** The match that carries its tablemates instead of the best one. */
  tablematesOf?: number | undefined;
}

/** Notified of each answer, with whether it came from the cache. */
export interface AnswerCounter {
  db: Database;
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

let indexCount = 0;
/** Indexes never change. Their list's version would not do: an event may be read after the list changed again. */
const numberOf = onceFor((_index: GuestIndex) => (indexCount += 1));

function findAnswer(list: ReadList, query: string, { db, countSearchAnswer }: AnswerCounter): FoundAnswer {
  const { id, isOwn, showTablemates, hiddenColumns } = list.event;
  const text = JSON.stringify([numberOf(list.index), query, isOwn, showTablemates, hiddenColumns]);
  const onKept = (isKept: boolean) => countSearchAnswer(isKept ? "kept" : "made");
  return keptAnswersOf(db).get({ eventId: id, text, isAnswer: isFound }, () => makeAnswer(list, query), onKept);
}

function makeAnswer({ event, index }: ReadList, query: string): FoundAnswer {
  const { isOwn, showTablemates, hiddenColumns } = event;
  const found = findGuests(index, query, maxMatches(event, query));
  const matches = found.guests.map((guest, place) => {
    const carriesTablemates = showTablemates && (isOwn || place === 0);
    return { tablemates: carriesTablemates ? tablematesOf(index, guest) : [], ...shownGuest(guest, hiddenColumns) };
  });
  const suggestions = found.suggestions.map(({ id, name }) => ({ id, name, tablemates: [] }));
  const whole = isOwn ? [] : [...matches, ...suggestions].filter(({ name }) => isTypedWhole(query, name));
  const typedWhole = new Set(whole.map(({ id }) => id));
  const { isCertain, areAllMeant } = found;
  const guestCount = matches.reduce((sum, { tablemates }) => sum + 1 + tablemates.length, 1 + suggestions.length);
  return { matches, isCertain, areAllMeant, suggestions, typedWhole, bytes: guestCount * bytesPerGuest };
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

const bytesPerGuest = 100;

/** The matches for a query, with the fields that an event shows a visitor. */
export interface FoundAnswer extends KeptAnswer {
  matches: readonly GuestMatch[];
  /** Whether the first match is clearly the best among all guests who match. */
  isCertain: boolean;
  /** Whether a household was searched, and the matches are its members and nobody else. */
  areAllMeant: boolean;
  /** If nobody matches: up to three guests with a close name, without their tablemates. */
  suggestions: readonly NamingMatch[];
  /** Ids of those whose names are typed whole. */
  typedWhole: ReadonlySet<number>;
}

const isFound = (kept: KeptAnswer): kept is FoundAnswer => "typedWhole" in kept;
