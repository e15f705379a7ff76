import { LRUCache } from "lru-cache";
import { columnMatcher } from "../../../common/column-key.ts";
import {
  maxMatchesOfThreeLetters,
  maxMatchesOfTwoLetters,
  maxSearchLength,
  maxSearchMatches,
  maxTablemates,
  minSearchLength,
} from "../../../common/limits.ts";
import type { Database } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { Page } from "../../lib/page.ts";
import {
  eventNotFound,
  requireSearchableEvent,
  type SearchableEvent,
  type Visitor,
} from "../events/event-access.service.ts";
import { type EventListener, watchEvent } from "../events/event-change.service.ts";
import { type Searcher, tellMatches, tellMatchesAgain, tellTables } from "./guest-budget.service.ts";
import { findGuestEdits, findGuestsToIndex } from "./guest-edit.data.ts";
import type { GuestMatch, Tablemate, TablematePage } from "./guest-match.type.ts";
import { findGuests } from "./search/find-guests.ts";
import { findTablemates, type GuestIndex, type IndexedGuest } from "./search/guest-index.ts";
import { GuestIndexCache, type ListedIndex } from "./search/guest-index-cache.ts";
import { countNamingLetters } from "./search/readings.ts";
import { giveSeatingPass, readSeatingPass } from "./seating-pass.service.ts";

const toTablemate = ({ id, name, tableNumber }: IndexedGuest): Tablemate => ({ id, name, tableNumber });

function tablematesOf(index: GuestIndex, guest: Pick<IndexedGuest, "id" | "tableNumber">): Tablemate[] {
  return findTablemates(index, guest).slice(0, maxTablemates).map(toTablemate);
}

const matcherOf = onceFor((hiddenColumns: readonly string[]) => columnMatcher(hiddenColumns));

function visibleInfo(info: Record<string, string>, hiddenColumns: readonly string[]): Record<string, string> {
  const isHidden = matcherOf(hiddenColumns);
  return Object.fromEntries(Object.entries(info).filter(([column]) => !isHidden(column)));
}

/** Memory that the answers hold together which are kept, in bytes, roughly. */
const mostBytesKept = 20_000_000;
const bytesPerGuest = 100;
const bytesPerLetter = 2;

function bytesOf(matches: readonly GuestMatch[], key: string): number {
  const guests = matches.reduce((sum, { tablemates }) => sum + 1 + tablemates.length, 1);
  return guests * bytesPerGuest + key.length * bytesPerLetter;
}

// Guests of one event type the same beginnings again and again. An index never changes, so neither does what it finds.
const kept = new LRUCache<string, readonly GuestMatch[]>({ maxSize: mostBytesKept, sizeCalculation: bytesOf });

let indexes = 0;
const numberOf = onceFor((_index: GuestIndex) => {
  indexes += 1;
  return indexes;
});

/** Most matches of a search: guests get fewer for a few letters, which would fit half the list. */
function mostMatches({ isOwn }: SearchableEvent, query: string): number {
  if (isOwn) return maxSearchMatches;
  const letters = countNamingLetters(query);
  if (letters <= 2) return maxMatchesOfTwoLetters;
  return letters === 3 ? maxMatchesOfThreeLetters : maxSearchMatches;
}

function findMatches(index: GuestIndex, event: SearchableEvent, query: string): readonly GuestMatch[] {
  const { isOwn, showTablemates, hiddenColumns } = event;
  const key = JSON.stringify([numberOf(index), query, isOwn, showTablemates, hiddenColumns]);
  const known = kept.get(key);
  if (known) return known;
  const matches = findGuests(index, query, mostMatches(event, query)).map((guest, place) => {
    const carriesTablemates = showTablemates && (isOwn || place === 0);
    return {
      ...guest,
      additionalInfo: visibleInfo(guest.additionalInfo, hiddenColumns),
      tablemates: carriesTablemates ? tablematesOf(index, guest) : [],
    };
  });
  kept.set(key, matches);
  return matches;
}

/** The same matches with the tablemates of another one than the best. */
function withTablematesOf(
  index: GuestIndex,
  { isOwn, showTablemates }: SearchableEvent,
  matches: readonly GuestMatch[],
  guestId: number,
): readonly GuestMatch[] {
  if (isOwn || !showTablemates || matches[0]?.id === guestId) return matches;
  return matches.map((match) => ({ ...match, tablemates: match.id === guestId ? tablematesOf(index, match) : [] }));
}

const indexesOf = onceFor((_db: Database) => new GuestIndexCache());

function getIndex(db: Database, { id, guestListVersion }: SearchableEvent): Promise<ListedIndex> {
  return indexesOf(db).get(id, guestListVersion, {
    async readAll() {
      const list = await findGuestsToIndex(db, id);
      if (!list) throw eventNotFound();
      return list;
    },
    readEdits: (since) => findGuestEdits(db, id, since),
  });
}

