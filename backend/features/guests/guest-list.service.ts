import { LRUCache } from "lru-cache";
import { familyNameKey } from "../../../common/family-name.ts";
import type { GuestIndex } from "../../../common/guest-search/index/guest-index.ts";
import { findSameNames } from "../../../common/guest-search/matching/same-names.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { batched } from "../../lib/batched.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { Turns } from "../../lib/limiters.ts";
import { onceFor } from "../../lib/once-for.ts";
import { inPortions, otherWork } from "../../lib/other-work.ts";
import { lazyListPart, type Page } from "../../lib/page.ts";
import { portionsOf } from "../../lib/portions-of.ts";
import type { SortDirection } from "../../lib/sort-direction.ts";
import { maxGuestsSelected, turns } from "../../limits.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { readGuestListVersion } from "../events/event.service.ts";
import { readOwnGuestIndex } from "../guest-search/guest-index.service.ts";
import { searchGuestList } from "../guest-search/list-search.service.ts";
import type { Author } from "../users/viewer.type.ts";
import {
  countGuestsByEvent,
  findCompanyIds,
  findGuestColumns,
  findGuestIds,
  findGuestPage,
  findGuests,
  findGuestsFound,
  findNamesakeIds,
  keepGuestIdsOf,
} from "./guest.data.ts";
import type { GuestSearchArgs, GuestSort } from "./guest.input.ts";
import { type Guest, type GuestCompany, type GuestPage, maxPlusOnes, type SameNames } from "./guest.type.ts";
import {
  findGuestFigures,
  findGuestValues,
  findHostNames,
  findSortedNames,
  type GuestPart,
  type StoredOrder,
  sortByKeys,
} from "./guest-list.data.ts";

/** In each cache, in memory: a few megabytes. */
const maxEntriesKept = 1_000_000;

/** Reads something of a list once for each version of the list. */
function oncePerVersion<Entry>(read: (db: Queryable, id: ListReadableEventId) => Promise<readonly Entry[]>) {
  const keptOf = onceFor(
    (_db: Database) =>
      new LRUCache<ListReadableEventId, { version: number; entries: readonly Entry[] }>({
        maxSize: maxEntriesKept,
        sizeCalculation: ({ entries }) => entries.length + 1,
      }),
  );
  return async (db: Database, id: ListReadableEventId): Promise<readonly Entry[]> => {
    const version = await readGuestListVersion(db.prisma, id);
    const kept = keptOf(db).get(id);
    if (kept?.version === version) return kept.entries;
    const entries = await read(db.prisma, id);
    keptOf(db).set(id, { version, entries });
    return entries;
  };
}

/** Extra columns in the organizer's order. */
export const getGuestColumns = oncePerVersion(findGuestColumns);

/** A page of guests or of those found, best first by default. Reading it throws as {@link searchGuestList}. */
export function getGuests(
  db: Database,
  eventId: ListReadableEventId,
  { args, sort }: { args: GuestSearchArgs; sort: GuestSort | undefined },
  page: Page,
): GuestPage {
  const { search, part } = wantedBy(args);
  const stored = sort && storedOrder(sort);
  const family = stored ? undefined : sort?.direction;
  if (search === "" && !family) return findGuestPage(db.prisma, eventId, { part, sort: stored }, page);
  let found: Promise<number[]> | undefined;
  const find = () => {
    found ??= findIds(db, eventId, { search, part, family });
    return found;
  };
  return lazyListPart(
    async () => findGuestsFound(db.prisma, eventId, { ids: await find(), sort: stored }, page),
    async () => (await find()).length,
  );
}

const storedOrder = ({ by, direction, column }: GuestSort): StoredOrder | undefined =>
  by === "familyName" ? undefined : { by, direction, column };

/** Up to 10,000 ids in the order of {@link getGuests}. @throws DomainError as {@link searchGuestList} */
export async function getGuestIds(
  db: Database,
  eventId: ListReadableEventId,
  args: GuestSearchArgs,
): Promise<number[]> {
  const { search, part } = wantedBy(args);
  if (search === "") return findGuestIds(db.prisma, eventId, part, maxGuestsSelected);
  return (await findIds(db, eventId, { search, part, family: undefined })).slice(0, maxGuestsSelected);
}

interface WantedGuests {
  /** Trimmed. */
  search: string;
  part: GuestPart;
}

const wantedBy = ({ search, seated, attendance }: GuestSearchArgs): WantedGuests => ({
  search: search.trim(),
  part: { seated, attendance },
});

/** In the order of family names if a direction is given, otherwise best first. */
async function findIds(
  db: Database,
  eventId: ListReadableEventId,
  { search, part, family }: WantedGuests & { family: SortDirection | undefined },
): Promise<number[]> {
  const found = search === "" ? undefined : await searchGuestList(db, eventId, search);
  const ids = family ? await inFamilyOrder(db, eventId, family, found) : (found ?? []);
  const isWhole = Object.values(part).every((value) => value === undefined || value === null);
  return isWhole ? ids : keepGuestIdsOf(db.prisma, eventId, part, ids);
}

/** The households of a list, or the texts in an extra column, sorted; at most 500. */
export const getGuestValues = (
  db: Database,
  eventId: ListReadableEventId,
  column: string | undefined,
): Promise<string[]> => findGuestValues(db.prisma, eventId, column);

const loadHostName = batched(findHostNames, null);

