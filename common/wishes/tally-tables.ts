import { type FreeSeatsWish, seatsKeptFree } from "./free-seats.ts";
import { byTable, type Here, type Tally } from "./tally.ts";
import type { WishTable } from "./wish-seating.ts";

/** Missed are tables with more than one guest above or below their share of those who sit. */
export function balance(here: Here): Tally {
  const guests = guestsAt(here);
  const seated = [...guests.values()].reduce((total, { length }) => total + length, 0);
  if (seated === 0) return { met: 0, of: here.tables.length, missedBy: [] };
  const hasCapacities = here.tables.every(({ capacity }) => capacity !== null);
  const weightOf = ({ capacity }: WishTable) => (hasCapacities ? (capacity ?? 1) : 1);
  const weights = here.tables.reduce((total, table) => total + weightOf(table), 0);
  const missedAt = here.tables
    .filter((table) => Math.abs((guests.get(table.id)?.length ?? 0) - (seated * weightOf(table)) / weights) > 1)
    .map(({ id }) => id);
  return { met: here.tables.length - missedAt.length, of: here.tables.length, missedBy: [], missedAt };
}

/** Missed are tables with guests, but too few; a smaller table is full with fewer, as are seats that stay free. */
export function atLeast(minimum: number, freeing: readonly FreeSeatsWish[], here: Here): Tally {
  const used = [...guestsAt(here)];
  const tables = new Map(here.tables.map((table) => [table.id, table]));
  const seatsAt = (id: number) => {
    const table = tables.get(id);
    return table && table.capacity !== null ? table.capacity - seatsKeptFree(table, freeing) : minimum;
  };
  const missedAt = used.filter(([id, { length }]) => length < Math.min(minimum, seatsAt(id))).map(([id]) => id);
  if (used.length === 0) return { met: 0, of: here.tables.length, missedBy: [] };
  return { met: used.length - missedAt.length, of: used.length, missedBy: [], missedAt };
}

/** Missed are tables that have fewer free seats than the wish wants; those without a number of seats do not count. */
export function freeSeats(wish: FreeSeatsWish, here: Here): Tally {
  const guests = guestsAt(here);
  const concerned = here.tables.flatMap((table) => {
    const kept = seatsKeptFree(table, [wish]);
    return kept > 0 ? [{ id: table.id, free: (table.capacity ?? 0) - (guests.get(table.id)?.length ?? 0), kept }] : [];
  });
  if (guests.size === 0) return { met: 0, of: concerned.length, missedBy: [] };
  const missedAt = concerned.filter(({ free, kept }) => free < kept).map(({ id }) => id);
  return { met: concerned.length - missedAt.length, of: concerned.length, missedBy: [], missedAt };
}

function guestsAt(here: Here): ReadonlyMap<number, readonly number[]> {
  return byTable([...here.ids], here);
}
