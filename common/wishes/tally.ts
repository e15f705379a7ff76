import type { WishGuest, WishSeating } from "./wish-seating.ts";

/** How many of how many have what is wished for, and who does not; the rest has no seat yet. */
export interface Tally {
  readonly met: number;
  readonly of: number;
  /** Guests. */
  readonly missedBy: readonly number[];
  /** Tables. */
  readonly missedAt?: readonly number[];
}

/** The seating, and who is coming. */
export interface Here extends WishSeating {
  readonly coming: readonly WishGuest[];
  /** Ids of those who are coming. */
  readonly ids: ReadonlySet<number>;
}

/** Those of some guests who have a seat, by table. */
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

/** What groups of guests have together. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    met: tallies.reduce((total, { met }) => total + met, 0),
    of: tallies.reduce((total, { of }) => total + of, 0),
    missedBy: tallies.flatMap(({ missedBy }) => missedBy),
  };
}
