import { message } from "../../../../common/messages/message.ts";
import type { LayoutInput } from "../pages/layout.ts";
import type { Bookmark, Page, PageItem } from "../pages/page.ts";
import { type Area, inset, millimeter, pageArea, textPart } from "../pages/parts.ts";
import { isolated } from "../text/place-graphemes.ts";
import { columnWidth, type FlowArea, type FlowFrame, type FlowPage, flowColumns, type Section } from "./flow.ts";
import { type DatedKind, numberPages } from "./footer.ts";
import { type HeadTexts, type ListHead, listHead } from "./list-head.ts";
import type { Row } from "./row.ts";
import { rowBlocks } from "./row-blocks.ts";

type ListInput = LayoutInput<Exclude<DatedKind, "codes">>;

/** What a list is made of. */
export interface ListParts {
  head: HeadTexts;
  /** At most so many, no narrower than this (points). */
  columns: { most: number; narrowest: number; gap: number };
  /** The rows for columns of a width, with type and spaces of a scale from 1 down. */
  content: (width: number, scale: number) => { head?: Row; sections: Iterable<Section> };
}

const margin = 14 * millimeter;
const footerRoom = 3 * millimeter;
/** Longer lists have no page that is worth saving. */
const maxTightened = 400;
const scales = [0.95, 0.9];

/** The pages of a list, with heads, bookmarks and footers. A few rows do not get a page of their own. */
export function listPages(input: ListInput, parts: ListParts): Generator<Page, void> {
  const pages = pagesAt(input, parts, 1);
  return numberPages(input, input.facts.guests.length > maxTightened ? pages : tightened(input, parts, [...pages]));
}

function tightened(input: ListInput, parts: ListParts, pages: ListedPage[]): ListedPage[] {
  const last = pages.at(-1);
  if (pages.length < 2 || !last || last.fill > 0.25) return pages;
  const tighter = scales.map((scale) => [...pagesAt(input, parts, scale)]);
  return tighter.find((one) => one.length < pages.length) ?? pages;
}

interface ListedPage extends Page {
  /** Part of the page's columns that is used. */
  fill: number;
}

/** The part of a paper that a list is printed on. */
function listArea(input: ListInput): Area {
  const area = inset(pageArea(input.options), margin);
  return { ...area, height: area.height - footerRoom };
}

function* pagesAt(
  input: ListInput,
  { head: texts, columns, content }: ListParts,
  scale: number,
): Generator<ListedPage, void> {
  const { width, height } = pageArea(input.options);
  const area = listArea(input);
  const head = listHead(input, area, texts);
  const fitting = Math.floor((area.width + columns.gap) / (columns.narrowest + columns.gap));
  const plain = { columns: Math.max(Math.min(fitting, columns.most), 1), gap: columns.gap, areaOf: head.areaOf };
  const { head: titles, sections } = content(columnWidth(plain, head.areaOf(0)), scale);
  const frame: FlowFrame = titles ? { ...plain, head: titles } : plain;
  let index = 0;
  let last = "";
  for (const placed of flowColumns(sections, frame)) {
    const marks = placed.flatMap(({ row }) => row.mark ?? []);
    const items = [...head.draw(index, rangeOf(marks, input)), ...rowBlocks(placed)];
    yield { width, height, items, bookmarks: bookmarksOf(marks, last), fill: fillOf(placed, head, frame, index) };
    last = marks.at(-1) ?? last;
    index += 1;
  }
  if (index === 0) yield { width, height, items: [...head.draw(0, ""), ...nobody(input, head.areaOf(0))], fill: 1 };
}

function fillOf(placed: FlowPage, head: ListHead, { columns }: FlowFrame, index: number): number {
  const { top, bottom } = head.areaOf(index);
  return placed.reduce((sum, { height }) => sum + height, 0) / (columns * (bottom - top));
}

function nobody({ setter, language, look }: LayoutInput, { left, right, top }: FlowArea): PageItem[] {
  const style = { font: look.textFont, isBold: false, size: 12 };
  const column = { x: left, width: right - left, align: "start" } as const;
  const room = { width: column.width, height: 24, lines: 1, smallest: 8 };
  return textPart(setter.fit(language.say(message("print-lists.nobody")), style, room), column, look.quiet).at(top);
}

function bookmarksOf(marks: readonly string[], before: string): Bookmark[] {
  const firsts = marks.filter((mark, i) => mark !== (marks[i - 1] ?? before));
  return firsts.map((title) => ({ title, level: 1 }));
}

function rangeOf(marks: readonly string[], { language }: LayoutInput): string {
  const [first = "", last = first] = [marks[0], marks.at(-1)];
  if (first === last) return first;
  return language.say(message("print-lists.range", { first: `\u200e${isolated(first)}`, last: isolated(last) }));
}
