import type { LineBox } from "../../pages/page.ts";
import { firstBaseline, lineStart, type Row, type RowPlace } from "./row.ts";

const dot = 0.8;
const period = 4;
const gap = 4;
const shortest = 3 * period;

/** Dots between a row's first two cells, aligned between rows of a column. */
export function leaderDots({ x, y }: RowPlace, row: Row, color: string): LineBox[] {
  const [from, to] = row.cells;
  const [first] = from?.lines ?? [];
  const [last] = to?.lines ?? [];
  if (!(from && to && first && last)) return [];
  const start = Math.ceil((lineStart(from, first) + first.line.width + gap) / period) * period;
  const end = lineStart(to, last) - gap;
  if (end - start < shortest) return [];
  const baseline = y + row.above + firstBaseline(row) - dot / 2;
  const stroke = { color, width: dot, dash: [dot, period - dot] };
  return [{ kind: "line", x1: x + start, y1: baseline, x2: x + end, y2: baseline, stroke }];
}
