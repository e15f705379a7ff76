import { byTable, type Here, type Tally } from "./tally.ts";
import type { Term } from "./terms.ts";

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