/** Name of the guest whose plus-one somebody is; null if they are nobody's. A request reads all names in one query. */
export async function getHostName(
  request: { db: Database },
  { id, guestOfId }: Pick<Guest, "id" | "guestOfId">,
): Promise<string | null> {
  return guestOfId === null ? null : loadHostName(request, id);
}

/** Extra columns as a transaction sees them, in the organizer's order. */
export const readGuestColumns = (tx: Queryable, eventId: ListReadableEventId): Promise<string[]> =>
  findGuestColumns(tx, eventId);

/** One request counts the guests of all its events in one query. */
export const countGuests = batched(countGuestsByEvent, 0);

/** Like {@link countGuests}, but counts each time, because a subscription is a single request. */
export async function countGuestsNow(db: Database, eventId: ListReadableEventId): Promise<number> {
  return (await countGuestsByEvent(db.prisma, [eventId])).get(eventId) ?? 0;
}

/** Guests with these ids, in the organizer's order. */
export const readGuests = (db: Queryable, eventId: ListReadableEventId, ids: readonly number[]): Promise<Guest[]> =>
  findGuests(db, eventId, ids);

/** Guests who have a table, in the organizer's order; undefined when there are more than the limit. */
export async function readSeatedGuests(
  db: Queryable,
  eventId: ListReadableEventId,
  most: number,
): Promise<Guest[] | undefined> {
  const ids = await findGuestIds(db, eventId, { seated: true }, most + 1);
  return ids.length > most ? undefined : findGuests(db, eventId, ids);
}

const namesPerPortion = 500;

const familyOrderOf = oncePerVersion(async (db, id) => {
  const guests = await findSortedNames(db, id);
  const keys: string[] = [];
  for (const portion of portionsOf(guests, namesPerPortion)) {
    for (const { name } of portion) keys.push(familyNameKey(name));
    if (portion.length === namesPerPortion) await otherWork();
  }
  return sortByKeys(
    db,
    guests.map((guest) => guest.id),
    keys,
  );
});

/** All guests, or those with the ids, by family name and then by name. */
async function inFamilyOrder(
  db: Database,
  eventId: ListReadableEventId,
  direction: SortDirection,
  ids?: readonly number[],
): Promise<number[]> {
  const all = await familyOrderOf(db, eventId);
  const wanted = ids && new Set(ids);
  const sorted = wanted ? all.filter((id) => wanted.has(id)) : [...all];
  return direction === "asc" ? sorted : sorted.reverse();
}

/** A guest, and whom they come with: nobody, if the event has no such guest. */
export async function getGuestCompany(
  { prisma }: Database,
  eventId: ListReadableEventId,
  guestId: number,
): Promise<GuestCompany> {
  const { guestOfId, plusOneIds } = await findCompanyIds(prisma, eventId, guestId, maxPlusOnes);
  const hostIds = guestOfId === null ? [] : [guestOfId];
  const guests = await findGuests(prisma, eventId, [guestId, ...hostIds, ...plusOneIds]);
  const withId = (wanted: number | null) => guests.find(({ id }) => id === wanted) ?? null;
  const ids = new Set(plusOneIds);
  return { guest: withId(guestId), guestOf: withId(guestOfId), plusOnes: guests.filter(({ id }) => ids.has(id)) };
}

const sameNamesOf = onceFor((index: GuestIndex) => inPortions(findSameNames(index)));

const maxSameNames = 100;
const maxOfOneName = 10;

/**
 * Guests whose names differ at most in accents, case and spaces, unless all of a name are known to be different people.
 *
 * @throws DomainError BAD_INPUT outside 1 to 100
 */
export async function getSameNames(db: Database, eventId: ListReadableEventId, limit: number): Promise<SameNames[]> {
  if (limit < 1 || limit > maxSameNames) {
    throw new DomainError("BAD_INPUT", message("refusals.limitOutOfRange", { maximum: maxSameNames }));
  }
  const found = await sameNamesOf(await readOwnGuestIndex(db, eventId));
  const same = found.map((guests) => guests.map(({ id }) => id));
  const namesakes = same.length > 0 ? await findNamesakeIds(db.prisma, eventId) : new Set<number>();
  const inDoubt = same.filter((ids) => !ids.every((id) => namesakes.has(id)));
  const groups = inDoubt.slice(0, limit).map((ids) => ids.slice(0, maxOfOneName));
  const guests = new Map((await findGuests(db.prisma, eventId, groups.flat())).map((guest) => [guest.id, guest]));
  return groups.flatMap((ids) => {
    const named = ids.flatMap((id) => guests.get(id) ?? []);
    return named[0] && named.length > 1 ? [{ name: named[0].name, guests: named }] : [];
  });
}

const noGuests = { seatedGuestCount: 0, unseatedGuestCount: 0, declinedGuestCount: 0 };

/** Figures of a guest list. One request reads those of all its events in one query. */
export const getGuestFigures = batched(findGuestFigures, { ...noGuests, tableCount: 0, lookedUpGuestCount: 0 });

const listTurns = new Turns(turns.lists);

/**
 * Runs a long task on a list in the author's turn. @throws DomainError RATE_LIMITED (author's queue), UNAVAILABLE (all)
 */
export function inTurn<T>({ key }: Pick<Author, "key">, work: () => Promise<T>): Promise<T> {
  return listTurns.run(key, work);
}
