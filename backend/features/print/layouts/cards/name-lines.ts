import { type FontName, isScript } from "../../../../../common/fonts.ts";
import { nameParts } from "../../../../../common/name-parts.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { PointSize } from "../../pages/page-frame.ts";
import type { SetLine } from "../../text/set-line.ts";
import { type CenteredText, centeredText, textOfLines } from "./centered-text.ts";

/** How a set of cards has its names. Sizes are in points, before handwriting is enlarged. */
export interface NameStyle {
  size: number;
  /** First and last names on a line each. */
  isSplit: boolean;
}

/** A line is too long for its name when another break makes it shorter by more than this. */
const tooLong = 1.25;

/** The first and the last name, or two people; one text if it has no parts. Long last names break elsewhere. */
export function nameLines(name: string): string[] {
  const [one = "", other] = name.split(" & ");
  if (other !== undefined && one.includes(" ")) return [`${one} &`, other];
  const { lastName } = nameParts(name);
  if (!name.endsWith(` ${lastName}`)) return [name];
  const parts = brokenAt(name, name.length - lastName.length - 1);
  const breaks = Array.from(name.matchAll(/ /g), ({ index }) => brokenAt(name, index));
  const best = breaks.reduce((shortest, lines) => (longest(lines) < longest(shortest) ? lines : shortest), parts);
  return longest(parts) > longest(best) * tooLong ? best : parts;
}

const brokenAt = (name: string, at: number): string[] => [name.slice(0, at), name.slice(at + 1)];

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));

/** A name in the style of its set. One that is too long for the room breaks or becomes smaller in the wider one. */
export function setName(
  input: LayoutInput,
  name: string,
  { size, isSplit }: NameStyle,
  { room, wide }: { room: PointSize; wide: PointSize },
): CenteredText {
  const inStyle = linesOf(input, isSplit ? nameLines(name) : [name], size);
  for (const { width, height } of [room, wide]) if (fits(inStyle, { width, height })) return inStyle;
  const broken = shrunkName(input, name, size, wide);
  if (!isSplit) return broken;
  const [fitting = 0] = sizesInStyle(input, name, { size, isSplit }, [wide]);
  const smaller = fitting / tolerance;
  const isLarger = smaller * handwriting(input.look.headingFont, name) >= sizeOf(broken);
  return isLarger ? linesOf(input, nameLines(name), smaller) : broken;
}

const sizeOf = ({ lines }: CenteredText) => lines[0]?.size ?? 0;

const tolerance = 1.001;

const fits = (text: CenteredText, { width, height }: PointSize) =>
  text.height <= height * tolerance && text.lines.every((line) => line.width <= width * tolerance);

function linesOf({ setter, look }: LayoutInput, parts: readonly string[], size: number): CenteredText {
  const lines = parts.map((part): SetLine => {
    const style = { font: look.headingFont, isBold: false, size: size * handwriting(look.headingFont, part) };
    return setter.line(part, style);
  });
  return textOfLines(lines, look.text);
}

/** Two lines beat three larger ones, and many lines beat a name that nobody can read. */
export function shrunkName({ setter, look }: LayoutInput, name: string, plain: number, room: PointSize): CenteredText {
  const size = plain * handwriting(look.headingFont, name);
  const appearance = { style: { font: look.headingFont, isBold: false, size }, color: look.text };
  const inTwo = centeredText(setter, name, appearance, { ...room, lines: 2, smallest: size * 0.62 });
  const isReadable = (inTwo.lines[0]?.size ?? 0) >= size * 0.5;
  return isReadable ? inTwo : centeredText(setter, name, appearance, { ...room, lines: 6, smallest: size * 0.5 });
}

/** Handwriting has small letters for its size. Other scripts than these are set in other fonts. */
function handwriting(font: FontName, name: string): number {
  return isScript(font) && /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(name) ? 1.4 : 1;
}

/** The largest sizes, up to the wanted one, at which a name fits into each of the rooms as the style has it. */
export function sizesInStyle(
  input: LayoutInput,
  name: string,
  { size, isSplit }: NameStyle,
  rooms: readonly PointSize[],
): number[] {
  const text = linesOf(input, isSplit ? nameLines(name) : [name], size);
  const widest = Math.max(1, ...text.lines.map((line) => line.width));
  return rooms.map(({ width, height }) => size * Math.min(1, width / widest, height / text.height));
}
