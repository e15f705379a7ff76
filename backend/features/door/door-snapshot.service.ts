import type { Database } from "../../database/client.ts";
import { inTransaction, seeOneMoment } from "../../database/transaction.ts";
import { findChangedRows } from "../../event-data/changes.ts";
import { changesAtDoor, eventNotFound, requireDoor } from "../events/event-access.service.ts";
import { searchGuests } from "../guest-search/guest-search.service.ts";
import type { Context } from "../users/context.type.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { findDoorVersions } from "./door-figures.data.ts";
import { findCompany, findDeviceGuests, findDeviceTables, findMergedGuests } from "./door-list.data.ts";
import type { DoorMatches, DoorSnapshot } from "./door-snapshot.type.ts";

/** More changed rows are not sent one by one. */
const maxChangedRows = 1000;
/** Of those found, with whom they come. */
const maxCompany = 100;

/**
 * The list for a device at the door: all of it, or what changed since a version of it. Unless the event works without a connection, no
 * guests, but who is gone, whom the device may have found before. @throws DomainError as {@link requireDoor}
 */
export async function getDoorSnapshot(
  db: Database,
  viewer: Viewer,
  eventId: number,
  since: number | null | undefined,
): Promise<DoorSnapshot> {
  const event = await requireDoor(db, viewer, eventId);
  return inTransaction(db, async (tx) => {
    await seeOneMoment(tx);
    const versions = await findDoorVersions(tx, event.id);
    if (!versions) throw eventNotFound();
    const { worksOffline } = versions;
    const isKnown = typeof since === "number";
    const changed = isKnown ? await findChangedRows(tx, changesAtDoor(event), since, maxChangedRows) : undefined;
    const found = changed || worksOffline ? await findDeviceGuests(tx, event.id, changed?.guests) : [];
    const present = new Set(found.map(({ id }) => id));
    return {
      ...versions,
      isWhole: changed === undefined,
      guests: worksOffline ? found : [],
      goneIds: changed?.guests.filter((guestId) => !present.has(guestId)) ?? [],
      tables: await findDeviceTables(tx, event.id),
      merged: [...(await findMergedGuests(tx, event.id))],
    };
  });
}

/** For devices that keep no list: as guests are found, with whom they come. @throws DomainError as {@link searchGuests} */
export async function searchAtDoor(context: Context, eventId: number, query: string): Promise<DoorMatches> {
  const { db, viewer } = context;
  const { id } = await requireDoor(db, viewer, eventId);
  const versions = await findDoorVersions(db.prisma, id);
  if (!versions) throw eventNotFound();
  const found = await searchGuests(context, eventId, { text: query, tablematesOf: undefined });
  const foundIds = found.map((match) => match.id);
  const company = await findCompany(db.prisma, id, foundIds, maxCompany);
  const guests = await findDeviceGuests(db.prisma, id, company);
  return { foundIds, listVersion: versions.listVersion, guests, tables: await findDeviceTables(db.prisma, id) };
}
