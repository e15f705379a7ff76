import { groupBy } from "../../../../../common/lib/group-by.ts";
import { message } from "../../../../../common/messages/message.ts";
import { nameInForm, namesTogether } from "../../../../../common/print/name-form.ts";
import { tableKey } from "../../../../../common/table-key.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Page } from "../../pages/page.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { columnValue, orderGuests, tableTitle } from "../../pages/printed-guests.ts";
import { codeOf } from "./card-code.ts";
import { type CardFront, CardSet } from "./card-set.ts";
import { cardAreas, layOutCards, printedSheet } from "./card-sheet.ts";
import { mealText } from "./place-cards.ts";

type EscortCardInput = LayoutInput<"escort-cards">;

/** A flat card that leads each guest or household to their tables. */
export function layOutEscortCards(input: EscortCardInput): Generator<Page, void> {
  const { facts, options, language } = input;
  const printed = printedSheet("escort-cards", input);
  return layOutCards("escort-cards", input, () => {
    // As many names as can be read at arm's length: one per 6 mm.
    const most = options.escortUnit === "guest" ? 1 : Math.max(1, Math.floor((printed.sheet.height * 0.62) / 6));
    const cardOf = (party: Party) => ({ party, front: frontFor(input, party) });
    const cards = partiesOf(orderGuests(facts, options.order, language.tag), most).map(cardOf);
    const others = partiesOf(facts.others ?? [], most).map(cardOf);
    const fronts = [...cards, ...others].map(({ front }) => front);
    const [card] = cardAreas(printed);
    if (!card) throw new Error("A sheet has cards.");
    const set = new CardSet(input, fronts, card, true);
    return { cards, guestOf: ({ party }) => party[0], draw: ({ front }, area) => [set.draw(front, area)] };
  });
}

function frontFor(input: EscortCardInput, party: Party): CardFront {
  const { nameForm, titleColumn, showCode } = input.options;
  const people = party.map((guest) => ({ guest, name: guest.name, title: columnValue(guest, titleColumn) }));
  const meals = new Set(party.map((guest) => mealText(input, guest)).filter((text) => text !== ""));
  const tables = [...groupBy(party, ({ table }) => tableKey(table)).values()];
  const code = showCode ? codeOf(party[0]) : undefined;
  const details = (texts: readonly string[]) => [...texts, [...meals].join(" · ")].filter((text) => text !== "");
  const named = (form: typeof nameForm) => new Map(people.map((person) => [person.guest, nameInForm(person, form)]));
  if (party.length < 3 || tables.length === 1) {
    const first = named("first");
    const isClear = new Set(first.values()).size === party.length;
    const places = placesOf(input, tables, isClear ? first : new Map());
    return { names: namesTogether(people, nameForm), details: details(places), code };
  }
  return { names: placesOf(input, tables, named(nameForm)), details: details([]), code };
}

/** One text for a shared table, otherwise one per table with its guests' `names`. */
function placesOf(
  input: EscortCardInput,
  tables: readonly (readonly PrintGuest[])[],
  names: ReadonlyMap<PrintGuest, string>,
): string[] {
  const { language } = input;
  if (tables.length < 2) return tables.map((guests) => placeText(input, guests));
  const list = new Intl.ListFormat(language.tag, { style: "short", type: "unit" });
  return tables.map((guests) => {
    const table = placeText(input, guests);
    const called = list.format(guests.map((guest) => names.get(guest) ?? guest.name));
    return table === "" ? called : language.say(message("print-cards.namesAt", { table, names: called }));
  });
}

/** Escort cards always show the table, which is what they are for. */
function placeText({ options, language }: EscortCardInput, guests: readonly PrintGuest[]): string {
  const table = tableTitle(guests[0]?.table ?? "", language);
  const seats = guests.flatMap(({ seat }) => seat ?? []).sort((one, other) => one - other);
  const [seat] = seats;
  if (!options.showSeat || seat === undefined || table === "") return table;
  if (seats.length === 1) return language.say(message("print-cards.tableAndSeat", { table, seat }));
  return language.say(message("print-cards.tableAndSeats", { table, seats: seats.join(", ") }));
}

export type Party = readonly [PrintGuest, ...PrintGuest[]];

/** How far a plus-one of a plus-one is followed. */
const maxSteps = 5;

/** Guests by household (ignoring case) with their plus-ones, in list order, split above `maxTogether`. */
export function partiesOf(guests: readonly PrintGuest[], maxTogether: number): Party[] {
  const guestById = new Map(guests.map((guest) => [guest.id, guest]));
  const parties: [PrintGuest, ...PrintGuest[]][] = [];
  const open = new Map<string, [PrintGuest, ...PrintGuest[]]>();
  for (const guest of guests) {
    const key = partyKey(guest, guestById, maxSteps);
    const party = open.get(key);
    if (party && party.length < maxTogether) {
      party.push(guest);
      continue;
    }
    const started: [PrintGuest, ...PrintGuest[]] = [guest];
    parties.push(started);
    open.set(key, started);
  }
  return parties;
}

function partyKey(guest: PrintGuest, guestById: ReadonlyMap<number, PrintGuest>, steps: number): string {
  const household = guest.household.trim().toLowerCase();
  if (household !== "") return `household ${household}`;
  const host = guest.hostId === null ? undefined : guestById.get(guest.hostId);
  return host && host !== guest && steps > 0 ? partyKey(host, guestById, steps - 1) : `guest ${guest.id}`;
}
