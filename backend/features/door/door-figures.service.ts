import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { doorOf } from "../events/event-access.service.ts";
import type { DoorFigures } from "./door.type.ts";
import { countAtTables } from "./door-list.data.ts";
import { foldAll, versionsOf } from "./door-state.service.ts";

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
