import { type NamedPerson, nameInForm, namesTogether } from "../../../../../common/print/name-form.ts";
import { type PrintedSheet, sheetFor } from "../../../../../common/print/sheet-for.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Page, PageItem } from "../../pages/page.ts";
import type { Area } from "../../pages/page-frame.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { orderGuests } from "../order-guests.ts";
import { codeOf } from "./card-code.ts";
import { type CardFront, createFaceDrawer } from "./card-front.ts";
import { groupsOf } from "./card-groups.ts";
import { markedMeals, mealText } from "./card-meals.ts";
import { partyPlaces, tablesOf } from "./card-place.ts";
import { cardSize, countCardPages, layOutCards } from "./card-sheet.ts";
import { layOutLegend, legendPages } from "./meal-legend.ts";
import { layOutOldCards } from "./old-cards.ts";
import { type Party, partiesOf } from "./parties.ts";
import { layOutTestFrame } from "./test-frame.ts";

interface EscortCard {
  party: Party;
  face: CardFront;
}

/** A flat card that leads each guest or household to their tables. */
export function* layOutEscortCards(input: LayoutInput): Generator<Page, void> {
  const { facts, options, language } = input;
  if (options.isTestFrame) {
    yield layOutTestFrame(input, "flat");
    return;
  }
  const meals = markedMeals(input);
  const guests = orderGuests(facts, options.order, language.tag);
  const maxTogether = options.escortUnit === "guest" ? 1 : namesOnCard(sheetFor(options, "flat"));
  const cardOf = (party: Party): EscortCard => ({ party, face: faceOf(input, party, meals.marksOf(party)) });
  const cards = partiesOf(guests, maxTogether).map(cardOf);
  const others = partiesOf(facts.others ?? [], maxTogether).map(cardOf);
  const drawFace = createFaceDrawer(
    input,
    [...cards, ...others].map(({ face }) => face),
    cardSize(input, "flat"),
  );
  const draw = ({ face }: EscortCard, area: Area): PageItem[] => [drawFace(face, area)];
  const groupOf = groupsOf(input, ({ party: [guest] }: EscortCard) => guest);
  const deck = { cards, form: "flat" as const, draw, groupOf };
  yield* layOutCards(input, deck, legendPages(input, meals.marks));
  yield* layOutLegend(input, meals.marks, countCardPages(input, "flat", cards.length));
  yield* layOutOldCards(input);
}

/** As many names as can be read at arm's length: one per 6 mm. */
function namesOnCard({ sheet }: PrintedSheet): number {
  return Math.max(1, Math.floor((sheet.height * 0.62) / 6));
}

function faceOf(input: LayoutInput, party: Party, meals: CardFront["meals"]): CardFront {
  const { nameForm, titleColumn } = input.options;
  const people = party.map(({ name, info }): NamedPerson => ({ name, title: info[titleColumn] ?? "" }));
  const mealTexts = new Set(party.map((guest) => mealText(input, guest)));
  const tables = tablesOf(party);
  const common = { meals, code: codeOf(input, party[0]), areDetailsLarge: true };
  const said = (texts: readonly string[]) => texts.filter((text) => text !== "");
  const meal = [...mealTexts].filter((text) => text !== "").join(" · ");
  if (party.length < 3 || tables.length === 1) {
    const places = partyPlaces(input, tables, callNames(people, party));
    return { ...common, names: namesTogether(people, nameForm), details: said([...places, meal]) };
  }
  const names = new Map(party.map((guest, index) => [guest, nameInForm(people[index] ?? noName, nameForm)]));
  return { ...common, names: partyPlaces(input, tables, names), details: said([meal]) };
}

const noName: NamedPerson = { name: "", title: "" };

/** First names, unless two guests of the card share one. */
function callNames(people: readonly NamedPerson[], party: Party): ReadonlyMap<PrintGuest, string> {
  const first = people.map((person) => nameInForm(person, "first"));
  const isClear = new Set(first).size === first.length;
  return new Map(party.map((guest, index) => [guest, (isClear ? first[index] : undefined) ?? guest.name]));
}
