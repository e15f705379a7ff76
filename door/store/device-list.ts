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
}

/** A list after an update. Guests who changed keep their place, new ones follow at the end. */
export function updatedList(before: DeviceList | undefined, update: ListUpdate, worksOffline: boolean): DeviceList {
  const { listVersion, tables } = update;
  const guests = update.isWhole ? update.guests : updatedGuests(before?.guests ?? [], update);
  return { hasGuests: true, worksOffline, listVersion, guests, tables };
}

function updatedGuests(before: readonly ListedGuest[], { guests, goneIds }: ListUpdate): ListedGuest[] {
  const changed = new Map(guests.map((guest) => [guest.id, guest]));
  const gone = new Set(goneIds);
  const known = new Set(before.map(({ id }) => id));
  const kept = before.filter(({ id }) => !gone.has(id)).map((guest) => changed.get(guest.id) ?? guest);
  return [...kept, ...guests.filter(({ id }) => !known.has(id))];
}

/** The list of somebody who gets none: whom they have found, in the order in which they found them. */
export function metList(
  before: DeviceList | undefined,
  { guests, tables }: Pick<DeviceList, "guests" | "tables">,
): Pick<DeviceList, "guests" | "tables"> {
  return { guests: updatedGuests(before?.guests ?? [], { ...nothingElse, guests }), tables };
}

const nothingElse: ListUpdate = { listVersion: 0, isWhole: false, guests: [], goneIds: [], tables: [] };
