import { type FontName, isScript } from "../../../../common/fonts.ts";
import type { PrintKind } from "../../../../common/print/print-kinds.ts";
import type { PrintOptions } from "../../../../common/print/print-options.ts";
import { pageSize } from "../../../../common/print/sheets.ts";
import type { FittedText } from "../text/text-setter.ts";
import type { Block, Box, LineBox, PageItem, RectangleBox, Stroke, StructureTag, TextBox } from "./page.ts";

/** In points. */
export const millimeter = 72 / 25.4;

/** Width and height on a page, in points. */
export interface PointSize {
  width: number;
  height: number;
}

/** An upright rectangle on a page, in points. */
export interface Area extends PointSize {
  x: number;
  y: number;
}

/** The chosen paper, in points. */
export function pageArea(options: PrintOptions<Exclude<PrintKind, "place-cards" | "escort-cards" | "codes">>): Area {
  const { width, height } = pageSize(options);
  return { x: 0, y: 0, width: width * millimeter, height: height * millimeter };
}

/** An area that is smaller on each side. */
export function inset({ x, y, width, height }: Area, across: number, down = across): Area {
  return { x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down };
}

/** A color over all of an area; nothing for undefined, which is white paper. */
export function filled(area: Area, color: string | undefined): RectangleBox[] {
  return color === undefined ? [] : [{ kind: "rectangle", ...area, fill: color }];
}

export type Align = "start" | "center" | "end";

const shares = { start: 0, center: 0.5, end: 1 } as const;

/** Left end of a line in its room. */
export function lineStart(align: Align, room: number, width: number): number {
  return shares[align] * (room - width);
}

/** Where lines of text may be, in points. */
export interface Column {
  x: number;
  width: number;
  align: Align;
}

/** The column in the middle of an area. */
export const middleOf = ({ x, width }: Area): Column => ({ x, width, align: "center" });

/** The lines of a text, with the top of its capitals at y. */
export function textBoxes(text: FittedText, column: Column, y: number, color: string): TextBox[] {
  return text.lines.map((line, index) => ({
    kind: "text",
    x: column.x + lineStart(column.align, column.width, line.width),
    y: y + text.rise + index * text.lineHeight,
    line,
    color,
  }));
}

/** A part of a page whose height is known before its place is. */
export interface Part {
  height: number;
  at: (y: number) => PageItem[];
}

/** A text as a part. Its height is from the top of its capitals to its last baseline, as eyes measure it. */
export function textPart(text: FittedText, column: Column, color: string, tag: StructureTag = "P"): Part {
  return {
    height: text.height,
    at: (y) => [{ kind: "block", tag, items: textBoxes(text, column, y, color) }],
  };
}

/** Parts below each other, as one. */
export function stack(parts: readonly (Part | undefined)[], gap: number): Part {
  const there = parts.filter((part) => part !== undefined);
  const height = there.reduce((sum, part) => sum + part.height, gap * Math.max(0, there.length - 1));
  return {
    height,
    at: (top) => {
      let y = top;
      return there.flatMap((part) => {
        const items = part.at(y);
        y += part.height + gap;
        return items;
      });
    },
  };
}

/** A part in the middle of an area's height. */
export const centered = (part: Part, { y, height }: Area): PageItem[] => part.at(y + (height - part.height) / 2);

/** Items that are read out as one block. */
export const block = (tag: StructureTag, items: readonly PageItem[]): Block => ({ kind: "block", tag, items });

export const line = (x1: number, y1: number, x2: number, y2: number, stroke: Stroke): LineBox => ({
  ...{ kind: "line", x1, y1, x2, y2, stroke },
});

/** What is drawn of items, without what it means. */
export const boxesIn = (items: readonly PageItem[]): Box[] =>
  items.flatMap((item) => (item.kind === "block" ? boxesIn(item.items) : [item]));

/** Handwriting has to be larger to look as large as other fonts: its small letters are lower. */
const scriptScale = 1.4;

/** The size at which a font looks as large as others do at this one. Other scripts than these are set in other fonts. */
export function opticalSize(font: FontName, size: number, text = "a"): number {
  return isScript(font) && /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u.test(text) ? size * scriptScale : size;
}

/** Sizes below this part of the wanted one are exceptions, unless most of a set needs them. */
const exception = 0.6;
/** Part of a set that may be smaller than the others. */
const fewOfSet = 0.1;

/** One size for a set: what nearly all can have, given the size that each could have; not so small as a few may need. */
export function sizeOfSet(sizes: readonly number[], wanted: number, least = exception): number {
  const sorted = sizes.toSorted((one, other) => one - other);
  const at = (share: number) => Math.min(wanted, sorted[Math.floor(sorted.length * share)] ?? wanted);
  return Math.max(at(fewOfSet), Math.min(wanted * least, at(0.5)));
}
