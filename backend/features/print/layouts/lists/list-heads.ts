import { isScript } from "../../../../../common/fonts.ts";
import { localDate } from "../../../../../common/local-date.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Box, PageItem, TextBox } from "../../pages/page.ts";
import type { SetLine } from "../../text/set-line.ts";
import type { FlowArea } from "./column-flow.ts";
import { innerWidth, type ListPage } from "./list-page.ts";

export interface HeadTexts {
  kind: string;
  count: string;
}

/** A large head on the first page, and a line on the others. */
export interface ListHeads {
  /** The area below a page's head. The first page is 0. */
  areaOf(page: number): FlowArea;
  /** Draws the head of a page; `range` is what it has of the list, such as "A – F". */
  draw(page: number, range: string): PageItem[];
}

const titleSize = 21;
/** Handwriting is small for its size. */
const scriptTitleSize = 31;
const minTitleSize = 13;
const kindSize = 11;
const detailSize = 9.5;
const runningSize = 8.5;
const runningHeight = 26;
const gap = 9;
const ruleWidth = 0.9;

export function listHeads(input: LayoutInput, page: ListPage, texts: HeadTexts): ListHeads {
  const first = new FirstHead(input, page, texts);
  const area = { left: page.left, right: page.right, bottom: page.bottom };
  return {
    areaOf: (index) => ({ ...area, top: index === 0 ? first.bottom : page.top + runningHeight }),
    draw: (index, range) => (index === 0 ? first.draw(range) : runningHead(input, page, texts, range)),
  };
}

class FirstHead {
  readonly bottom: number;
  readonly #input: LayoutInput;
  readonly #page: ListPage;
  readonly #title: TextBox[];
  readonly #details: TextBox[];
  readonly #baseline: number;

  constructor(input: LayoutInput, page: ListPage, texts: HeadTexts) {
    this.#input = input;
    this.#page = page;
    const { look, setter, facts } = input;
    const size = isScript(look.headingFont) ? scriptTitleSize : titleSize;
    const style = { font: look.headingFont, isBold: !isScript(look.headingFont), size };
    const room = { width: innerWidth(page), height: size * 3, lines: 2, smallest: minTitleSize };
    const title = setter.fit(facts.event.name, style, room);
    const ascent = title.lines[0]?.ascent ?? size;
    this.#title = title.lines.map((line, i) => ({
      ...{ kind: "text", x: page.left, y: page.top + ascent + i * title.lineHeight },
      ...{ line, color: look.accent },
    }));
    const details = detailLines(input, innerWidth(page), texts);
    const below = page.top + title.height + 3;
    this.#details = details.map(({ line, x, y, color }) => ({
      ...{ kind: "text", x: page.left + x, y: below + y, line, color },
    }));
    this.#baseline = Math.max(below, ...this.#details.map(({ y }) => y));
    this.bottom = this.#baseline + gap + gap;
  }

  draw(range: string): PageItem[] {
    const { look } = this.#input;
    const y = this.#baseline + gap - 1;
    return [
      { kind: "block", tag: "H1", items: this.#title },
      { kind: "block", tag: "P", items: this.#details },
      ...this.#range(range),
      rule(this.#page, y, { color: look.accent, width: ruleWidth }),
    ];
  }

  #range(range: string): Box[] {
    const line = rangeLine(this.#input, this.#page, range, kindSize);
    return line ? [rightText(this.#page, this.#baseline, line, this.#input.look.accent)] : [];
  }
}

interface DetailLine {
  x: number;
  y: number;
  line: SetLine;
  color: string;
}

function detailLines({ setter, look, facts, language }: LayoutInput, width: number, texts: HeadTexts): DetailLine[] {
  const { date, location } = facts.event;
  const when = [localDate(date, language.tag), location, texts.count].filter((text) => text !== "").join(" · ");
  const kind = setter.line(texts.kind, { font: look.textFont, isBold: true, size: kindSize });
  const style = { font: look.textFont, isBold: false, size: detailSize };
  const whole = setter.line(when, style);
  const first = { x: 0, y: kindSize, line: kind, color: look.text };
  const x = kind.width + kindSize * 0.8;
  if (x + whole.width <= width * 0.8) return [first, { x, y: kindSize, line: whole, color: look.quiet }];
  const lines = setter.wrap(when, style, width * 0.8);
  return [
    first,
    ...lines.map((line, i) => ({ x: 0, y: kindSize + (i + 1) * detailSize * 1.35, line, color: look.quiet })),
  ];
}

/** Not read out, because it only repeats what the first page has. */
function runningHead(input: LayoutInput, page: ListPage, texts: HeadTexts, range: string): Box[] {
  const { setter, look, facts } = input;
  const y = page.top + runningSize;
  const right = rangeLine(input, page, range, kindSize);
  const width = innerWidth(page) - (right?.width ?? 0) - gap;
  const style = { font: look.textFont, isBold: false, size: runningSize };
  const room = { width, height: runningSize * 1.5, lines: 1, smallest: 4 };
  const left = setter.fit(`${facts.event.name} · ${texts.kind}`, style, room);
  return [
    ...left.lines.map((line): Box => ({ kind: "text", x: page.left, y, line, color: look.quiet })),
    ...(right ? [rightText(page, y, right, look.accent)] : []),
    rule(page, y + 4.5, { color: look.line, width: 0.5 }),
  ];
}

const rangeShare = 0.4;

function rangeLine({ setter, look }: LayoutInput, page: ListPage, range: string, size: number): SetLine | undefined {
  const room = { width: innerWidth(page) * rangeShare, height: size * 1.5, lines: 1, smallest: 4 };
  return setter.fit(range, { font: look.textFont, isBold: true, size }, room).lines[0];
}

function rightText({ right }: ListPage, y: number, line: SetLine, color: string): TextBox {
  return { kind: "text", x: right - line.width, y, line, color };
}

function rule({ left, right }: ListPage, y: number, stroke: { color: string; width: number }): Box {
  return { kind: "line", x1: left, y1: y, x2: right, y2: y, stroke };
}
