import type { PrintKind } from "../../../../../common/print/print-kinds.ts";
import { cardFormOf } from "../../../../../common/print/print-options.ts";
import { bottomEnd, type CardForm, type PrintedSheet, sheetFor } from "../../../../../common/print/sheets.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Bookmark, LineBox, Page, PageItem, Stroke } from "../../pages/page.ts";
import { type Area, line, millimeter } from "../../pages/parts.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { tableTitle } from "../../pages/printed-guests.ts";
import { footerBoxes } from "../../rows/footer.ts";
import { initialLetters } from "../../rows/initial-letter.ts";
import { layOutTestFrame } from "./test-frame.ts";

export type CardKind = Extract<PrintKind, "place-cards" | "escort-cards" | "codes">;

/** What a sheet is filled with. */
export interface CardDeck<Card> {
  cards: readonly Card[];
  /** The guest under whom a card is found in the outline. */
  guestOf: (card: Card) => PrintGuest;
  draw: (card: Card, area: Area) => PageItem[];
}

/** The sheet that a kind is printed on. */
export function printedSheet(kind: CardKind, { options }: LayoutInput<CardKind>): PrintedSheet & { form: CardForm } {
  const form = cardFormOf(kind, options);
  return { ...sheetFor(options, form), form };
}

/** Places of a sheet's cards from left to right and down, in points. */
export function cardAreas({ sheet }: PrintedSheet): Area[] {
  const size = { width: sheet.width * millimeter, height: sheet.height * millimeter };
  return Array.from({ length: sheet.columns * sheet.rows }, (_, index) => {
    const x = sheet.left + (index % sheet.columns) * (sheet.width + sheet.gapX);
    const y = sheet.top + Math.floor(index / sheet.columns) * (sheet.height + sheet.gapY);
    return { x: x * millimeter, y: y * millimeter, ...size };
  });
}

/** The front of a card: for a tent, the half below the fold. */
export function frontOf(area: Area, form: CardForm): Area {
  if (form !== "tent") return area;
  const height = area.height / 2;
  return { ...area, y: area.y + height, height };
}

/** Sheets of cards, or the frame to test how they are printed. */
export function* layOutCards<Card>(
  kind: CardKind,
  input: LayoutInput<CardKind>,
  deck: () => CardDeck<Card>,
): Generator<Page, void> {
  const printed = printedSheet(kind, input);
  const areas = cardAreas(printed);
  const { width, height } = printed.page;
  const page = { width: width * millimeter, height: height * millimeter };
  if (input.options.isTestFrame) {
    yield { ...page, ...layOutTestFrame(input, areas, printed.form) };
    return;
  }
  const marks = printed.isCut ? cutMarks(areas, printed.form) : [];
  const { cards, guestOf, draw } = deck();
  const groupOf = groupsOf(input, guestOf);
  const pageCount = Math.ceil(cards.length / areas.length);
  let lastGroup = "";
  for (let from = 0; from < cards.length; from += areas.length) {
    const bookmarks: Bookmark[] = [];
    const items = cards.slice(from, from + areas.length).flatMap((card, place) => {
      const title = groupOf(card, from + place);
      if (title !== lastGroup && title !== "") bookmarks.push({ title, level: 1 });
      lastGroup = title;
      const area = areas[place];
      return area ? draw(card, area) : [];
    });
    const footer = footerOf(input, printed, page, { pageNumber: from / areas.length + 1, pageCount });
    yield { ...page, items: [...marks, ...items, ...footer], bookmarks };
  }
}

const cardsPerEntry = 50;

/** Outline entry of a card and its neighbors: the table, the first letter, or the first of fifty names. */
function groupsOf<Card>({ options, language }: LayoutInput<CardKind>, guestOf: (card: Card) => PrintGuest) {
  const letterOf = initialLetters(language.tag);
  let first = "";
  return (card: Card, index: number): string => {
    const { name, table } = guestOf(card);
    if (options.order === "name") return letterOf(name);
    if (options.order === "table") return tableTitle(table, language);
    if (index % cardsPerEntry === 0) first = name;
    return first;
  };
}

/** Narrowest lower margin with room for the footer, in millimeters. */
const footerRoom = 5;

/** Where it is not on a card. */
function footerOf(
  { options, ...input }: LayoutInput<CardKind>,
  { sheet, page: paper }: PrintedSheet,
  page: Pick<Page, "width" | "height">,
  numbers: { pageNumber: number; pageCount: number },
): PageItem[] {
  const bottom = paper.height - bottomEnd(sheet);
  if (!("hasFooter" in options) || bottom < footerRoom) return [];
  const room = { bottom: bottom * millimeter, side: (Math.max(sheet.left, 10) + 2) * millimeter };
  return footerBoxes({ ...input, options }, page, numbers, room);
}

/** Faint, because half of it stays on a card. */
const cutLine: Stroke = { color: "#c9c9c9", width: 0.25 };
const mark: Stroke = { color: "#6b6b6b", width: 0.4 };
const foldMark: Stroke = { color: "#8a8a8a", width: 0.4, dash: [2.2, 1.8] };

/** From the outermost cut to the mark beside it, and its length. */
const markGap = 0.8 * millimeter;
const markLength = 3 * millimeter;
/** A fold mark reaches this far into the card from both edges. */
const foldLength = 6 * millimeter;

/** Hairlines along cards, marks in the margin for a guillotine, and fold marks of tents. */
function cutMarks(areas: readonly Area[], form: CardForm): LineBox[] {
  const xs = edges(areas.flatMap(({ x, width }) => [x, x + width]));
  const ys = edges(areas.flatMap(({ y, height }) => [y, y + height]));
  const upright = xs.flatMap((x) => cuts(ys).map(([from, to, stroke]) => line(x, from, x, to, stroke)));
  const across = ys.flatMap((y) => cuts(xs).map(([from, to, stroke]) => line(from, y, to, y, stroke)));
  return [...upright, ...across, ...(form === "tent" ? areas.flatMap(foldMarks) : [])];
}

/** The line from the first to the last edge, and the marks before and behind it. */
function cuts(ends: readonly number[]): [from: number, to: number, stroke: Stroke][] {
  const [first = 0, last = 0] = [ends.at(0), ends.at(-1)];
  return [
    [first - markGap - markLength, first - markGap, mark],
    [first, last, cutLine],
    [last + markGap, last + markGap + markLength, mark],
  ];
}

function foldMarks({ x, y, width, height }: Area): LineBox[] {
  const fold = y + height / 2;
  return [line(x, fold, x + foldLength, fold, foldMark), line(x + width, fold, x + width - foldLength, fold, foldMark)];
}

const edges = (all: readonly number[]) =>
  [...new Set(all.map((edge) => Math.round(edge * 1000) / 1000))].sort((one, other) => one - other);
