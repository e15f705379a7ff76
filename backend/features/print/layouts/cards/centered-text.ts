import type { Block, TextBox } from "../../pages/page.ts";
import type { Area } from "../../pages/page-frame.ts";
import type { SetLine } from "../../text/set-line.ts";
import type { TextSetter, TextStyle } from "../../text/text-setter.ts";

/** Centered lines, measured in points between their visible edges. */
export interface CenteredText {
  lines: readonly SetLine[];
  lineHeight: number;
  color: string;
  height: number;
  toBaseline: number;
}

/** Capitals and descenders in parts of the size, close enough for all fonts. */
const capitals = 0.7;
const descenders = 0.2;

/** Room for a paragraph, in points. */
export interface ParagraphRoom {
  width: number;
  height: number;
  lines: number;
  smallest: number;
}

/** Fits a paragraph into its room. Lines keep the distance of the face, so that no two touch. */
export function centeredText(
  setter: TextSetter,
  text: string,
  { style, color }: { style: TextStyle; color: string },
  room: ParagraphRoom,
): CenteredText {
  return textOfLines(setter.fit(text, style, room).lines, color);
}

/** Lines that are set already, as far apart as their faces need. */
export function textOfLines(lines: readonly SetLine[], color: string): CenteredText {
  const ascent = Math.max(0, ...lines.map((line) => line.ascent));
  const descent = Math.max(0, ...lines.map((line) => line.descent));
  const lineHeight = ascent + descent;
  const toBaseline = (lines[0]?.size ?? 0) * capitals;
  const below = (lines.at(-1)?.size ?? 0) * descenders;
  return { lines, lineHeight, color, toBaseline, height: toBaseline + (lines.length - 1) * lineHeight + below };
}

/** The lines in the middle of an area, with their visible upper edge at y. */
export function paragraphBlock(text: CenteredText, area: Area, y: number): Block {
  return { kind: "block", tag: "P", items: textBoxes(text, area, y) };
}

function textBoxes({ lines, lineHeight, color, toBaseline }: CenteredText, area: Area, y: number): TextBox[] {
  const middle = area.x + area.width / 2;
  return lines.map((line, index) => {
    const baseline = y + toBaseline + index * lineHeight;
    return { kind: "text", x: middle - line.width / 2, y: baseline, line, color };
  });
}

/** How far the first line's ascenders rise above the visible upper edge. */
export function riseOf({ lines, toBaseline }: CenteredText): number {
  return Math.max(0, (lines[0]?.ascent ?? 0) - toBaseline);
}

/** How far the last line's descenders hang below the visible lower edge. */
export function hangOf({ lines, lineHeight, toBaseline, height }: CenteredText): number {
  const baseline = toBaseline + (lines.length - 1) * lineHeight;
  return Math.max(0, baseline + (lines.at(-1)?.descent ?? 0) - height);
}
