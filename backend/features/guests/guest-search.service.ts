import { LRUCache } from "lru-cache";
import { maxSearchLength, maxSearchMatches, maxTablemates, minSearchLength } from "../../../common/limits.ts";
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
import { findGuestEdits, findGuestsToIndex } from "./guest-edit.data.ts";
import type { GuestMatch, Tablemate, TablematePage } from "./guest-match.type.ts";
import { findGuests } from "./search/find-guests.ts";
import { findTablemates, type GuestIndex, type IndexedGuest } from "./search/guest-index.ts";
import { GuestIndexCache } from "./search/guest-index-cache.ts";

const toTablemate = ({ id, name, tableNumber }: IndexedGuest): Tablemate => ({ id, name, tableNumber });

function tablematesOf(index: GuestIndex, guest: IndexedGuest): Tablemate[] {
  return findTablemates(index, guest).slice(0, maxTablemates).map(toTablemate);
}

function visibleInfo(info: Record<string, string>, hiddenColumns: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(info).filter(([column]) => !hiddenColumns.includes(column)));
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

function findMatches(index: GuestIndex, event: SearchableEvent, query: string): readonly GuestMatch[] {
  const { showTablemates, hiddenColumns } = event;
  const key = JSON.stringify([numberOf(index), query, showTablemates, hiddenColumns]);
  const known = kept.get(key);
  if (known) return known;
  const matches = findGuests(index, query, maxSearchMatches).map((guest) => ({
    ...guest,
    additionalInfo: visibleInfo(guest.additionalInfo, hiddenColumns),
    tablemates: showTablemates ? tablematesOf(index, guest) : [],
  }));
  kept.set(key, matches);
  return matches;
}

const indexesOf = onceFor((_db: Database) => new GuestIndexCache());

function getIndex(db: Database, event: SearchableEvent): Promise<GuestIndex> {
  return indexesOf(db).get(event.id, event.guestListVersion, {
    readAll: () => findGuestsToIndex(db, event.id),
    readEdits: (since) => findGuestEdits(db, event.id, since),
  });
}

function refuseLength(query: string): void {
  const { length } = [...query.trim()];
  if (length < minSearchLength)
    throw new DomainError("BAD_INPUT", `Please type at least ${minSearchLength} characters.`);
  if (length > maxSearchLength)
    throw new DomainError("BAD_INPUT", `Please type at most ${maxSearchLength} characters.`);
}

/**
 * The guests of an event whom a typed name finds, best first, with what the event lets guests see: the same object as
 * before, as a rule, where the answer is the same.
 *
 * @throws DomainError BAD_INPUT for fewer than 2 or more than 100 characters; as
 *   {@link requireSearchableEvent}.
 */
export async function searchGuests(
  db: Database,
  visitor: Visitor,
  eventId: number,
  query: string,
): Promise<readonly GuestMatch[]> {
  refuseLength(query);
  const event = await requireSearchableEvent(db, visitor, eventId);
  return findMatches(await getIndex(db, event), event, query);
}

/**
 * What {@link searchGuests} answers, now and again whenever it answers something else. It ends when the visitor may not search
 * the event any more.
 *
 * @throws DomainError as {@link searchGuests}.
 */
export async function watchSearch(
  listener: EventListener & Visitor,
  eventId: number,
  query: string,
): Promise<AsyncIterable<readonly GuestMatch[]>> {
  refuseLength(query);
  const { db, tokens } = listener;
  const { id } = await requireSearchableEvent(db, listener, eventId);
  return watchEvent(listener, id, "guests", (viewer) => searchGuests(db, { viewer, tokens }, id, query));
}

/**
 * Who sits where, in the organiser's order.
 *
 * @throws DomainError as {@link requireSearchableEvent}; NOT_FOUND when the event does not show guests their tablemates.
 */
export async function getSeating(
  db: Database,
  visitor: Visitor,
  eventId: number,
  { offset, limit }: Page,
): Promise<TablematePage> {
  const event = await requireSearchableEvent(db, visitor, eventId);
  if (!event.showTablemates) throw eventNotFound();
  const { guests } = await getIndex(db, event);
  return { nodes: guests.slice(offset, offset + limit).map(toTablemate), totalCount: guests.length };
}
