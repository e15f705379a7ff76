import type { Here, Tally } from "./tally.ts";

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
