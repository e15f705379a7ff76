import type { ListedGuest, ListedTable, ListUpdate } from "../parts.ts";

/** The event's list on a device. */
export interface DeviceList {
  /** Otherwise the guests are those whom a search has found so far. */
  hasGuests: boolean;
  /** Whether it may lie on the disk. */
  worksOffline: boolean;
  listVersion: number;
  guests: readonly ListedGuest[];
  tables: readonly ListedTable[];
  merged: ListUpdate["merged"];
}

/**
 * A list after an update. Guests who changed keep their place, new ones follow at the end. If the event does not work offline, the guests
 * are those found so far who are not gone.
 */
export function updatedList(before: DeviceList | undefined, update: ListUpdate, worksOffline: boolean): DeviceList {
  const { listVersion, tables, merged } = update;
  const guests = update.isWhole ? update.guests : updatedGuests(before?.guests ?? [], update);
  return { hasGuests: worksOffline, worksOffline, listVersion, guests, tables, merged };
}

function updatedGuests(
  before: readonly ListedGuest[],
  { guests, goneIds }: Pick<ListUpdate, "guests" | "goneIds">,
): ListedGuest[] {
  const changed = new Map(guests.map((guest) => [guest.id, guest]));
  const gone = new Set(goneIds);
  const known = new Set(before.map(({ id }) => id));
  const kept = before.filter(({ id }) => !gone.has(id)).map((guest) => changed.get(guest.id) ?? guest);
  return [...kept, ...guests.filter(({ id }) => !known.has(id))];
}

/** A list with guests whom a search has found, in the order in which they were found. Some may be gone since. */
export function metList(before: DeviceList, found: Pick<DeviceList, "listVersion" | "guests" | "tables">): DeviceList {
  const guests = updatedGuests(before.guests, { guests: found.guests, goneIds: [] });
  return { ...before, guests, tables: found.tables, listVersion: Math.min(before.listVersion, found.listVersion) };
}
