import { besideTest, seatLayout } from "../floor-plan/seat-layout.ts";
import { chairCount } from "../floor-plan/table-chairs.ts";
import { byTable, type Here, sum, type Tally } from "./tally.ts";
import type { WishTable } from "./wish-seating.ts";

/**
 * Missed are those on a chair beside one of their own kind, and at a table where nobody has a chair, those of its most
 * frequent kind who cannot sit between two of another one. Met are only those whose chair is known, or who are alone.
 */
export function alternate(kinds: readonly (readonly number[])[], here: Here): Tally {
  const kindOf = new Map(kinds.flatMap((ids, kind) => ids.map((id) => [id, kind] as const)));
  const guests = byTable([...here.ids], here);
  const tallies = here.tables.map((table) => {
    const everyone = guests.get(table.id) ?? [];
    return alternateAt({ table, everyone, ids: everyone.filter((id) => kindOf.has(id)) }, kindOf, here);
  });
  return { ...sum(tallies), of: kindOf.size };
}

interface Seated {
  table: WishTable;
  everyone: readonly number[];
  /** Those who have a kind. */
  ids: readonly number[];
}

function alternateAt(seated: Seated, kindOf: ReadonlyMap<number, number>, { seatOf }: Here): Tally {
  const { ids } = seated;
  const numbered = ids.filter((id) => seatOf.has(id));
  if (ids.length === 1) return { met: 1, of: 1, missedBy: [] };
  if (numbered.length === 0) return { met: 0, of: ids.length, missedBy: tooMany(ids, kindOf) };
  const isBeside = besideTest(layoutOf(seated, seatOf));
  const missedBy = numbered.filter((id) =>
    numbered.some(
      (other) =>
        other !== id && kindOf.get(other) === kindOf.get(id) && isBeside(seatOf.get(id) ?? 0, seatOf.get(other) ?? 0),
    ),
  );
  return { met: numbered.length - missedBy.length, of: ids.length, missedBy };
}

function layoutOf({ table, everyone }: Seated, seatOf: Here["seatOf"]): ReturnType<typeof seatLayout> {
  return seatLayout(
    table,
    chairCount(table, everyone, (id) => seatOf.get(id) ?? null),
  );
}

/** Those of the most frequent kind beyond what alternating allows, whatever the chairs. */
function tooMany(ids: readonly number[], kindOf: ReadonlyMap<number, number>): readonly number[] {
  const counts = new Map<number, number[]>();
  for (const id of ids) {
    const kind = kindOf.get(id) ?? -1;
    counts.set(kind, [...(counts.get(kind) ?? []), id]);
  }
  const most = [...counts.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
  const excess = 2 * most.length - ids.length;
  // At an odd number of seats, one of the kind is left over.
  return excess > 1 ? most.slice(-excess) : [];
}
