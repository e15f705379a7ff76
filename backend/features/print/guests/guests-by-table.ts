import { groupBy } from "../../../../common/lib/group-by.ts";
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
  const seated = groupBy(guests, ({ table }) => tableKey(table));
  const known = groupBy(tables, ({ label }) => tableKey(label));
  const others = [...seated].filter(([key]) => !known.has(key)).map(([, [guest]]) => ({ label: guest?.table ?? "" }));
  const all = [...known.values()].flatMap(([table]) => table ?? []);
  return {
    tables: [...all, ...others.map((table) => ({ ...table, capacity: null }))]
      .filter(({ label }) => tableKey(label) !== "")
      .map(({ label, capacity }) => ({ label, capacity, guests: bySeat(seated.get(tableKey(label)) ?? []) })),
    withoutTable: seated.get("") ?? [],
  };
}

const bySeat = (guests: readonly PrintGuest[]) =>
  guests.toSorted((one, other) => (one.seat ?? Number.MAX_SAFE_INTEGER) - (other.seat ?? Number.MAX_SAFE_INTEGER));
