import { maxSearchLength, maxTablemates, minSearchLength } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { Page } from "../../lib/page.ts";
import { eventNotFound, requireSearchableEvent, type Visitor } from "../events/event-access.service.ts";
import { type EventListener, watchEvent } from "../events/event-change.service.ts";
import { type Searcher, tellMatches, tellMatchesAgain, tellTables } from "./guest-budget.service.ts";
import { getGuestIndex, readGuestList } from "./guest-index.service.ts";
import type { GuestMatch, TablematePage } from "./guest-match.type.ts";
import type { GuestIndex, IndexedGuest } from "./index/guest-index.ts";
import { type AnswerCounter, findVisibleMatches, type GuestQuery, toTablemate } from "./search-answer.service.ts";
import { type CountedSearcher, countSearch } from "./search-limit.service.ts";
import { giveSeatingPass, readSeatingPass } from "./seating-pass.service.ts";

/** Somebody who searches, with all that limits it. */
type GuestSearcher = CountedSearcher & Searcher & Visitor & AnswerCounter;

function refuseLength(query: string): void {
  const { length } = [...query.trim()];
  if (length < minSearchLength)
    throw new DomainError("BAD_INPUT", message("refusals.searchTooShort", { minimum: minSearchLength }));
  if (length > maxSearchLength)
    throw new DomainError("BAD_INPUT", message("refusals.searchTooLong", { maximum: maxSearchLength }));
}

const tablesOf = (matches: readonly GuestMatch[]) =>
  matches.map(({ tableNumber }) => tableNumber).filter((table) => table !== "");

/**
 * The guests of an event whom a typed name finds, best first, with what the event lets guests see and as many names as the
 * searcher's budgets allow: the same object as before, as a rule, where the answer is the same. Guests of an event that shows
 * tablemates get a pass for the tables that they found, with which {@link getSeating} answers them.
 *
 * @throws DomainError BAD_INPUT for fewer than 2 or more than 100 characters; as {@link countSearch} and
 *   {@link requireSearchableEvent}.
 */
export async function searchGuests(
  searcher: GuestSearcher,
  eventId: number,
  query: GuestQuery,
): Promise<readonly GuestMatch[]> {
  await countSearch(searcher);
  refuseLength(query.text);
  const list = await readGuestList(searcher.db, searcher, eventId);
  const { event } = list;
  const matches = tellMatches(searcher, { event, query: query.text }, findVisibleMatches(list, query, searcher));
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
  listener: EventListener & GuestSearcher,
  eventId: number,
  query: GuestQuery,
): Promise<AsyncIterable<readonly GuestMatch[]>> {
  await countSearch(listener);
  refuseLength(query.text);
  const { db, tokens } = listener;
  const { id } = await requireSearchableEvent(db, listener, eventId);
  return watchEvent(listener, id, "guests", async (viewer) => {
    const list = await readGuestList(db, { viewer, tokens }, id);
    return tellMatchesAgain(
      listener,
      { event: list.event, query: query.text },
      findVisibleMatches(list, query, listener),
    );
  });
}

/** The guests at tables that were found; of a table that is a whole hall, as many as a search would return. */
function guestsAt(index: GuestIndex, tables: readonly string[]): IndexedGuest[][] {
  return tables.map((table) => index.tables.get(table)?.slice(0, maxTablemates + 1) ?? []);
}

/**
 * Who sits where: for the event's organizers, everybody in the organizer's order; for others, the tables that searches
 * have told them by the pass that they show, those told last first, and of these what the budgets allow.
 *
 * @throws DomainError as {@link countSearch} and {@link requireSearchableEvent}; NOT_FOUND when the event does not show guests their tablemates, or
 *   the caller shows no pass for it.
 */
export async function getSeating(
  searcher: GuestSearcher,
  eventId: number,
  { offset, limit }: Page,
): Promise<TablematePage> {
  await countSearch(searcher);
  const event = await requireSearchableEvent(searcher.db, searcher, eventId);
  if (!event.showTablemates) throw eventNotFound();
  const told = readSeatingPass(searcher.tokens, event.id);
  if (!event.isOwn && told === undefined) throw eventNotFound();
  const { index } = await getGuestIndex(searcher.db, event);
  const guests = event.isOwn ? index.guests : tellTables(searcher, event, guestsAt(index, told ?? []));
  return { nodes: guests.slice(offset, offset + limit).map(toTablemate), totalCount: guests.length };
}
