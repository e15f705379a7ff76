import type { PrintOptions } from "../../../../common/print/print-options.ts";
import type { PrintFacts, PrintGuest } from "../pages/print-facts.ts";
import { asInList } from "./lists/name-style.ts";
import { rankTables } from "./rank-tables.ts";

/** Guests in printed order. By table, those without one come last; by name sorts by the language `tag`. */
export function orderGuests(
  facts: Pick<PrintFacts, "guests" | "tables">,
  order: PrintOptions["order"],
  tag: string,
  { sortedUnder } = asInList,
): readonly PrintGuest[] {
  if (order === "list") return facts.guests;
  return order === "name" ? byName(facts.guests, tag, sortedUnder) : byTable(facts);
}

/** Sorting is stable: namesakes stay in the list's order. */
/** Sorting is stable: namesakes stay in the list's order. */
function byName(guests: readonly PrintGuest[], tag: string, sortedUnder: (name: string) => string): PrintGuest[] {
  const { compare } = new Intl.Collator(tag, { numeric: true });
  const placed = guests.map((guest) => ({ guest, key: sortedUnder(guest.name) }));
  placed.sort((one, other) => compare(one.key, other.key) || compare(one.guest.name, other.guest.name));
  return placed.map(({ guest }) => guest);
}

function byTable({ guests, tables }: Pick<PrintFacts, "guests" | "tables">): PrintGuest[] {
  const rankOf = rankTables(tables);
  const placed = guests.map((guest) => ({ guest, rank: rankOf(guest.table), seat: guest.seat ?? anySeat }));
  placed.sort((one, other) => one.rank - other.rank || one.seat - other.seat);
  return placed.map(({ guest }) => guest);
}

const anySeat = Number.MAX_SAFE_INTEGER;
