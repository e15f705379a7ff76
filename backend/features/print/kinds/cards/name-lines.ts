import { nameParts } from "../../../../../common/name-parts.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import { opticalSize, type PointSize, sizeOfSet } from "../../pages/parts.ts";
import type { FittedText } from "../../text/text-setter.ts";

/** How a set of cards has its names. Sizes are in points, before handwriting is enlarged. */
export interface NameStyle {
  size: number;
  /** First and last names on a line each. */
  isSplit: boolean;
}

/** A line is too long for its name when another break makes it shorter by more than this. */
const tooLong = 1.25;
/** Two lines have to be so much larger than one to be worth it. */
const worthSplitting = 1.12;

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

/** One style for a set of names in their rooms, up to the wanted size. */
export function styleOfSet(
  input: LayoutInput,
  names: readonly { name: string; room: PointSize }[],
  wanted: number,
): NameStyle {
  const [plain, split] = [false, true].map((isSplit) => {
    const sizes = names.map(({ name, room }) => sizeIn(room, linesOf(input, name, { size: wanted, isSplit }), wanted));
    return { size: sizeOfSet(sizes, wanted), isSplit };
  });
  const single = plain ?? { size: wanted, isSplit: false };
  return split && split.size > single.size * worthSplitting ? split : single;
}

/** Room for descenders, in sizes. */
const below = 0.25;

/** The largest size, up to the wanted one, at which a text that is set in that size fits into its room. */
function sizeIn({ width, height }: PointSize, text: FittedText, wanted: number): number {
  return wanted * Math.min(1, width / text.width, height / (text.height + text.size * below));
}

function linesOf({ setter, look }: LayoutInput, name: string, { size, isSplit }: NameStyle): FittedText {
  const style = { font: look.headingFont, isBold: false, size: opticalSize(look.headingFont, size, name) };
  return setter.set(isSplit ? nameLines(name) : [name], style);
}

/** Further lines than two are for names that would otherwise be much smaller than the others. */
const muchSmaller = 0.8;

/** A name in the style of its set. One that has no room so breaks elsewhere, or becomes smaller. */
export function setName(input: LayoutInput, name: string, style: NameStyle, room: PointSize): FittedText {
  const { setter, look } = input;
  const inStyle = linesOf(input, name, style);
  if (sizeIn(room, inStyle, 1) > 0.999) return inStyle;
  const size = opticalSize(look.headingFont, style.size, name);
  const plain = { font: look.headingFont, isBold: false, size };
  const inTwo = setter.fit(name, plain, { ...room, lines: 2, smallest: size * 0.62 });
  const smaller = linesOf(input, name, { ...style, size: style.size * sizeIn(room, inStyle, 1) });
  const best = smaller.size >= inTwo.size ? smaller : inTwo;
  if (best.size >= size * muchSmaller) return best;
  const inMore = setter.fit(name, plain, { ...room, lines: 6, smallest: size * 0.5 });
  return inMore.size > best.size * worthSplitting ? inMore : best;
}
