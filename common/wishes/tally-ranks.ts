import { ranksOf } from "./column-ranks.ts";
import type { GuestColumns } from "./column-values.ts";
import { distanceTo } from "./near-tables.ts";
import type { Tally } from "./tally.ts";
import type { Wish } from "./wish.ts";
import type { WishSeating } from "./wish-seating.ts";

interface RankedSeating extends Pick<WishSeating, "tables" | "fixtures" | "tableOf"> {
  readonly coming: readonly ({ readonly id: number } & GuestColumns)[];
}

/** Missed are those who sit farther from a place than somebody of a lower rank. Unplaced tables have no distance yet. */
export function inOrderOfRank({ column, fixtureId }: Pick<Wish, "column" | "fixtureId">, here: RankedSeating): Tally {
  const ranks = ranksOf(here.coming, column);
  const fixture = here.fixtures.find(({ id }) => id === fixtureId);
  const distances = new Map(here.tables.map((table) => [table.id, fixture && distanceTo(fixture, table)]));
  const seated = [...ranks].flatMap(([id, rank]) => {
    const distance = distances.get(here.tableOf.get(id) ?? 0);
    return distance === undefined ? [] : [{ id, rank, distance }];
  });
  const nearest = nearestBelow(seated);
  const missedBy = seated
    .filter(({ rank, distance }) => (nearest.get(rank) ?? distance) < distance)
    .map(({ id }) => id);
  return { met: seated.length - missedBy.length, of: ranks.size, missedBy };
}

/** By rank, the shortest distance of those of lower ranks. */
function nearestBelow(seated: readonly { rank: number; distance: number }[]): ReadonlyMap<number, number> {
  const nearest = new Map<number, number>();
  let below = Number.POSITIVE_INFINITY;
  const ofRank = new Map<number, number>();
  for (const { rank, distance } of seated) ofRank.set(rank, Math.min(distance, ofRank.get(rank) ?? distance));
  for (const [rank, distance] of [...ofRank].sort(([one], [other]) => other - one)) {
    nearest.set(rank, below);
    below = Math.min(below, distance);
  }
  return nearest;
}
