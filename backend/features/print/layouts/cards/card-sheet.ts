import { type CardForm, type PrintedSheet, sheetFor } from "../../../../../common/print/sheet-for.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Bookmark, Page, PageItem } from "../../pages/page.ts";
import { type Area, millimeter } from "../../pages/page-frame.ts";
import { footerBoxes } from "../footer.ts";
import { cutMarks } from "./cut-marks.ts";

/** How many pages cards fill. */
export function countCardPages({ options }: LayoutInput, form: CardForm, cards: number): number {
  const { sheet } = sheetFor(options, form);
  return Math.ceil(cards / (sheet.columns * sheet.rows));
}

/** A card at the paper's corner, unfolded, in points. */
export function cardSize({ options }: LayoutInput, form: CardForm): Area {
  const { sheet } = sheetFor(options, form);
  return { x: 0, y: 0, width: sheet.width * millimeter, height: sheet.height * millimeter };
}

/** What a sheet is filled with. */
export interface CardDeck<Card> {
  cards: readonly Card[];
  form: CardForm;
  draw: (card: Card, area: Area) => PageItem[];
  /** Outline entry of this card and those after it that have the same. */
  groupOf: (card: Card, index: number) => string;
}

/** Places of a sheet's cards from left to right and down, in points, moved by the nudge. */
export function cardAreas(
  { sheet }: Pick<PrintedSheet, "sheet">,
  { nudgeX, nudgeY }: { nudgeX: number; nudgeY: number },
): Area[] {
  const size = { width: sheet.width * millimeter, height: sheet.height * millimeter };
  return Array.from({ length: sheet.columns * sheet.rows }, (_, index) => {
    const row = Math.floor(index / sheet.columns);
    const column = index % sheet.columns;
    const x = sheet.left + nudgeX + column * (sheet.width + sheet.gapX);
    const y = sheet.top + nudgeY + row * (sheet.height + sheet.gapY);
    return { x: x * millimeter, y: y * millimeter, ...size };
  });
}

/** Sheets of cards. `morePages` that follow are counted in the page number. */
export function* layOutCards<Card>(input: LayoutInput, deck: CardDeck<Card>, morePages: number): Generator<Page, void> {
  const printed = sheetFor(input.options, deck.form);
  const areas = cardAreas(printed, input.options);
  const marks = printed.isCut ? cutMarks(areas, deck.form) : [];
  const pageCount = countCardPages(input, deck.form, deck.cards.length) + morePages;
  let lastGroup: string | undefined;
  for (let from = 0; from < deck.cards.length; from += areas.length) {
    const cards = deck.cards.slice(from, from + areas.length);
    const bookmarks: Bookmark[] = [];
    for (const [place, card] of cards.entries()) {
      const group = deck.groupOf(card, from + place);
      if (group !== lastGroup && group !== "") bookmarks.push({ title: group, level: 1 });
      lastGroup = group;
    }
    const items = areas.flatMap((area, place) => {
      const card = cards[place];
      return card === undefined ? [] : deck.draw(card, area);
    });
    const numbers = { pageNumber: from / areas.length + 1, pageCount };
    yield sheetPage(input, printed, [...marks, ...items], numbers, bookmarks);
  }
}

/** Narrowest lower margin with room for the footer, in millimeters. */
const footerRoom = 5;

/** A page of a sheet, with the footer where it is not on a card. */
export function sheetPage(
  input: LayoutInput,
  { sheet, page: paper }: PrintedSheet,
  items: readonly PageItem[],
  numbers: { pageNumber: number; pageCount: number },
  bookmarks: readonly Bookmark[],
): Page {
  const page = { width: paper.width * millimeter, height: paper.height * millimeter };
  const lowest = sheet.top + input.options.nudgeY + sheet.rows * (sheet.height + sheet.gapY) - sheet.gapY;
  const bottom = paper.height - lowest;
  const room = { bottom: bottom * millimeter, side: (Math.max(sheet.left, 10) + 2) * millimeter };
  const footer = bottom < footerRoom ? [] : footerBoxes(input, page, numbers, room);
  return { ...page, items: [...items, ...footer], bookmarks };
}
