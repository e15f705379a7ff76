import { isScript } from "../../../../common/fonts.ts";
import { localDate } from "../../../../common/local-date.ts";
import type { LayoutInput } from "../pages/layout.ts";
import type { Box, PageItem, TextBox } from "../pages/page.ts";
import { type Area, type Column, stack, textBoxes, textPart } from "../pages/parts.ts";
import { isolated } from "../text/place-graphemes.ts";
import type { FittedText, TextStyle } from "../text/text-setter.ts";
import type { FlowArea } from "./flow.ts";

export interface HeadTexts {
  kind: string;
  count: string;
}

/** A large head on the first page, and a line on the others. */
export interface ListHead {
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
const rangeShare = 0.4;

/** The head of a list in its printed area. */
export function listHead(input: LayoutInput, area: Area, texts: HeadTexts): ListHead {
  const { look, setter, facts } = input;
  const left: Column = { x: area.x, width: area.width, align: "start" };
  const right: Column = { ...left, align: "end" };
  const isHand = isScript(look.headingFont);
  const fitted = (text: string, style: TextStyle, width: number, smallest: number, lines = 1): FittedText =>
    setter.fit(text, style, { width, height: style.size * 1.5 * lines, lines, smallest });
  const title = fitted(
    facts.event.name,
    { font: look.headingFont, isBold: !isHand, size: isHand ? scriptTitleSize : titleSize },
    ...([area.width, minTitleSize, 2] as const),
  );
  const kind = fitted(texts.kind, { font: look.textFont, isBold: true, size: kindSize }, area.width * 0.6, 7);
  const details = fitted(occasion(input, texts), plain(input, detailSize), area.width * 0.75, 7, 3);
  const first = stack(
    [textPart(title, left, look.accent, "H1"), textPart(kind, left, look.text), textPart(details, left, look.quiet)],
    gap,
  );
  const bottom = area.y + 4 + first.height;
  const rangeAt = (range: string, y: number): Box[] => {
    const text = fitted(range, { font: look.textFont, isBold: true, size: kindSize }, area.width * rangeShare, 4);
    return range === "" ? [] : textBoxes(text, right, y - text.rise, look.accent);
  };
  /** Not read out, because it only repeats what the first page has. */
  const running = (range: string): Box[] => {
    const y = area.y + runningSize;
    const width = area.width * (range === "" ? 1 : 1 - rangeShare) - gap;
    const text = fitted(`${isolated(facts.event.name)} · ${texts.kind}`, plain(input, runningSize), width, 4);
    const words: TextBox[] = textBoxes(text, left, y - text.rise, look.quiet);
    return [...words, ...rangeAt(range, y), rule(area, y + 4.5, { color: look.line, width: 0.5 })];
  };
  return {
    areaOf: (index) => ({
      ...{ left: area.x, right: area.x + area.width, bottom: area.y + area.height },
      top: index === 0 ? bottom + 2 * gap : area.y + runningHeight,
    }),
    draw: (index, range) =>
      index > 0
        ? running(range)
        : [
            ...first.at(area.y + 4),
            ...rangeAt(range, bottom),
            rule(area, bottom + gap - 1, { color: look.accent, width: 0.9 }),
          ],
  };
}

const plain = ({ look }: LayoutInput, size: number): TextStyle => ({ font: look.textFont, isBold: false, size });

function occasion({ facts, language }: LayoutInput, { count }: HeadTexts): string {
  const { date, location } = facts.event;
  return [localDate(date, language.tag), isolated(location), count].filter((text) => text !== "").join(" · ");
}

function rule({ x, width }: Area, y: number, stroke: { color: string; width: number }): Box {
  return { kind: "line", x1: x, y1: y, x2: x + width, y2: y, stroke };
}
