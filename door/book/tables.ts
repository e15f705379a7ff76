import type { ListedTable } from "../parts.ts";
import type { DoorPerson, DoorTable } from "./door-state.ts";

/** The event's tables, with who sits at them and who of these is here. */
export function toTables(tables: readonly ListedTable[], people: Iterable<DoorPerson>): DoorTable[] {
  const counts = new Map<string, { seated: number; here: number }>();
  for (const { tableLabel, hasDeclined, arrival } of people) {
    if (hasDeclined && !arrival) continue;
    const key = tableLabel.toLowerCase();
    const count = counts.get(key) ?? { seated: 0, here: 0 };
    counts.set(key, { seated: count.seated + 1, here: count.here + Number(arrival !== undefined) });
  }
  return tables.map(({ label, capacity }) => {
    const { seated, here } = counts.get(label.toLowerCase()) ?? { seated: 0, here: 0 };
    const free = capacity === null ? undefined : capacity - seated;
    return { label, capacity: capacity ?? undefined, seated, here, free };
  });
}
