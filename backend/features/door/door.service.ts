import { LRUCache } from "lru-cache";
import type { DoorMatches, DoorNews } from "../../../common/door/door-news.ts";
import { foldPerson, groupDoor, isArrival, type MergedGuests } from "../../../common/door/fold-door.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction, seeOneMoment } from "../../database/transaction.ts";
import { findChangedRows } from "../../event-data/changes.ts";
import { onceFor } from "../../lib/once-for.ts";
import { otherWork } from "../../lib/other-work.ts";
import type { DoorEventId, ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { changesAtDoor, doorOf, eventNotFound, requireDoor } from "../events/event-access.service.ts";
import { type EventListener, watchEvent } from "../events/event-change.service.ts";
import { searchGuests } from "../guest-search/guest-search.service.ts";
import { readLabels } from "../tables/table.service.ts";
import type { Context } from "../users/context.type.ts";
import type { Viewer } from "../users/viewer.type.ts";
import {
  countAtTables,
  type DoorVersions,
  findCompany,
  findDeviceGuests,
  findDeviceTables,
  findDoorVersions,
  findFactsAfter,
  findListedGuests,
  findMergedGuests,
} from "./door.data.ts";
import type { DoorChange, DoorFigures, DoorState } from "./door.type.ts";
import { type DoorView, findCards, type StoredFact } from "./follow-facts.ts";

/** More changed rows are not sent one by one. */
const maxChangedRows = 1000;
/** Of those found, with whom they come. */
const maxCompany = 100;
const factsAtOnce = 2000;
const peopleAtOnce = 50;

/** All facts of an event after a position, in the order in which they were stored. Other requests have their turns meanwhile. */
async function readFacts(db: Queryable, id: DoorEventId, since = 0): Promise<StoredFact[]> {
  const facts: StoredFact[] = [];
  for (let last = since; ; ) {
    const portion = await findFactsAfter(db, id, last, factsAtOnce);
    facts.push(...portion);
    const end = portion[factsAtOnce - 1];
    if (!end) return facts;
    last = end.position;
    await otherWork();
  }
}

/** What facts mean, and the part of the list that they are about. */
export async function readView(
  db: Queryable,
  id: DoorEventId,
  facts: readonly StoredFact[],
  merged: MergedGuests,
): Promise<DoorView> {
  const people: DoorView["people"][number][] = [];
  for (const group of groupDoor(facts, merged)) {
    people.push(foldPerson(group));
    if (people.length % peopleAtOnce === 0) await otherWork();
  }
  const guestIds = people.flatMap(({ guestId }) => guestId ?? []);
  const labels = new Set(facts.flatMap(({ tableLabel }) => tableLabel || []));
  const guests = await findListedGuests(db, id, guestIds);
  const tables = labels.size === 0 ? new Map<string, string>() : await readLabels(db, id, [...labels]);
  return { people, tables, guests: new Map(guests.map((guest) => [guest.id, guest])) };
}

async function versionsOf(db: Queryable, id: DoorEventId): Promise<DoorVersions> {
  const versions = await findDoorVersions(db, id);
  if (!versions) throw eventNotFound();
  return versions;
}

/** An event's screens and devices ask again after each change, several at the same time. */
const doorsOf = onceFor((db: Database) => {
  const doors = new LRUCache<DoorEventId, Promise<DoorState>>({ max: 20 });
  // Facts name guests.
  db.changes.watchErasures(() => doors.clear());
  return doors;
});

/** What the door has come to at these versions. `tx`: sees the moment of the versions. */
async function readDoor(db: Database, tx: Queryable, id: DoorEventId, versions: DoorVersions): Promise<DoorState> {
  const doors = doorsOf(db);
  const known = await doors.get(id)?.catch(() => undefined);
  if (known?.version === versions.version && known.listVersion === versions.listVersion) return known;
  const read = foldAll(tx, id, versions);
  doors.set(id, read);
  return read;
}

/** What all facts come to. */
async function foldAll(tx: Queryable, id: DoorEventId, { version, listVersion }: DoorVersions) {
  const view = await readView(tx, id, await readFacts(tx, id), await findMergedGuests(tx, id));
  const people = new Map(view.people.map((person) => [person.guestId, person]));
  const guests = [...view.guests.values()].flatMap(({ id: guestId, name, tableLabel }) => {
    const person = people.get(guestId);
    const [arrival] = person?.arrivals ?? [];
    const arrivedAt = arrival ? new Date(arrival.at) : null;
    return person ? [{ guestId, walkInId: person.walkInId, name, tableLabel, arrivedAt, cameAt: cameAt(person) }] : [];
  });
  const here = guests.flatMap(({ guestId, arrivedAt }) => (arrivedAt ? [guestId] : []));
  const tables = await countAtTables(tx, id, here);
  const expectedCount = tables.reduce((sum, table) => sum + table.expectedCount, 0);
  return { version, listVersion, arrivedCount: here.length, expectedCount, guests, tables, needLook: findCards(view) };
}

/** When somebody first came, in milliseconds since 1970, even if they have left since; undefined if they never did. */
function cameAt({ operations, cancelled }: DoorView["people"][number]): number | undefined {
  const times = operations.flatMap((one) => (isArrival(one) && !cancelled.has(one.id) ? Date.parse(one.at) : []));
  return times.sort((one, other) => one - other)[0];
}

/** What happened at an event's doors. @throws DomainError as {@link requireDoor} */
export async function getDoorState(db: Database, viewer: Viewer, eventId: number): Promise<DoorState> {
  const { id } = await requireDoor(db, viewer, eventId);
  return inTransaction(db, async (tx) => {
    await seeOneMoment(tx);
    return readDoor(db, tx, id, await versionsOf(tx, id));
  });
}

/** Versions of door and list, now and after each change. @throws DomainError as {@link requireDoor} */
export async function watchDoor(listener: EventListener, eventId: number): Promise<AsyncIterable<DoorChange>> {
  const { db } = listener;
  const { id } = await requireDoor(db, listener.viewer, eventId);
  const watch = (onChange: () => void) => {
    const unwatch = [db.changes.watchDoor(id, onChange), db.changes.watch(id, onChange)];
    return () => {
      for (const end of unwatch) end();
    };
  };
  const read = async (viewer: EventListener["viewer"]) => {
    await requireDoor(db, viewer, id);
    return { eventId: id, ...(await versionsOf(db.prisma, id)) };
  };
  return watchEvent(listener, id, "organizers", read, watch);
}

/**
 * What is new for a device at the door since the versions that it knows, at one moment. Unless the event works without a connection, no guests, but who is gone,
 * whom the device may have found before. @throws DomainError as {@link requireDoor}
 */
export async function readDoorNews(
  db: Database,
  viewer: Viewer,
  eventId: number,
  since: number,
  listSince: number | null,
): Promise<DoorNews> {
  const event = await requireDoor(db, viewer, eventId);
  const { id } = event;
  return inTransaction(db, async (tx) => {
    await seeOneMoment(tx);
    const versions = await versionsOf(tx, id);
    const { needLook: questions, expectedCount } = await readDoor(db, tx, id, versions);
    const facts = versions.version === since ? [] : await readFacts(tx, id, since);
    const news = { ...versions, expectedCount, questions, facts };
    if (versions.listVersion === listSince) return news;
    const changed =
      listSince === null ? undefined : await findChangedRows(tx, changesAtDoor(event), listSince, maxChangedRows);
    const guests = changed || versions.worksOffline ? await findDeviceGuests(tx, id, changed?.guests) : [];
    const present = new Set(guests.map((guest) => guest.id));
    const list = {
      guests: versions.worksOffline ? guests : [],
      goneIds: changed?.guests.filter((guestId) => !present.has(guestId)),
      tables: await findDeviceTables(tx, id),
      merged: [...(await findMergedGuests(tx, id))],
    };
    return { ...news, list };
  });
}

/** For devices that keep no list: as guests are found, with whom they come. @throws DomainError as {@link searchGuests} */
export async function searchAtDoor(context: Context, eventId: number, query: string): Promise<DoorMatches> {
  const { db, viewer } = context;
  const { id } = await requireDoor(db, viewer, eventId);
  const found = await searchGuests(context, eventId, { text: query, tablematesOf: undefined });
  const foundIds = found.map((match) => match.id);
  const guests = await findCompany(db.prisma, id, foundIds, maxCompany);
  return { foundIds, guests, tables: await findDeviceTables(db.prisma, id) };
}

/** Guests of the list about whom something was recorded at the door. */
async function readGuests(tx: Queryable, listId: ListReadableEventId) {
  const id = doorOf(listId);
  return (await foldAll(tx, id, await versionsOf(tx, id))).guests;
}

/** When guests first arrived, in milliseconds since 1970, by guest; undefined if nothing was recorded at the door. */
export async function readArrivals(tx: Queryable, id: ListReadableEventId): Promise<Map<number, number> | undefined> {
  const guests = await readGuests(tx, id);
  const arrived = guests.flatMap(({ guestId, cameAt }) => (cameAt ? [[guestId, cameAt] as const] : []));
  return guests.length === 0 ? undefined : new Map(arrived);
}

/** Ids of the guests who are here now, by what was recorded at the doors. */
export async function readHere(tx: Queryable, id: ListReadableEventId): Promise<Set<number>> {
  return new Set((await readGuests(tx, id)).flatMap(({ guestId, arrivedAt }) => (arrivedAt ? guestId : [])));
}

/** What stays of the evening; null if nothing was recorded. The caller has the right to know. */
export async function countAtDoor(tx: Queryable, id: WritableEventId): Promise<DoorFigures | null> {
  const guests = await readGuests(tx, id);
  // Even if they have left since.
  const arrived = guests.filter(({ cameAt }) => cameAt);
  const guestIds = arrived.map(({ guestId }) => guestId);
  const tables = await countAtTables(tx, doorOf(id), guestIds);
  const noShows = tables.reduce((sum, { expectedCount, hereCount }) => sum + expectedCount - hereCount, 0);
  const walkIns = arrived.filter(({ walkInId }) => walkInId).length;
  return guests.length === 0 ? null : { arrived: arrived.length, walkIns, noShows };
}
