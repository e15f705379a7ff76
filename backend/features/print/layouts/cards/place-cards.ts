import { nameInForm } from "../../../../../common/print/name-form.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Page, PageItem } from "../../pages/page.ts";
import type { Area } from "../../pages/page-frame.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { orderGuests } from "../order-guests.ts";
import { frontOf } from "./card-area.ts";
import { codeOf } from "./card-code.ts";
import { type CardFront, createFaceDrawer } from "./card-front.ts";
import { groupsOf } from "./card-groups.ts";
import { markedMeals, mealText } from "./card-meals.ts";
import { placeText } from "./card-place.ts";
import { cardSize, countCardPages, layOutCards } from "./card-sheet.ts";
import { layOutLegend, legendPages } from "./meal-legend.ts";
import { layOutOldCards } from "./old-cards.ts";
import { backOf } from "./tent-back.ts";
import { layOutTestFrame } from "./test-frame.ts";

interface PlaceCard {
  guest: PrintGuest;
  face: CardFront;
}

/** One card per guest: a tent with the name on both sides, or a flat card. */
export function* layOutPlaceCards(input: LayoutInput): Generator<Page, void> {
  const { facts, options, language } = input;
  if (options.isTestFrame) {
    yield layOutTestFrame(input, options.cardForm);
    return;
  }
  const meals = markedMeals(input);
  const isTent = options.cardForm === "tent";
  const faceOf = (guest: PrintGuest): CardFront => ({
    names: [nameInForm({ name: guest.name, title: guest.info[options.titleColumn] ?? "" }, options.nameForm)],
    details: [placeText(input, guest), mealText(input, guest)].filter((text) => text !== ""),
    meals: meals.marksOf([guest]),
    areDetailsLarge: false,
  });
  const cards = orderGuests(facts, options.order, language.tag).map((guest) => ({ guest, face: faceOf(guest) }));
  const drawFace = createFaceDrawer(
    input,
    [...cards.map(({ face }) => face), ...(facts.others ?? []).map(faceOf)],
    frontOf(cardSize(input, options.cardForm), isTent),
  );
  const draw = ({ guest, face }: PlaceCard, area: Area): PageItem[] => {
    const code = codeOf(input, guest);
    const half = frontOf(area, isTent);
    const front = drawFace({ ...face, code }, half);
    if (!isTent) return [front];
    // The code is for the guest; the back is for those opposite.
    return [front, backOf(code ? drawFace(face, half) : front, area)];
  };
  const groupOf = groupsOf(input, ({ guest }: PlaceCard) => guest);
  const form = options.cardForm;
  yield* layOutCards(input, { cards, form, draw, groupOf }, legendPages(input, meals.marks));
  yield* layOutLegend(input, meals.marks, countCardPages(input, form, cards.length));
  yield* layOutOldCards(input);
}
