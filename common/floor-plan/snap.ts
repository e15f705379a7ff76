import type { Bounds, Point } from "./plan-types.ts";

/** Widths of the grid that can be chosen, in centimeters. */
export const gridSteps = [10, 25, 50] as const;

/** A line that edges or middles of things share. `at` is on the axis, the rest along the line. */
export interface Guide {
  /** "x": a vertical line. */
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

/** Lines that something moving can be aligned with: edges and middles of everything else, in order. */
export interface AlignmentLines {
  xs: readonly Line[];
  ys: readonly Line[];
}

/** How something has to be moved so that it snaps, and the lines that it then shares. */
export interface Snap {
  by: Point;
  guides: Guide[];
}

/** A number on the grid. */
export function onGrid(value: number, step: number): number {
  return Math.round(value / step) * step;
}

/** The lines of things that do not move. Reading them once for each drag keeps moving fast. */
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

/**
 * Aligns something with what is around it or, failing that, with the grid.
 * @param moving its bounds where the pointer has moved them
 * @param anchor the point of it that goes on the grid
 * @param step width of the grid; null for no grid
 * @param tolerance how far things may be moved to be aligned, in centimeters
 */
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

/** The line that is nearest to any of some values, and how far it is from it. */
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

/** Index of the first line at or after a value. */
function firstFrom(lines: readonly Line[], value: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.at ?? value) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
