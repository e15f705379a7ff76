import type { PrintOptions } from "../../../../common/print/print-options.ts";
import { tableKey } from "../../../../common/table-key.ts";
import type { PrintFacts, PrintGuest } from "../pages/print-facts.ts";

/** Guests in printed order. By table, those without one come last; by name sorts by the language `tag`. */
export function orderGuests(
  facts: Pick<PrintFacts, "guests" | "tables">,
  order: PrintOptions<"check-in">["order"],
  tag: string,
  sortedUnder = (name: string) => name,
): readonly PrintGuest[] {
  if (order === "list") return facts.guests;
  return order === "name" ? byName(facts.guests, tag, sortedUnder) : byTable(facts);
}

/** Sorting is stable: namesakes stay in the list's order. */
function byName(guests: readonly PrintGuest[], tag: string, sortedUnder: (name: string) => string): PrintGuest[] {
  const { compare } = new Intl.Collator(tag, { numeric: true });
  const placed = guests.map((guest) => ({ guest, key: sortedUnder(guest.name) }));
  placed.sort((one, other) => compare(one.key, other.key) || compare(one.guest.name, other.guest.name));
  return placed.map(({ guest }) => guest);
}

function byTable({ guests, tables }: Pick<PrintFacts, "guests" | "tables">): PrintGuest[] {
  const ranks = new Map(tables.map(({ label }, rank): [string, number] => [tableKey(label), rank]).reverse());
  const placed = guests.map((guest) => ({
    ...{ guest, rank: ranks.get(tableKey(guest.table)) ?? tables.length, seat: guest.seat ?? anySeat },
  }));
  placed.sort((one, other) => one.rank - other.rank || one.seat - other.seat);
  return placed.map(({ guest }) => guest);
}

const anySeat = Number.MAX_SAFE_INTEGER;
