import { tableKey } from "../../../../common/table-key.ts";
import type { PrintFacts, PrintGuest } from "../pages/print-facts.ts";

/** A table with the guests who are printed. */
export interface SeatedTable {
  label: string;
  /** Seats; null if unknown. */
  capacity: number | null;
  guests: readonly PrintGuest[];
}

export interface Seated {
  /** All tables in the organizer's order. */
  tables: readonly SeatedTable[];
  withoutTable: readonly PrintGuest[];
}

/** Guests by table: those with numbered seats by seat, then the others in the given order. */
export function guestsByTable({ tables }: Pick<PrintFacts, "tables">, guests: readonly PrintGuest[]): Seated {
  const groups = new Map<string, { label: string; capacity: number | null; guests: PrintGuest[] }>();
  for (const { label, capacity } of tables) {
    if (!groups.has(tableKey(label))) groups.set(tableKey(label), { label, capacity, guests: [] });
  }
  const withoutTable: PrintGuest[] = [];
  for (const guest of guests) {
    const key = tableKey(guest.table);
    const group = groups.get(key);
    if (key === "") withoutTable.push(guest);
    else if (group) group.guests.push(guest);
    else groups.set(key, { label: guest.table, capacity: null, guests: [guest] });
  }
  const seated = [...groups.values()].filter(({ label }) => tableKey(label) !== "");
  for (const group of seated) group.guests.sort((one, other) => seatOf(one) - seatOf(other));
  return { tables: seated, withoutTable };
}

function seatOf({ seat }: PrintGuest): number {
  return seat ?? Number.MAX_SAFE_INTEGER;
}
