import { centimetersIn, type LengthUnit } from "./lengths.ts";
import type { Bounds, Point } from "./plan-types.ts";

/** Selectable grid widths, in centimeters. */
export const gridSteps: Readonly<Record<LengthUnit, readonly number[]>> = {
  m: [10, 25, 50],
  ft: [0.5, 1, 2].map((feet) => feet * centimetersIn.ft),
};

/** A line that edges or middles of things share: `at` on the axis, the rest along the line. */
export interface Guide {
  axis: "x" | "y";
  at: number;
  from: number;
  to: number;
}

interface Line {
  at: number;
  from: number;
  to: number;
}

export interface AlignmentLines {
  xs: readonly Line[];
  ys: readonly Line[];
}

export interface Snap {
  by: Point;
  guides: Guide[];
}

export function onGrid(value: number, step: number): number {
  return Math.round(value / step) * step;
}

/** Alignment lines of things that do not move. Read once for each drag, to keep moving fast. */
export function alignmentLines(others: readonly Bounds[]): AlignmentLines {
  const xs = others.flatMap(({ left, right, top, bottom }) =>
    [left, (left + right) / 2, right].map((at) => ({ at, from: top, to: bottom })),
  );
  const ys = others.flatMap(({ left, right, top, bottom }) =>
    [top, (top + bottom) / 2, bottom].map((at) => ({ at, from: left, to: right })),
  );
  const inOrder = (one: Line, other: Line) => one.at - other.at;
  return { xs: xs.toSorted(inOrder), ys: ys.toSorted(inOrder) };
}

/** Aligns `moving` with its surroundings within `tolerance` centimeters, else its `anchor` with the grid, if any. */
export function snapMove(
  moving: Bounds,
  anchor: Point,
  lines: AlignmentLines,
  { step, tolerance }: { step: number | null; tolerance: number },
): Snap {
  const x = nearestLine([moving.left, (moving.left + moving.right) / 2, moving.right], lines.xs, tolerance);
  const y = nearestLine([moving.top, (moving.top + moving.bottom) / 2, moving.bottom], lines.ys, tolerance);
  const by = { x: x?.by ?? gridShift(anchor.x, step), y: y?.by ?? gridShift(anchor.y, step) };
  const guides: Guide[] = [];
  if (x) guides.push(guideFor("x", x.line, moving.top + by.y, moving.bottom + by.y));
  if (y) guides.push(guideFor("y", y.line, moving.left + by.x, moving.right + by.x));
  return { by, guides };
}

function gridShift(value: number, step: number | null): number {
  return step === null ? 0 : onGrid(value, step) - value;
}

function guideFor(axis: "x" | "y", { at, from, to }: Line, start: number, end: number): Guide {
  return { axis, at, from: Math.min(from, start), to: Math.max(to, end) };
}

function nearestLine(
  values: readonly number[],
  lines: readonly Line[],
  tolerance: number,
): { line: Line; by: number } | undefined {
  let best: { line: Line; by: number } | undefined;
  for (const value of values) {
    const next = firstFrom(lines, value);
    for (const line of [lines[next - 1], lines[next]]) {
      const by = line ? line.at - value : Number.POSITIVE_INFINITY;
      if (line && Math.abs(by) <= tolerance && (!best || Math.abs(by) < Math.abs(best.by))) best = { line, by };
    }
  }
  return best;
}

function firstFrom(lines: readonly Line[], value: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.at ?? value) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
