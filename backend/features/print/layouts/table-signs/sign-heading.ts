import { message } from "../../../../../common/messages/message.ts";
import { isTableNumber } from "../../../../../common/table-name.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { PageItem } from "../../pages/page.ts";
import type { Area } from "../../pages/page-frame.ts";
import { opticalSize } from "../../pages/placed-text.ts";
import type { SetLine } from "../../text/set-line.ts";
import type { TextStyle } from "../../text/text-setter.ts";
import { type CenteredText, centeredText, paragraphBlock } from "../cards/centered-text.ts";
import type { Ornament } from "../ornaments/ornament.ts";

/** Heads of all signs: numbers are equally large, and so are names of tables. */
export type HeadingDrawer = (label: string, area: Area) => PageItem[];

const parts = { word: 0.085, number: 0.62, label: 0.26, gap: 0.085, ornament: 0.5 } as const;

/** A label smaller than this part of the wanted size is an exception that does not shrink the others. */
const exception = 0.5;

/** "Table" small above a large number, or a table's name as large as fits, with the ornament. */
export function createHeadingDrawer(
  input: LayoutInput,
  labels: readonly string[],
  ornament: Ornament | undefined,
  room: Area,
): HeadingDrawer {
  const unit = Math.min(room.width, room.height * 1.15);
  const measures = { unit, gap: unit * parts.gap, ornament: ornament?.height(unit * parts.ornament) ?? 0 };
  const word = wordAbove(input, unit);
  const free = room.height - measures.ornament - (ornament ? measures.gap : 0);
  const numbers = labels.filter(isTableNumber);
  const names = labels.filter((label) => !isTableNumber(label));
  const number = numberStyle(input, numbers, { width: room.width, height: free - word.height - measures.gap }, unit);
  const named = nameSize(input, names, { width: room.width, height: free }, unit);
  const mainOf = (label: string) =>
    isTableNumber(label) ? numberText(input, label, number) : nameText(input, label, { ...room, height: free }, named);
  return (label, area) => {
    const stacked = stack(isTableNumber(label) ? word : undefined, mainOf(label), ornament, measures);
    let y = area.y + Math.max(0, (area.height - stacked.height) / 2);
    const items: PageItem[] = [];
    const lines: PageItem[] = [];
    for (const part of stacked.parts) {
      if (part.text) lines.push(...paragraphBlock(part.text, area, y).items);
      else if (ornament) {
        const middle = { x: area.x + area.width / 2, y: y + part.height / 2 };
        items.push(...ornament.draw(middle, unit * parts.ornament));
      }
      y += part.height + measures.gap;
    }
    return [{ kind: "block", tag: "H1", items: lines }, ...items];
  };
}

interface Measures {
  unit: number;
  gap: number;
  ornament: number;
}

interface Part {
  height: number;
  /** Undefined for the ornament. */
  text?: CenteredText;
}

function stack(
  word: CenteredText | undefined,
  main: CenteredText,
  ornament: Ornament | undefined,
  { gap, ornament: height }: Measures,
): { parts: Part[]; height: number } {
  const texts: Part[] = [...(word ? [word] : []), main].map((text) => ({ height: text.height, text }));
  const drawing: Part[] = ornament ? [{ height }] : [];
  const all = ornament?.isAbove ? [...drawing, ...texts] : [...texts, ...drawing];
  return { parts: all, height: all.reduce((sum, part) => sum + part.height, gap * (all.length - 1)) };
}

function wordAbove({ setter, look, language }: LayoutInput, unit: number): CenteredText {
  const style = { font: look.textFont, isBold: false, size: unit * parts.word };
  const room = { width: unit, height: unit * 0.2, lines: 1, smallest: 6 };
  return centeredText(setter, language.say(message("print-cards.table")), { style, color: look.quiet }, room);
}

interface Room {
  width: number;
  height: number;
}

/** The style in which all numbers are as high as they can be, with what is printed as their height. */
function numberStyle({ setter, look }: LayoutInput, labels: readonly string[], room: Room, unit: number): TextStyle {
  const style = { font: look.headingFont, isBold: false, size: 100 };
  const lines = labels.map((label) => setter.line(label, style));
  const height = Math.max(1, ...lines.map((line) => heightOf(setter.ink(line))));
  const width = Math.max(1, ...lines.map((line) => line.width));
  const wanted = Math.min(unit * parts.number, room.height) / height;
  return { ...style, size: 100 * Math.min(wanted, room.width / width) };
}

const heightOf = ({ top, bottom }: { top: number; bottom: number }) => top + bottom;

/** Measured by its ink, because figures of handwriting are lower or higher than its capitals. */
function numberText({ setter, look }: LayoutInput, label: string, style: TextStyle): CenteredText {
  const line: SetLine = setter.line(label, style);
  const { top, bottom } = setter.ink(line);
  return { lines: [line], lineHeight: style.size, color: look.accent, toBaseline: top, height: top + bottom };
}

function nameText({ setter, look }: LayoutInput, label: string, room: Room, size: number): CenteredText {
  const style = { font: look.headingFont, isBold: false, size };
  return centeredText(setter, label, { style, color: look.accent }, { ...room, lines: 4, smallest: size * 0.7 });
}

function nameSize(input: LayoutInput, labels: readonly string[], room: Room, unit: number): number {
  const wanted = opticalSize(input.look.headingFont, unit * parts.label);
  const sizes = labels.map((label) => nameText(input, label, room, wanted).lines[0]?.size ?? wanted);
  return Math.max(Math.min(wanted, ...sizes), wanted * exception);
}
