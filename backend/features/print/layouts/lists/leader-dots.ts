import type { LineBox } from "../../pages/page.ts";
import { firstBaseline, lineStart, type Row, type RowPlace } from "./row.ts";

const dot = 0.8;
const period = 4;
/** Between texts and dots. */
const gap = 4;
/** Fewer dots would look like a full stop. */
const shortest = 3 * period;

/** Dots from the end of a row's first cell to its second one. Those of all rows in a column are below each other. */
export function leaderDots({ x, y }: RowPlace, row: Row, colour: string): LineBox[] {
  const [from, to] = row.cells;
  const [first] = from?.lines ?? [];
  const [last] = to?.lines ?? [];
  if (!(from && to && first && last)) return [];
  const start = Math.ceil((lineStart(from, first) + first.line.width + gap) / period) * period;
  const end = lineStart(to, last) - gap;
  if (end - start < shortest) return [];
  const baseline = y + row.above + firstBaseline(row) - dot / 2;
  const stroke = { colour, width: dot, dash: [dot, period - dot] };
  return [{ kind: "line", x1: x + start, y1: baseline, x2: x + end, y2: baseline, stroke }];
}
