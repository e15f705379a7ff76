import { placedPoint } from "../../../../../common/floor-plan/geometry.ts";
import type { Place, PlacedTable } from "../../../../../common/floor-plan/plan-types.ts";
import { chairsOf } from "../../../../../common/floor-plan/table-chairs.ts";
import { chairSize, tableSize } from "../../../../../common/floor-plan/table-seats.ts";
import { tableKey } from "../../../../../common/table-key.ts";
import type { PrintFacts, PrintGuest } from "../../pages/print-facts.ts";
import { guestsByTable } from "../../pages/printed-guests.ts";

interface Chair extends Place {
  guest: PrintGuest | undefined;
}

/** A table in the room with its chairs. */
export interface SeatedTable {
  table: PlacedTable;
  chairs: readonly Chair[];
  /** From one chair to the next, in centimeters. */
  pitch: number;
}

/** Tables with guests on their numbered chairs, the others on free or extra ones. */
export function seatedTables(facts: PrintFacts, tables: readonly PlacedTable[]): SeatedTable[] {
  const seated = new Map(
    guestsByTable(facts, facts.guests).tables.map(({ label, guests }) => [tableKey(label), guests]),
  );
  return tables.map((table) => seatedTable(table, seated.get(tableKey(table.label)) ?? []));
}

function seatedTable(table: PlacedTable, guests: readonly PrintGuest[]): SeatedTable {
  const chairs = chairsOf(table, guests, ({ seat }) => seat).map(({ place, guest }): Chair => {
    const rotation = table.rotation + place.rotation;
    return { ...placedPoint(place, table), rotation, guest };
  });
  return { table, chairs, pitch: pitchOf(table, chairs) };
}

function pitchOf(table: PlacedTable, chairs: readonly Chair[]): number {
  const [first, second] = chairs;
  if (!(first && second)) return Math.max(chairSize, tableSize(table).width);
  return Math.hypot(first.x - second.x, first.y - second.y);
}
