import { groupBy } from "../../../../common/lib/group-by.ts";
import type { Language } from "../../../../common/messages/language.ts";
import { message } from "../../../../common/messages/message.ts";
import { nameInForm } from "../../../../common/print/name-form.ts";
import type { PrintOptions } from "../../../../common/print/print-options.ts";
import { tableKey } from "../../../../common/table-key.ts";
import { isTableNumber } from "../../../../common/table-name.ts";
import { isolated } from "../text/place-graphemes.ts";
import type { PrintFacts, PrintGuest } from "./print-facts.ts";

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

function byTable(facts: Pick<PrintFacts, "guests" | "tables">): PrintGuest[] {
  const { tables, withoutTable } = guestsByTable(facts, facts.guests);
  return [...tables.flatMap(({ guests }) => guests), ...withoutTable];
}

/** A table with the guests who are printed. */
export interface SeatedTable {
  label: string;
  /** Seats; null if unknown. */
  capacity: number | null;
  guests: readonly PrintGuest[];
}

interface Seated {
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

/** Household or host of guests with the same name, by guest id; others have no entry. */
export function distinguish(guests: readonly PrintGuest[], language: Language): ReadonlyMap<number, string> {
  const marks = new Map<number, string>();
  for (const namesakes of groupBy(guests, ({ name }) => name.normalize("NFKC").toLowerCase()).values()) {
    const households = namesakes.map(({ household }) => household);
    const hosts = namesakes.map((guest) => hostText(guest, language));
    const telling = namesakes.length > 1 && [households, hosts].find((texts) => new Set(texts).size > 1);
    if (telling) namesakes.forEach(({ id }, index) => void marks.set(id, telling[index] ?? ""));
  }
  return marks;
}

/** "with Anna Berg"; empty for guests who do not come with another one. */
export const hostText = ({ guestOf }: PrintGuest, language: Language): string =>
  guestOf === "" ? "" : language.say(message("print-lists.guestOf", { name: guestOf }));

/** "Table 7", but "Head table". Empty for no table. */
export function tableTitle(label: string, language: Language): string {
  if (label === "" || !isTableNumber(label)) return label;
  return language.say(message("guest-search.table", { table: label }));
}

/** A guest's value in an extra column; empty for none. */
export function columnValue({ info }: PrintGuest, column: string): string {
  return Object.hasOwn(info, column) ? (info[column] ?? "").replace(/\s+/gu, " ").trim() : "";
}

/** Values in the chosen extra columns, with the columns' names. */
export function columnDetails(guest: PrintGuest, columns: readonly string[], language: Language): string {
  return columns
    .map((column) => ({ column, value: columnValue(guest, column) }))
    .filter(({ value }) => value !== "")
    .map((detail) =>
      language.say(message("print-lists.detail", { column: isolated(detail.column), value: isolated(detail.value) })),
    )
    .join(" · ");
}

type NameOptions = Pick<PrintOptions<"poster">, "nameForm" | "titleColumn">;

/** A guest's name in the chosen form. */
export const printedName = (guest: PrintGuest, options: NameOptions) =>
  nameInForm({ name: guest.name, title: columnValue(guest, options.titleColumn) }, options.nameForm);
