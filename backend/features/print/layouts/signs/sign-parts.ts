import { localDate } from "../../../../../common/local-date.ts";
import { message } from "../../../../../common/messages/message.ts";
import type { LayoutInput, PageLook } from "../../pages/layout.ts";
import type { Block, Box } from "../../pages/page.ts";
import type { Area } from "../../pages/page-frame.ts";
import { opticalSize, placedText, type TextPlace } from "../../pages/placed-text.ts";
import type { FittedText, TextRoom } from "../../text/text-setter.ts";
import type { SignPicture } from "../ornaments/event-picture.ts";
import type { Ornament } from "../ornaments/ornament.ts";
import { qrCodeBlock, qrCodeOf } from "../qr-code.ts";

/** What a sign is made of. */
export interface SignContent {
  input: LayoutInput;
  look: PageLook;
  picture: SignPicture | undefined;
  ornament: Ornament | undefined;
  /** A hundredth of the sign's shorter side, in points; all sizes are multiples of it. */
  unit: number;
  page: Area;
}

/** A part of a sign whose height is known before its place is. */
export interface SignPart {
  height: number;
  at: (y: number) => (Block | Box)[];
}

/** The event's name, as large as it can be. Below `breakShare` of the largest size, it breaks rather than shrinks. */
export function fittedName(
  { input, look, unit }: SignContent,
  largest: number,
  room: Omit<TextRoom, "smallest">,
  breakShare = 0.62,
): FittedText {
  const size = opticalSize(look.headingFont, largest * unit);
  const style = { font: look.headingFont, isBold: true, size };
  return input.setter.fit(input.facts.event.name, style, { ...room, smallest: size * breakShare });
}

/** A text as a part of a sign. */
export function textPart(tag: "H1" | "P", text: FittedText, place: Omit<TextPlace, "y">, color: string): SignPart {
  return {
    height: text.height,
    at: (y) => [{ kind: "block", tag, items: placedText(text, { ...place, y }, color) }],
  };
}

export function promptPart({ input, look, unit }: SignContent, place: Omit<TextPlace, "y">): SignPart {
  const { setter, language } = input;
  const size = opticalSize(look.headingFont, 7.5 * unit);
  const title = setter.fit(
    language.say(message("print-signs.find")),
    { font: look.headingFont, isBold: true, size },
    { width: place.width, height: size * 4, lines: 3, smallest: size * 0.8 },
  );
  const prompt = setter.fit(
    language.say(message("print-signs.prompt")),
    { font: look.textFont, isBold: false, size: 4 * unit },
    { width: place.width, height: 20 * unit, lines: 3, smallest: 3.8 * unit },
  );
  const gap = 1.5 * unit;
  const parts = [textPart("P", title, place, look.text), textPart("P", prompt, place, look.text)];
  return stacked(parts, gap);
}

/** When and where the event is; undefined if that is not known. */
export function occasionPart({ input, look, unit }: SignContent, place: Omit<TextPlace, "y">): SignPart | undefined {
  const { facts, language, setter } = input;
  const { date, location } = facts.event;
  const words = [localDate(date, language.tag), location].filter((text) => text.trim() !== "").join(" · ");
  if (words === "") return undefined;
  const style = { font: look.textFont, isBold: false, size: 3.8 * unit };
  const text = setter.fit(words, style, { width: place.width, height: 10 * unit, lines: 2, smallest: 3 * unit });
  return textPart("P", text, place, look.quiet);
}

/** The ornament in the middle of a column. */
export function ornamentPart({ ornament }: SignContent, place: Omit<TextPlace, "y">, width: number): SignPart[] {
  if (!ornament) return [];
  const height = ornament.height(width);
  return [{ height, at: (y) => ornament.draw({ x: place.x + place.width / 2, y: y + height / 2 }, width) }];
}

/** Parts below each other, as one. */
export function stacked(parts: readonly SignPart[], gap: number): SignPart {
  const height = parts.reduce((sum, part) => sum + part.height, gap * Math.max(0, parts.length - 1));
  return {
    height,
    at: (top) => {
      let y = top;
      return parts.flatMap((part) => {
        const items = part.at(y);
        y += part.height + gap;
        return items;
      });
    },
  };
}

/** The QR code that leads to the guests' page. */
export function codePart({ input, unit }: SignContent, x: number, width: number): SignPart {
  const { link } = input.facts.event;
  const code = qrCodeOf(link);
  const alt = input.language.say(message("print-signs.qr", { address: typedLink(link) }));
  return { height: width, at: (y) => [qrCodeBlock(code, { x, y, width }, alt, 3 * unit)] };
}

/** The address in a plain font, to be typed. Inter would draw an x between figures as a multiplication sign. */
export function linkPart({ input, look, unit }: SignContent, place: Omit<TextPlace, "y">): SignPart {
  const text = input.setter.fit(
    typedLink(input.facts.event.link),
    { font: "Open Sans", isBold: false, size: 3.2 * unit },
    { width: place.width, height: 16 * unit, lines: 4, smallest: 2.6 * unit },
  );
  return textPart("P", text, place, look.text);
}

/** Without the scheme, and without the guests' code that only the QR code has. */
function typedLink(link: string): string {
  return link.replace(/^https?:\/\/|#.*$/g, "");
}
