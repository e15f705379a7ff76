import type { GuestIndex, IndexedGuest } from "../../../common/guest-search/index/guest-index.ts";
import { splitName } from "../../../common/guest-search/spelling/name-parts.ts";
import { maxSearchLength, minSearchLength } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import type { CallerTokens } from "../../http/caller-tokens.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { countsOf, doLongWork, type SearchLimit } from "../../lib/limiters.ts";
import { onceFor } from "../../lib/once-for.ts";
import { otherWork } from "../../lib/other-work.ts";
import type { Page } from "../../lib/page.ts";
import { maxTablemates, rates } from "../../limits.ts";
import {
  eventNotFound,
  requireSearchableEvent,
  type SearchableEvent,
  type Visitor,
} from "../events/event-access.service.ts";
import { type EventListener, watchEvent } from "../events/event-change.service.ts";
import { knownPhone } from "../events/guest-note.service.ts";
import type { PersonalLink } from "../events/personal-link.service.ts";
import { readRoomStamp } from "../floor-plan/guest-room.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import {
  revealMatches,
  revealMatchesAgain,
  revealSuggestions,
  revealTables,
  type Searcher,
} from "./guest-budget.service.ts";
import { readGuestList, readLinkedList } from "./guest-index.service.ts";
import type { GuestMatch, TablematePage } from "./guest-match.type.ts";
import { insertShownSeats } from "./guest-search.data.ts";
import {
  type AnswerCounter,
  findShownGuest,
  findVisibleAnswer,
  type GuestQuery,
  toTablemate,
} from "./search-answer.service.ts";
import { giveSeatingPass, readSeatingPass } from "./seating-pass.service.ts";

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

export interface SearchAnswer {
  /** As the searcher may see it. */
  event: SearchableEvent;
  /** Best first, as far as the searcher's budgets allow. */
  matches: readonly GuestMatch[];
  /** Whether the first match can be greeted; otherwise the caller must ask who is meant. */
  isCertain: boolean;
  /** Whether several people were searched, as in "Tom and Anna Becker", and the matches are they and nobody else. */
  areAllMeant: boolean;
  /** If nobody matches: up to three close names, as far as the budgets allow. */
  suggestions: readonly string[];
}

/** Of two people with their middle names. More common names take several milliseconds on a long list. */
const maxWordsAtOnce = 6;

/**
 * What a search finds; gives a pass for {@link getSeating} if tablemates are shown. @throws DomainError BAD_INPUT
 * outside 2 to 100 characters; as {@link countSearch}, {@link requireSearchableEvent}
 */
export async function answerSearch(searcher: GuestSearcher, eventId: number, query: GuestQuery): Promise<SearchAnswer> {
  await countSearch(searcher);
  refuseLength(query.text);
  const list = await readGuestList(searcher.db, searcher, eventId);
  const { event } = list;
  const find = () => findVisibleAnswer(list, query, searcher);
  const isLong = splitName(query.text).length > maxWordsAtOnce;
  const found = isLong ? await doLongWork(searcher.clientAddress, find) : find();
  const matches = revealMatches(searcher, event, found);
  if (!event.hasList && event.showTablemates) giveSeatingPass(searcher.tokens, event.id, tablesOf(matches));
  // Certainty is about the best of all matches, which budgets may leave out.
  const isCertain = found.isCertain && matches[0]?.id === found.matches[0]?.id;
  const picked = matches.find(({ id }) => id === query.tablematesOf);
  const areAllMeant = found.areAllMeant && matches.length === found.matches.length;
  const shown = areAllMeant ? matches : matches.slice(0, isCertain ? 1 : 0);
  for (const guest of picked ? [picked] : shown) noteShownSeat(searcher.db, event, guest);
  return {
    event,
    matches,
    isCertain,
    areAllMeant,
    suggestions: revealSuggestions(searcher, event, found),
  };
}

/**
 * What a guest's personal link shows: that guest, as a search that is certain; gives a pass as {@link answerSearch}.
 * @throws DomainError NOT_FOUND if the link is not valid, or its guest is no longer on the list; as {@link countSearch}
 */
export async function answerLink(searcher: GuestSearcher, eventId: number, link: PersonalLink): Promise<SearchAnswer> {
  await countSearch(searcher);
  const list = await readLinkedList(searcher.db, searcher, eventId, link);
  const { event } = list;
  const guest = findShownGuest(list, link.guestId);
  if (!guest) throw new DomainError("NOT_FOUND", message("refusals.linkNotValid"));
  if (!event.hasList && event.showTablemates) giveSeatingPass(searcher.tokens, event.id, tablesOf([guest]));
  noteShownSeat(searcher.db, event, guest);
  return { event, matches: [guest], isCertain: true, areAllMeant: false, suggestions: [] };
}

