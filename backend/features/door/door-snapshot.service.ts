import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction, seeOneMoment } from "../../database/transaction.ts";
import { findChangedRows } from "../../event-data/changes.ts";
import { declareLimit, formatCount } from "../../lib/declared-limits.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { DoorEventId } from "../event-rights/event-scope.type.ts";
import { changesAtDoor, type DoorEvent, eventNotFound, requireDoor } from "../events/event-access.service.ts";
import { searchGuests } from "../guest-search/guest-search.service.ts";
import type { Context } from "../users/context.type.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { findDoorVersions } from "./door-figures.data.ts";
import { findMergedGuests } from "./door-list.data.ts";
import {
  type DoorListGuest,
  type DoorListTable,
  findCompany,
  findDoorGuests,
  findDoorTables,
  findFirstGuests,
} from "./door-snapshot.data.ts";
import type { DoorGuests, DoorMatches, DoorSnapshot, DoorTables } from "./door-snapshot.type.ts";

/** On a phone. */
const maxGuests = 20_000;
/** More changed rows are not sent one by one. */
const maxChangedRows = 1000;
/** Of those found, with whom they come. */
const maxCompany = 100;

declareLimit({
  what: "The door: guests and tables on a device",
  counts: "each event",
  limit: `${formatCount(maxGuests)} each`,
  beyond: "413",
});

const tooLarge = () => new DomainError("TOO_LARGE", message("refusals.answerTooLarge"));

/**
 * The list for a device at the door: all of it, or what changed since a version of it. Unless the event works without a connection, no
 * guests, but who is gone, whom the device may have found before. @throws DomainError as {@link requireDoor}; TOO_LARGE beyond 20,000 guests or tables
 */
export async function getDoorSnapshot(
  db: Database,
  viewer: Viewer,
  eventId: number,
  since: number | null | undefined,
): Promise<DoorSnapshot> {
  const event = await requireDoor(db, viewer, eventId);
  const { name: eventName, worksOffline } = event;
  return inTransaction(db, async (tx) => {
    await seeOneMoment(tx);
    const versions = await findDoorVersions(tx, event.id);
    if (!versions) throw eventNotFound();
    const tables = await findDoorTables(tx, event.id, maxGuests + 1);
    const list = await readList(tx, event, since);
    if (Math.max(tables.length, list.guests.length) > maxGuests) throw tooLarge();
    const { isWhole, goneIds, guests } = list;
    const pairs = await findMergedGuests(tx, event.id);
    const merged = { ids: [...pairs.keys()], keptIds: [...pairs.values()] };
    const parts = { guests: toColumns(guests, tables), tables: toTableColumns(tables), merged };
    return { ...versions, eventName, worksOffline, isWhole, goneIds, ...parts };
  });
}

interface ReadList {
  guests: DoorListGuest[];
  isWhole: boolean;
  goneIds: number[];
}

const noGuests: ReadList = { guests: [], isWhole: true, goneIds: [] };

async function readList(tx: Queryable, event: DoorEvent, since: number | null | undefined): Promise<ReadList> {
  const { worksOffline } = event;
  const isKnown = typeof since === "number";
  const changed = isKnown ? await findChangedRows(tx, changesAtDoor(event), since, maxChangedRows) : undefined;
  if (!changed) return { ...noGuests, guests: worksOffline ? await findFirstGuests(tx, event.id, maxGuests + 1) : [] };
  const guests = await findDoorGuests(tx, event.id, changed.guests);
  const present = new Set(guests.map((guest) => guest.id));
  const goneIds = changed.guests.filter((guestId) => !present.has(guestId));
  return { guests: worksOffline ? guests : [], isWhole: false, goneIds };
}

/** For devices that keep no list: as guests are found, with whom they come. @throws DomainError as {@link searchGuests} */
export async function searchAtDoor(context: Context, eventId: number, query: string): Promise<DoorMatches> {
  const { db, viewer } = context;
  const { id } = await requireDoor(db, viewer, eventId);
  const versions = await findDoorVersions(db.prisma, id);
  if (!versions) throw eventNotFound();
  const found = await searchGuests(context, eventId, { text: query, tablematesOf: undefined });
  const foundIds = found.map((match) => match.id);
  return { foundIds, listVersion: versions.listVersion, ...(await readCompany(db, id, foundIds)) };
}

async function readCompany(db: Database, id: DoorEventId, foundIds: readonly number[]) {
  const ids = await findCompany(db.prisma, id, foundIds, maxCompany);
  const guests = await findDoorGuests(db.prisma, id, ids);
  const tables = await findDoorTables(db.prisma, id, maxGuests);
  return { guests: toColumns(guests, tables), tables: toTableColumns(tables) };
}

const toTableColumns = (tables: readonly DoorListTable[]): DoorTables => ({
  labels: tables.map(({ label }) => label),
  capacities: tables.map(({ capacity }) => capacity ?? 0),
});

function toColumns(guests: readonly DoorListGuest[], tables: readonly DoorListTable[]): DoorGuests {
  const tableAt = new Map(tables.map(({ label }, index) => [label, index]));
  const householdNames: string[] = [];
  const householdAt = new Map<string, number>();
  const households = guests.map(({ household }) => {
    const key = household.toLowerCase();
    if (key === "") return -1;
    const known = householdAt.get(key) ?? householdNames.push(household) - 1;
    householdAt.set(key, known);
    return known;
  });
  const renamed = guests.filter(({ otherNames }) => otherNames !== "");
  const noted = guests.filter(({ doorNote }) => doorNote !== "");
  return {
    ids: guests.map(({ id }) => id),
    names: guests.map(({ name }) => name),
    tables: guests.map(({ tableLabel }) => tableAt.get(tableLabel) ?? -1),
    households,
    guestOfIds: guests.map(({ guestOfId }) => guestOfId ?? 0),
    householdNames,
    declinedIds: guests.flatMap(({ id, hasDeclined }) => (hasDeclined ? [id] : [])),
    notedIds: noted.map(({ id }) => id),
    notes: noted.map(({ doorNote }) => doorNote),
    otherNameIds: renamed.map(({ id }) => id),
    otherNames: renamed.map(({ otherNames }) => otherNames),
  };
}
