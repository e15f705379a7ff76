import { type FontName, isScript } from "../../../../common/fonts.ts";
import type { FittedText } from "../text/text-setter.ts";
import type { TextBox } from "./page.ts";

/** Where a text goes, in points. */
export interface TextPlace {
  x: number;
  y: number;
  width: number;
  align: "start" | "center" | "end";
}

/** A text as boxes, line by line. */
export function placedText({ lines, lineHeight }: FittedText, place: TextPlace, color: string): TextBox[] {
  const top = place.y + (lines[0]?.ascent ?? 0);
  return lines.map((line, index) => ({
    kind: "text",
    x: place.x + shares[place.align] * (place.width - line.width),
    y: top + index * lineHeight,
    line,
    color,
  }));
}

const shares = { start: 0, center: 0.5, end: 1 } as const;

/** Handwriting has to be larger to look as large as other fonts: its small letters are lower. */
const scriptScale = 1.35;

/** The size at which a font looks as large as others do at this one. */
export function opticalSize(font: FontName, size: number): number {
  return isScript(font) ? size * scriptScale : size;
}
