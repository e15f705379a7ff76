import { placedPoint } from "../../../../../common/floor-plan/geometry.ts";
import type { Place, PlacedTable } from "../../../../../common/floor-plan/plan-types.ts";
import { seatPlaces } from "../../../../../common/floor-plan/table-seats.ts";
import { assumedSeats, chairSize, tableSize } from "../../../../../common/floor-plan/table-size.ts";
import type { PrintFacts, PrintGuest } from "../../pages/print-facts.ts";
import { guestsByTable } from "../guests-by-table.ts";
import { tableKey } from "../rank-tables.ts";

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
  const highest = guests.reduce((most, { seat }) => Math.max(most, seat ?? 0), 0);
  const count = Math.max(table.capacity ?? assumedSeats, guests.length, Math.min(highest, maxSeats));
  const bySeat = guestsOfSeats(guests, count);
  const places = seatPlaces(table, count);
  const chairs = places.map((place, index): Chair => {
    const rotation = table.rotation + place.rotation;
    return { ...placedPoint(place, table), rotation, guest: bySeat[index] };
  });
  return { table, chairs, pitch: pitchOf(table, chairs) };
}

/** Nobody sits at seat 100,000, whatever a list contains. */
const maxSeats = 200;

function guestsOfSeats(guests: readonly PrintGuest[], count: number): (PrintGuest | undefined)[] {
  const bySeat: (PrintGuest | undefined)[] = Array.from({ length: count }, () => undefined);
  const others: PrintGuest[] = [];
  for (const guest of guests) {
    const index = (guest.seat ?? 0) - 1;
    if (index >= 0 && index < count && bySeat[index] === undefined) bySeat[index] = guest;
    else others.push(guest);
  }
  return bySeat.map((guest) => guest ?? others.shift());
}

function pitchOf(table: PlacedTable, chairs: readonly Chair[]): number {
  const [first, second] = chairs;
  if (!(first && second)) return Math.max(chairSize, tableSize(table).width);
  return Math.hypot(first.x - second.x, first.y - second.y);
}
