import { LRUCache } from "lru-cache";
import { familyNameKey } from "../../../common/family-name.ts";
import type { Database } from "../../database/client.ts";
import { onceFor } from "../../lib/once-for.ts";
import { otherWork } from "../../lib/other-work.ts";
import { portionsOf } from "../../lib/portions-of.ts";
import type { SortDirection } from "../../lib/sort-direction.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { readGuestListVersion } from "../events/event.service.ts";
import { findSortedNames, sortByKeys } from "./guest-filter.data.ts";

interface FamilyOrder {
  version: number;
  ids: readonly number[];
}

/** Together, in memory: a few megabytes. */
const maxIdsKept = 1_000_000;

const ordersOf = onceFor(
  (_db: Database) =>
    new LRUCache<ListReadableEventId, FamilyOrder>({
      maxSize: maxIdsKept,
      sizeCalculation: ({ ids }) => ids.length + 1,
    }),
);

const namesPerPortion = 500;

/** All guests, or those with the ids, by family name and then by name; sorted once for each version of the list. */
export async function inFamilyOrder(
  db: Database,
  eventId: ListReadableEventId,
  direction: SortDirection,
  ids?: readonly number[],
): Promise<number[]> {
  const all = await familyOrder(db, eventId);
  const wanted = ids && new Set(ids);
  const sorted = wanted ? all.filter((id) => wanted.has(id)) : [...all];
  return direction === "asc" ? sorted : sorted.reverse();
}

async function familyOrder(db: Database, eventId: ListReadableEventId): Promise<readonly number[]> {
  const version = await readGuestListVersion(db.prisma, eventId);
  const kept = ordersOf(db).get(eventId);
  if (kept?.version === version) return kept.ids;
  const guests = await findSortedNames(db.prisma, eventId);
  const keys: string[] = [];
  for (const portion of portionsOf(guests, namesPerPortion)) {
    for (const { name } of portion) keys.push(familyNameKey(name));
    if (portion.length === namesPerPortion) await otherWork();
  }
  const byName = guests.map(({ id }) => id);
  const ids = await sortByKeys(db.prisma, byName, keys);
  ordersOf(db).set(eventId, { version, ids });
  return ids;
}
