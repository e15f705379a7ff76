import { message } from "../../../../common/messages/message.ts";
import type { LayoutInput } from "../pages/layout.ts";
import type { Block, Bookmark, Page } from "../pages/page.ts";
import { type FlowArea, type FlowFrame, type FlowPage, flowColumns, type Section } from "./lists/column-flow.ts";
import { listBlocks } from "./lists/list-blocks.ts";
import type { ListHeads } from "./lists/list-heads.ts";
import type { ListPage } from "./lists/list-page.ts";
import { numberPages } from "./page-numbers.ts";

export interface ListParts {
  page: ListPage;
  heads: ListHeads;
  frame: FlowFrame;
  sections: Iterable<Section>;
}

/** The pages of a list, with heads, bookmarks and footers. */
export function listPages(input: LayoutInput, parts: ListParts): Generator<Page, void> {
  return numberPages(input, headedPages(input, parts));
}

function* headedPages(input: LayoutInput, { page, heads, frame, sections }: ListParts): Generator<Page, void> {
  const { width, height } = page;
  let index = 0;
  let last = "";
  for (const placed of flowColumns(sections, frame)) {
    const marks = marksOf(placed);
    const items = [...heads.draw(index, rangeOf(marks, input)), ...listBlocks(placed)];
    yield { width, height, items, bookmarks: bookmarksOf(marks, last) };
    last = marks.at(-1) ?? last;
    index += 1;
  }
  if (index === 0) yield { width, height, items: [...heads.draw(0, ""), nobody(input, heads.areaOf(0))] };
}

const nobodySize = 12;

function nobody({ setter, language, look }: LayoutInput, { left, top }: FlowArea): Block {
  const style = { font: look.textFont, isBold: false, size: nobodySize };
  const line = setter.line(language.say(message("print-lists.nobody")), style);
  const text = { kind: "text", x: left, y: top + nobodySize, line, color: look.quiet } as const;
  return { kind: "block", tag: "P", items: [text] };
}

function marksOf(placed: FlowPage): string[] {
  return placed.flatMap(({ row }) => row.mark ?? []);
}

function bookmarksOf(marks: readonly string[], before: string): Bookmark[] {
  const firsts = marks.filter((mark, i) => mark !== (marks[i - 1] ?? before));
  return firsts.map((title) => ({ title, level: 1 }));
}

/** So that a range from one Hebrew or Arabic letter to another begins with the first one, as all around it does. */
const isolated = (letter: string) => `\u200e\u2068${letter}\u2069`;

function rangeOf(marks: readonly string[], { language }: LayoutInput): string {
  const [first = "", last = first] = [marks[0], marks.at(-1)];
  if (first === last) return first;
  return language.say(message("print-lists.range", { first: isolated(first), last: isolated(last) }));
}
