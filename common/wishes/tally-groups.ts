import { nearTables } from "./near-tables.ts";
import { byTable, type Here, type Tally } from "./tally.ts";
import type { Wish } from "./wish.ts";
import { idsOfWish } from "./wish-guests.ts";

/** Met are those at the tables where most of the group sit, if no more tables are used than needed. */
export function together(ids: readonly number[], here: Here, tables: number): Tally {
  const tableIds = byTable(ids, here);
  const seated = [...tableIds.values()].flat();
  const full = [...tableIds.values()]
    .filter(({ length }) => length > 1)
    .sort((one, other) => other.length - one.length)
    .slice(0, tables)
    .flat();
  // A guest who waits for the others has missed nothing.
  if (seated.length === 1 && ids.length > 1) return { met: 0, of: ids.length, missedBy: [] };
  const met = new Set(full);
  return { met: met.size, of: ids.length, missedBy: seated.filter((id) => !met.has(id)) };
}

/** Missed are those beyond a table's share of the group. With a share of one, all who share a table are. */
export function spread(ids: readonly number[], here: Here, share: number): Tally {
  const groups = [...byTable(ids, here).values()];
  const missedBy = groups.flatMap((at) => (at.length <= share ? [] : at.slice(share === 1 ? 0 : share)));
  return { met: groups.flat().length - missedBy.length, of: ids.length, missedBy };
}

/** Missed are those who do not sit near something in the room; nobody while no table is placed. */
export function near({ guestIds, fixtureId }: Wish, here: Here): Tally {
  const ids = guestIds.filter((id) => here.ids.has(id));
  const fixture = here.fixtures.find(({ id }) => id === fixtureId);
  const tables = fixture ? nearTables(fixture, here.tables, ids.length) : new Set<number>();
  if (tables.size === 0) return { met: 0, of: ids.length, missedBy: [] };
  const seated = ids.filter((id) => here.tableOf.has(id));
  const missedBy = seated.filter((id) => !tables.has(here.tableOf.get(id) ?? 0));
  return { met: seated.length - missedBy.length, of: ids.length, missedBy };
}

/** Missed are those who sit at other tables, or if the tables are to be avoided, at these. */
export function atTables(wish: Wish, here: Here): Tally {
  const ids = idsOfWish(wish, here.coming).filter((id) => here.ids.has(id));
  const wanted = new Set(wish.tableIds);
  const isAvoided = wish.kind === "NOT_AT_TABLES" || wish.kind === "DISLIKE_TABLES";
  const seated = ids.filter((id) => here.tableOf.has(id));
  const missedBy = seated.filter((id) => wanted.has(here.tableOf.get(id) ?? 0) === isAvoided);
  return { met: seated.length - missedBy.length, of: ids.length, missedBy };
}

export function tablesNeeded(guests: number, { tables }: Here): number {
  const capacities = tables
    .map(({ capacity }) => capacity ?? Number.POSITIVE_INFINITY)
    .sort((one, other) => other - one);
  let seats = 0;
  let needed = 0;
  for (const capacity of capacities) {
    if (seats >= guests) break;
    seats += capacity;
    needed += 1;
  }
  return Math.max(1, needed);
}
