import type { LayoutInput } from "../../pages/layout.ts";
import type { Block } from "../../pages/page.ts";
import type { Area } from "../../pages/page-frame.ts";
import type { FittedText } from "../../text/text-setter.ts";

/** Columns of names, all in one size. */
export interface NameColumns {
  count: number;
  size: number;
  columns: number;
  rowHeight: number;
}

const rowSpacing = 1.5;
/** Smallest size that is read across a table, in points. */
const smallest = 7;
const columnGap = 0.05;

/** One to three columns in a size up to `largest` (points). Names without room go to another sign. */
export function planColumns(names: number, { width, height }: Area, largest: number): NameColumns {
  const plans = [1, 2, 3].map((columns) => {
    const rows = Math.max(1, Math.ceil(names / columns));
    return { columns, size: Math.min(largest, height / (rows * rowSpacing), (width / columns) * 0.115) };
  });
  const [one] = plans;
  const isLarge = one !== undefined && one.size >= largest * 0.8;
  const best = isLarge ? one : plans.reduce((found, plan) => (plan.size > found.size * 1.05 ? plan : found));
  const size = Math.max(best.size, smallest);
  const rowHeight = size * rowSpacing;
  const rows = Math.max(1, Math.floor(height / rowHeight + 1e-6));
  return { columns: best.columns, size, rowHeight, count: Math.min(names, rows * best.columns) };
}

/** The names, down the columns, centered in each. */
export function nameBlocks(
  { setter, look }: LayoutInput,
  names: readonly string[],
  area: Area,
  { columns, size, rowHeight }: NameColumns,
): Block[] {
  const rows = Math.ceil(names.length / columns);
  const gap = columns > 1 ? area.width * columnGap : 0;
  const width = (area.width - gap * (columns - 1)) / columns;
  const style = { font: look.textFont, isBold: false, size };
  return names.map((name, index) => {
    const column = Math.floor(index / rows);
    const top = area.y + (index % rows) * rowHeight;
    const fitted = setter.fit(name, style, { width, height: rowHeight, lines: 3, smallest: size * 0.7 });
    const middle = area.x + column * (width + gap) + width / 2;
    return { kind: "block", tag: "LI", items: linesIn(fitted, { middle, top, rowHeight }, look.text) };
  });
}

function linesIn(
  { lines, lineHeight, size }: FittedText,
  { middle, top, rowHeight }: { middle: number; top: number; rowHeight: number },
  color: string,
): Block["items"] {
  const first = top + rowHeight / 2 + size * 0.34 - ((lines.length - 1) * lineHeight) / 2;
  return lines.map((line, index) => {
    const baseline = first + index * lineHeight;
    return { kind: "text", x: middle - line.width / 2, y: baseline, line, color };
  });
}
