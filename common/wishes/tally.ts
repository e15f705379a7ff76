import type { Term } from "./terms.ts";
import type { WishSeating, WishTable } from "./wish.ts";

/** How many of how many have what is wished for, and who does not; the rest have no seat yet. */
export interface Tally {
  readonly met: number;
  readonly of: number;
  /** Guest ids. */
  readonly missedBy: readonly number[];
  /** Table ids. */
  readonly missedAt?: readonly number[];
}

export interface Here extends Pick<WishSeating, "tables" | "tableOf"> {
  /** Of those who come. */
  readonly ids: ReadonlySet<number>;
}

/** Groups guests who have a seat by table. */
function byTable(ids: readonly number[], { tableOf }: Here): Map<number, number[]> {
  const tables = new Map<number, number[]>();
  for (const id of ids) {
    const table = tableOf.get(id);
    if (table === undefined) continue;
    const at = tables.get(table);
    if (at) at.push(id);
    else tables.set(table, [id]);
  }
  return tables;
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    met: tallies.reduce((total, { met }) => total + met, 0),
    of: tallies.reduce((total, { of }) => total + of, 0),
    missedBy: tallies.flatMap(({ missedBy }) => missedBy),
  };
}

/** Missed are those who sit with nobody they know, although all whom they know have a seat. */
export function company(circles: readonly (readonly number[])[], here: Here): Tally {
  const known: Known = { knowing: new Set(), waiting: new Set(), accompanied: new Set() };
  for (const circle of circles) {
    const ids = circle.filter((id) => here.ids.has(id));
    if (ids.length > 1) addCircle(known, ids, here);
  }
  const { knowing, waiting, accompanied } = known;
  const missedBy = [...knowing].filter((id) => !accompanied.has(id) && !waiting.has(id));
  return { met: accompanied.size, of: knowing.size, missedBy };
}

interface Known {
  knowing: Set<number>;
  /** Those who have no seat yet, or know somebody who has none. */
  waiting: Set<number>;
  accompanied: Set<number>;
}

function addCircle({ knowing, waiting, accompanied }: Known, ids: readonly number[], { tableOf }: Here): void {
  const counts = new Map<number | undefined, number>();
  for (const id of ids) counts.set(tableOf.get(id), (counts.get(tableOf.get(id)) ?? 0) + 1);
  for (const id of ids) {
    const table = tableOf.get(id);
    knowing.add(id);
    if (counts.has(undefined)) waiting.add(id);
    if (table !== undefined && (counts.get(table) ?? 0) > 1) accompanied.add(id);
  }
}

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

/** Missed are those who sit at other tables, or if the tables are to be avoided, at these; nobody if there are none. */
export function atTables({ ids, tables, isAvoided }: Extract<Term, { kind: "at" }>, { tableOf }: Here): Tally {
  if (tables.size === 0) return { met: 0, of: ids.length, missedBy: [] };
  const seated = ids.filter((id) => tableOf.has(id));
  const missedBy = seated.filter((id) => tables.has(tableOf.get(id) ?? 0) === isAvoided);
  return { met: seated.length - missedBy.length, of: ids.length, missedBy };
}

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