/** The matches of {@link answerSearch}. @throws DomainError as {@link answerSearch} */
export async function searchGuests(
  searcher: GuestSearcher,
  eventId: number,
  query: GuestQuery,
): Promise<readonly GuestMatch[]> {
  return (await answerSearch(searcher, eventId, query)).matches;
}

/** An answer on a screen, sent again when its guests change or the room that shows their table. */
export interface LiveAnswer {
  matches: readonly GuestMatch[];
  /** Differs between rooms that look different; undefined if guests see none. */
  roomStamp: string | undefined;
}

/**
 * {@link searchGuests} now and after changes, while the event may be searched. Sockets cannot set cookies, so no pass.
 * @throws DomainError as {@link searchGuests}
 */
export async function watchSearch(
  listener: EventListener & GuestSearcher,
  eventId: number,
  query: GuestQuery,
): Promise<AsyncIterable<LiveAnswer>> {
  await countSearch(listener);
  refuseLength(query.text);
  const { db, tokens, noteRemembered } = listener;
  const { id } = await requireSearchableEvent(db, listener, eventId);
  return watchEvent(listener, id, "guests", async (viewer) => {
    await otherWork();
    const list = await readGuestList(db, { viewer, tokens, noteRemembered }, id);
    const matches = revealMatchesAgain(listener, list.event, findVisibleAnswer(list, query, listener));
    return matches && { matches, roomStamp: await readRoomStamp(db, list.event) };
  });
}

/** Each table is cut to the size of a search's answer, because a table may be a whole hall. */
function guestsAt(index: GuestIndex, tables: readonly string[]): IndexedGuest[][] {
  return tables.map((table) => index.tables.get(table)?.slice(0, maxTablemates + 1) ?? []);
}

/**
 * Who sits where: everybody for organizers; for others the tables on their pass, newest first, as far as the budgets
 * allow. @throws DomainError NOT_FOUND without a pass or shown tablemates; as {@link countSearch}, {@link
 * requireSearchableEvent}
 */
export async function getSeating(
  searcher: GuestSearcher,
  eventId: number,
  { offset, limit }: Page,
): Promise<TablematePage> {
  await countSearch(searcher);
  const { event, index } = await readGuestList(searcher.db, searcher, eventId);
  if (!event.showTablemates) throw eventNotFound();
  const told = readSeatingPass(searcher.tokens, event.id);
  if (!event.hasList && told === undefined) throw eventNotFound();
  const guests = event.hasList ? index.guests : revealTables(searcher, event, guestsAt(index, told ?? []));
  return { nodes: guests.slice(offset, offset + limit).map(toTablemate), totalCount: guests.length };
}

/** A caller as the search limit sees them. */
interface CountedSearcher {
  viewer: Viewer;
  limits: { searches: SearchLimit };
  clientAddress: string;
  tokens: CallerTokens;
}

const doorSearchesOf = countsOf(rates.searchesAtDoor);

/** Counts a search without an account; known phones have a reserve. @throws DomainError RATE_LIMITED */
async function countSearch({ viewer, limits: { searches }, clientAddress, tokens }: CountedSearcher): Promise<void> {
  if (viewer.kind === "anonymous") await searches.count(clientAddress, () => knownPhone(tokens));
  if (viewer.kind !== "helper") return;
  const { id, role } = viewer.helper;
  if (role === "door") await doorSearchesOf(searches).count(String(id));
  else await searches.count(`helper ${id}`);
}

/** As many as the largest lists have; with more, the database has been away for long. */
const maxUnwritten = 100_000;
const unwritten = onceFor((_db: Database) => new Set<number>());

/** Notes in memory, without time or device, that a guest's search has shown where somebody sits. */
function noteShownSeat(
  db: Database,
  { isOwn, isSample }: SearchableEvent,
  guest: { id: number; tableNumber: string } | undefined,
): void {
  if (!guest || guest.tableNumber === "" || isOwn || isSample) return;
  const noted = unwritten(db);
  if (noted.size < maxUnwritten) noted.add(guest.id);
}

/** Writes what was noted since the last time, in one statement, or keeps it for the next time if that fails. */
export async function writeShownSeats(db: Database): Promise<void> {
  const noted = unwritten(db);
  if (noted.size === 0 || db.contact.loss) return;
  const guestIds = [...noted];
  noted.clear();
  try {
    await insertShownSeats(db.prisma, guestIds);
  } catch (error) {
    for (const id of guestIds) noted.add(id);
    throw error;
  }
}
