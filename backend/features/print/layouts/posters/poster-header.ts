import { localDate } from "../../../../../common/local-date.ts";
import { message } from "../../../../../common/messages/message.ts";
import type { LayoutInput, PageLook } from "../../pages/layout.ts";
import type { Block, Box, StructureTag } from "../../pages/page.ts";
import type { Area } from "../../pages/page-frame.ts";
import { opticalSize, placedText } from "../../pages/placed-text.ts";
import type { FittedText } from "../../text/text-setter.ts";
import { monogram, monogramSize, photoUnderText, type SignPicture } from "../ornaments/event-picture.ts";
import type { Ornament } from "../ornaments/ornament.ts";

/** The top of a poster: picture, the event's name, its date. */
export interface PosterHeader {
  items: (Block | Box)[];
  bottom: number;
}

export interface HeaderContent {
  input: LayoutInput;
  /** Fonts and colors on the poster's background. */
  look: PageLook;
  picture: SignPicture | undefined;
  ornament: Ornament | undefined;
  page: Area;
  /** From the page's edges, in points. */
  margin: number;
}

/** The same on each page; `note` is below the date, such as "1 of 2". */
export function posterHeader(content: HeaderContent, note: string): PosterHeader {
  const { picture, look } = content;
  if (picture?.kind === "photo") return photoHeader(content, picture, note);
  const colors = { title: look.accent, text: look.text };
  const drawing = picture ? monogramOf(content, picture) : initialsAbove(content);
  const words = headerWords(content, note, colors);
  const under = ornamentBelow(content, drawing.bottom + words.height);
  return { items: [...drawing.items, ...words.at(drawing.bottom), ...under.items], bottom: under.bottom };
}

function photoHeader(content: HeaderContent, picture: SignPicture, note: string): PosterHeader {
  const { page, margin } = content;
  const words = headerWords(content, note, { title: "#ffffff", text: "#ffffff" });
  const height = Math.max(page.height * (page.width > page.height ? 0.26 : 0.2), words.height + margin);
  const area = { ...page, height };
  return { items: [...photoUnderText(picture, area), ...words.at((height - words.height) / 2)], bottom: height };
}

function monogramOf({ page, look, margin }: HeaderContent, picture: SignPicture): PosterHeader {
  const short = Math.min(page.width, page.height);
  const size = short * 0.11;
  const unit = short / 200;
  const background = look.background ?? "#ffffff";
  const place = { centerX: page.x + page.width / 2, top: margin * 0.8, size, unit, background };
  return {
    items: monogram(picture, place),
    bottom: place.top + monogramSize(picture, size).height + margin * 0.2,
  };
}

interface HeaderWords {
  height: number;
  at: (top: number) => Block[];
}

function headerWords(
  { input, look, page, margin }: HeaderContent,
  note: string,
  colors: { title: string; text: string },
): HeaderWords {
  const { facts, language, setter } = input;
  const short = Math.min(page.width, page.height);
  const width = page.width - 2 * margin;
  const size = opticalSize(look.headingFont, short * 0.068);
  const room = { width, height: short * 0.2, lines: 3, smallest: size * 0.55 };
  const title = setter.fit(facts.event.name, { font: look.headingFont, isBold: true, size }, room);
  const lines = [localDate(facts.event.date, language.tag), language.say(message("print-signs.find")), note];
  const small = { font: look.textFont, isBold: false, size: short * 0.023 };
  const smallRoom = { width, height: small.size * 3, lines: 2, smallest: small.size * 0.6 };
  const texts: { tag: StructureTag; text: FittedText; color: string }[] = [
    { tag: "H1", text: title, color: colors.title },
    ...lines
      .filter((line) => line.trim() !== "")
      .map((line) => ({ tag: "P" as const, text: setter.fit(line, small, smallRoom), color: colors.text })),
  ];
  return {
    height: texts.reduce((sum, { text }) => sum + text.height, 0),
    at: (top) => {
      let y = top;
      return texts.map(({ tag, text, color }) => {
        const place = { x: page.x + margin, y, width, align: "center" as const };
        y += text.height;
        return { kind: "block", tag, items: placedText(text, place, color) };
      });
    },
  };
}

const ornamentShare = 0.24;

function initialsAbove({ page, margin, ornament }: HeaderContent): PosterHeader {
  if (!ornament?.isAbove) return { items: [], bottom: margin };
  const width = Math.min(page.width, page.height) * ornamentShare;
  const height = ornament.height(width);
  const middle = { x: page.x + page.width / 2, y: margin * 0.9 + height / 2 };
  return { items: ornament.draw(middle, width), bottom: margin + height };
}

function ornamentBelow({ page, ornament }: HeaderContent, words: number): PosterHeader {
  if (!ornament || ornament.isAbove) return { items: [], bottom: words };
  const short = Math.min(page.width, page.height);
  const height = ornament.height(short * ornamentShare);
  const middle = { x: page.x + page.width / 2, y: words + short * 0.014 + height / 2 };
  return { items: ornament.draw(middle, short * ornamentShare), bottom: words + height };
}