/** An event and the index of its list. */
interface ReadList {
  event: SearchableEvent;
  index: GuestIndex;
}

/**
 * Reads an event and the index of its list. Where the list has become newer than the event was read, the event is read again: with
 * the list it may have come to hide columns that guests of the newer list have.
 */
async function readList(db: Database, visitor: Visitor, eventId: number): Promise<ReadList> {
  const event = await requireSearchableEvent(db, visitor, eventId);
  const { version, index } = await getIndex(db, event);
  if (version <= event.guestListVersion) return { event, index };
  return { event: await requireSearchableEvent(db, visitor, eventId), index };
}

function refuseLength(query: string): void {
  const { length } = [...query.trim()];
  if (length < minSearchLength)
    throw new DomainError("BAD_INPUT", `Please type at least ${minSearchLength} characters.`);
  if (length > maxSearchLength)
    throw new DomainError("BAD_INPUT", `Please type at most ${maxSearchLength} characters.`);
}

/** What is searched for. */
export interface GuestQuery {
  /** What somebody typed. */
  text: string;
  /** The match that carries its tablemates in the place of the best one. */
  tablematesOf?: number | undefined;
}

function findVisibleMatches({ event, index }: ReadList, { text, tablematesOf: guestId }: GuestQuery) {
  const matches = findMatches(index, event, text);
  return guestId === undefined ? matches : withTablematesOf(index, event, matches, guestId);
}

const tablesOf = (matches: readonly GuestMatch[]) =>
  matches.map(({ tableNumber }) => tableNumber).filter((table) => table !== "");

/**
 * The guests of an event whom a typed name finds, best first, with what the event lets guests see and as many names as the
 * searcher's budgets allow: the same object as before, as a rule, where the answer is the same. Guests of an event that shows
 * tablemates get a pass for the tables that they are told, with which {@link getSeating} answers them.
 *
 * @throws DomainError BAD_INPUT for fewer than 2 or more than 100 characters; as {@link requireSearchableEvent}.
 */
export async function searchGuests(
  searcher: Searcher & Visitor,
  eventId: number,
  query: GuestQuery,
): Promise<readonly GuestMatch[]> {
  refuseLength(query.text);
  const list = await readList(searcher.db, searcher, eventId);
  const { event } = list;
  const matches = tellMatches(searcher, { event, query: query.text }, findVisibleMatches(list, query));
  if (!event.isOwn && event.showTablemates) giveSeatingPass(searcher.tokens, event.id, tablesOf(matches));
  return matches;
}

/**
 * What {@link searchGuests} answers, now and again whenever it answers something else. Beyond the budgets, it answers what was
 * told before, and nothing while there is none. It ends when the visitor may not search the event any more. It gives no
 * pass: sockets cannot.
 *
 * @throws DomainError as {@link searchGuests}.
 */
export async function watchSearch(
  listener: EventListener & Searcher & Visitor,
  eventId: number,
  query: GuestQuery,
): Promise<AsyncIterable<readonly GuestMatch[]>> {
  refuseLength(query.text);
  const { db, tokens } = listener;
  const { id } = await requireSearchableEvent(db, listener, eventId);
  return watchEvent(listener, id, "guests", async (viewer) => {
    const list = await readList(db, { viewer, tokens }, id);
    return tellMatchesAgain(listener, { event: list.event, query: query.text }, findVisibleMatches(list, query));
  });
}

/** The guests at tables that were told; of a table that is a hall, as many as a search would answer. */
function guestsAt(index: GuestIndex, tables: readonly string[]): IndexedGuest[][] {
  return tables.map((table) => index.tables.get(table)?.slice(0, maxTablemates + 1) ?? []);
}

/**
 * Who sits where: for whoever looks after the event, everybody in the organiser's order; for others, the tables that searches
 * have told them by the pass that they show, those told last first, and of these what the budgets allow.
 *
 * @throws DomainError as {@link requireSearchableEvent}; NOT_FOUND when the event does not show guests their tablemates, or
 *   the caller shows no pass for it.
 */
export async function getSeating(
  searcher: Searcher & Visitor,
  eventId: number,
  { offset, limit }: Page,
): Promise<TablematePage> {
  const event = await requireSearchableEvent(searcher.db, searcher, eventId);
  if (!event.showTablemates) throw eventNotFound();
  const told = readSeatingPass(searcher.tokens, event.id);
  if (!event.isOwn && told === undefined) throw eventNotFound();
  const { index } = await getIndex(searcher.db, event);
  const guests = event.isOwn ? index.guests : tellTables(searcher, event, guestsAt(index, told ?? []));
  return { nodes: guests.slice(offset, offset + limit).map(toTablemate), totalCount: guests.length };
}
