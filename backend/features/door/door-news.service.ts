import type { DoorMatches, DoorNews } from "../../../common/door/door-news.ts";
import type { Database } from "../../database/client.ts";
import { inTransaction, seeOneMoment } from "../../database/transaction.ts";
import { findChangedRows } from "../../event-data/changes.ts";
import { changesAtDoor, requireDoor } from "../events/event-access.service.ts";
import { searchGuests } from "../guest-search/guest-search.service.ts";
import type { Context } from "../users/context.type.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { findCompany, findDeviceGuests, findDeviceTables, findMergedGuests } from "./door-list.data.ts";
import { readDoor, readFacts, versionsOf } from "./door-state.service.ts";

/** More changed rows are not sent one by one. */
const maxChangedRows = 1000;
/** Of those found, with whom they come. */
const maxCompany = 100;

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
