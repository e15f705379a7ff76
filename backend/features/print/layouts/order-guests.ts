import type { PrintOptions } from "../../../../common/print/print-options.ts";
import type { PrintFacts, PrintGuest } from "../pages/print-facts.ts";
import { rankTables } from "./rank-tables.ts";

/**
 * The guests in the order in which they are printed. By name means as names are written, as in the list on screen, by the
 * rules of a language, with "Table 2" before "Table 10". By table means in the organizer's order of tables, and there by
 * seat; guests without a table come last.
 *
 * @param tag of the language, such as `de`
 */
export function orderGuests(
  facts: Pick<PrintFacts, "guests" | "tables">,
  order: PrintOptions["order"],
  tag: string,
): readonly PrintGuest[] {
  if (order === "list") return facts.guests;
  return order === "name" ? byName(facts.guests, tag) : byTable(facts);
}

/** Sorting is stable: namesakes stay in the list's order. */
function byName(guests: readonly PrintGuest[], tag: string): PrintGuest[] {
  const collator = new Intl.Collator(tag, { numeric: true });
  return guests.toSorted((one, other) => collator.compare(one.name, other.name));
}

function byTable({ guests, tables }: Pick<PrintFacts, "guests" | "tables">): PrintGuest[] {
  const rankOf = rankTables(tables);
  const placed = guests.map((guest) => ({ guest, rank: rankOf(guest.table), seat: guest.seat ?? anySeat }));
  placed.sort((one, other) => one.rank - other.rank || one.seat - other.seat);
  return placed.map(({ guest }) => guest);
}

/** After the numbered seats. */
const anySeat = Number.MAX_SAFE_INTEGER;
