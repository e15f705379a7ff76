import { message } from "../../../../../common/messages/message.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Block, GroupBox, Page, PageItem } from "../../pages/page.ts";
import { type Area, boxesIn } from "../../pages/parts.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { columnValue, orderGuests, printedName, tableTitle } from "../../pages/printed-guests.ts";
import { codeOf } from "./card-code.ts";
import { type CardFront, CardSet } from "./card-set.ts";
import { cardAreas, frontOf, layOutCards, printedSheet } from "./card-sheet.ts";

type PlaceCardInput = LayoutInput<"place-cards">;

/** One card per guest: a tent with the name on both sides, or a flat card. */
export function layOutPlaceCards(input: PlaceCardInput): Generator<Page, void> {
  const { facts, options, language } = input;
  const printed = printedSheet("place-cards", input);
  return layOutCards("place-cards", input, () => {
    const fronts = [...facts.guests, ...(facts.others ?? [])].map((guest) => frontFor(input, guest));
    const [card] = cardAreas(printed);
    if (!card) throw new Error("A sheet has cards.");
    const set = new CardSet(input, fronts, frontOf(card, printed.form), false);
    const draw = (guest: PrintGuest, area: Area): PageItem[] => {
      const front = frontFor(input, guest);
      const half = frontOf(area, printed.form);
      const code = options.showCode ? codeOf(guest) : undefined;
      const drawn = set.draw({ ...front, code }, half);
      if (printed.form !== "tent") return [drawn];
      // The code is for the guest; the back is for those opposite.
      return [drawn, backOf(code ? set.draw(front, half) : drawn, area)];
    };
    return { cards: orderGuests(facts, options.order, language.tag), guestOf: (guest) => guest, draw };
  });
}

function frontFor(input: PlaceCardInput, guest: PrintGuest): CardFront {
  const details = [placeText(input, guest), mealText(input, guest)].filter((text) => text !== "");
  return { names: [printedName(guest, input.options)], details };
}

/** Where a guest sits, as the card shows it: "Table 7 · Seat 3". Empty for nowhere. */
function placeText({ options, language }: PlaceCardInput, { table: label, seat }: PrintGuest): string {
  const table = options.showTable ? tableTitle(label, language) : "";
  if (!options.showSeat || seat === null) return table;
  if (table === "") return language.say(message("print-cards.seat", { seat }));
  return language.say(message("print-cards.tableAndSeat", { table, seat }));
}

/** The meal in words; empty for none. A dash names no meal. */
export function mealText({ options }: LayoutInput<"place-cards" | "escort-cards">, guest: PrintGuest): string {
  const meal = options.mealColumn === "" ? "" : columnValue(guest, options.mealColumn);
  return /[\p{L}\p{N}]/u.test(meal) ? meal : "";
}

/** The front turned around the middle of the card. It is decoration, so that each name is read out once. */
function backOf(front: Block, { x, y, width, height }: Area): GroupBox {
  return { kind: "group", rotation: 180, centerX: x + width / 2, centerY: y + height / 2, boxes: boxesIn(front.items) };
}
