import type { WishSeating } from "./wish-seating.ts";

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
export function byTable(ids: readonly number[], { tableOf }: Here): Map<number, number[]> {
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
