import { message } from "../../../../../common/messages/message.ts";
import { tableKey } from "../../../../../common/table-key.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { tableTitle } from "../table-title.ts";
import type { Party } from "./parties.ts";

/** Where a guest sits, as the card shows it: "Table 7 · Seat 3". Empty for nowhere. */
export function placeText(input: LayoutInput, guest: PrintGuest): string {
  const { options, language } = input;
  const table = options.showTable ? tableTitle(guest.table, language) : "";
  const { seat } = guest;
  if (!options.showSeat || seat === null) return table;
  if (table === "") return language.say(message("print-cards.seat", { seat }));
  return language.say(message("print-cards.tableAndSeat", { table, seat }));
}

/** A party's guests by table, in the order of the first of each. */
export function tablesOf(party: Party): Party[] {
  const tables = new Map<string, [PrintGuest, ...PrintGuest[]]>();
  for (const guest of party) {
    const together = tables.get(tableKey(guest.table));
    if (together) together.push(guest);
    else tables.set(tableKey(guest.table), [guest]);
  }
  return [...tables.values()];
}

/** One text for a shared table, otherwise one per table with its guests' `names`. */
export function partyPlaces(
  input: LayoutInput,
  tables: readonly Party[],
  names: ReadonlyMap<PrintGuest, string>,
): string[] {
  const [only] = tables;
  if (only && tables.length === 1) return [sharedPlace(input, only)];
  const list = new Intl.ListFormat(input.language.tag, { style: "short", type: "unit" });
  return tables.map((together) => {
    const table = sharedPlace(input, together);
    const called = list.format(together.map((guest) => names.get(guest) ?? guest.name));
    return table === "" ? called : input.language.say(message("print-cards.namesAt", { table, names: called }));
  });
}

/** Escort cards always show the table, which is what they are for. */
function sharedPlace({ options, language }: LayoutInput, guests: Party): string {
  const [{ table: label }] = guests;
  const table = tableTitle(label, language);
  const seats = guests.flatMap(({ seat }) => seat ?? []).sort((one, other) => one - other);
  const [seat] = seats;
  if (!options.showSeat || seat === undefined || table === "") return table;
  if (seats.length === 1) return language.say(message("print-cards.tableAndSeat", { table, seat }));
  return language.say(message("print-cards.tableAndSeats", { table, seats: seats.join(", ") }));
}
