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

/** Missed are tables with guests, but too few; a smaller table is full with fewer. */
export function atLeast(minimum: number, here: Here): Tally {
  const used = [...guestsAt(here)];
  const seats = new Map(here.tables.map(({ id, capacity }) => [id, capacity ?? minimum]));
  const missedAt = used
    .filter(([id, { length }]) => length < Math.min(minimum, seats.get(id) ?? minimum))
    .map(([id]) => id);
  if (used.length === 0) return { met: 0, of: here.tables.length, missedBy: [] };
  return { met: used.length - missedAt.length, of: used.length, missedBy: [], missedAt };
}

function guestsAt(here: Here): ReadonlyMap<number, readonly number[]> {
  return byTable([...here.ids], here);
}
