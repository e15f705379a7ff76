import { message } from "../../../../../common/messages/message.ts";
import { sheetFor } from "../../../../../common/print/sheet-for.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Block, Page } from "../../pages/page.ts";
import { millimeter } from "../../pages/page-frame.ts";
import { sheetPage } from "./card-sheet.ts";
import type { MealMark } from "./meal-marks.ts";
import { drawMark } from "./meal-row.ts";

const margin = 18 * millimeter;
const titleRoom = 18 * millimeter;
const rowHeight = 13 * millimeter;
const symbol = 8 * millimeter;
const nameStart = 20 * millimeter;

function capacity(input: LayoutInput): number {
  const { page } = sheetFor(input.options, "flat");
  return Math.max(1, Math.floor((page.height * millimeter - 2 * margin - titleRoom) / rowHeight));
}

/** How many pages the legend has. */
export function legendPages(input: LayoutInput, marks: readonly MealMark[]): number {
  return Math.ceil(marks.length / capacity(input));
}

/** Explains the symbols of meals after `pagesBefore` pages of cards. */
export function* layOutLegend(
  input: LayoutInput,
  marks: readonly MealMark[],
  pagesBefore: number,
): Generator<Page, void> {
  const printed = sheetFor(input.options, "flat");
  const perPage = capacity(input);
  const pageCount = pagesBefore + legendPages(input, marks);
  const title = input.language.say(message("print-cards.meals"));
  for (let from = 0; from < marks.length; from += perPage) {
    const pageNumber = pagesBefore + from / perPage + 1;
    const rows = marks.slice(from, from + perPage).map((mark, row) => legendRow(input, mark, printed.page.width, row));
    const items = [titleBlock(input, title), ...rows];
    const bookmarks = from === 0 ? [{ title, level: 1 as const }] : [];
    yield sheetPage(input, printed, items, { pageNumber, pageCount }, bookmarks);
  }
}

function titleBlock({ setter, look }: LayoutInput, title: string): Block {
  const line = setter.line(title, { font: look.headingFont, isBold: false, size: 26 });
  const item = { kind: "text" as const, x: margin, y: margin + 22, line, color: look.accent };
  return { kind: "block", tag: "H1", items: [item] };
}

function legendRow(input: LayoutInput, mark: MealMark, pageWidth: number, row: number): Block {
  const { setter, look } = input;
  const y = margin + titleRoom + row * rowHeight;
  const width = pageWidth * millimeter - 2 * margin - nameStart;
  const style = { font: look.textFont, isBold: false, size: 15 };
  const { lines, lineHeight, size } = setter.fit(mark.meal, style, {
    width,
    height: symbol * 1.3,
    lines: 3,
    smallest: 11,
  });
  const first = y + symbol / 2 + size * 0.35 - ((lines.length - 1) * lineHeight) / 2;
  const names = lines.map((line, index) => {
    const baseline = first + index * lineHeight;
    return { kind: "text" as const, x: margin + nameStart, y: baseline, line, color: look.text };
  });
  return { kind: "block", tag: "P", items: [...drawMark(input, mark, { x: margin, y, side: symbol }), ...names] };
}
