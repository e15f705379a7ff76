import type { CardForm } from "../../../../../common/print/sheet-for.ts";
import type { LineBox, Stroke } from "../../pages/page.ts";
import { type Area, millimeter } from "../../pages/page-frame.ts";

/** Faint, because half of it stays on a card. */
const cutLine: Stroke = { color: "#c9c9c9", width: 0.25 };
const mark: Stroke = { color: "#6b6b6b", width: 0.4 };
const foldMark: Stroke = { color: "#8a8a8a", width: 0.4, dash: [2.2, 1.8] };

/** From the outermost cut to the mark beside it, and its length. */
const markGap = 0.8 * millimeter;
const markLength = 3 * millimeter;
/** A fold mark reaches this far into the card from both edges. */
const foldLength = 6 * millimeter;

/** Hairlines along cards, marks in the margin for a guillotine, and fold marks of tents. */
export function cutMarks(areas: readonly Area[], form: CardForm): LineBox[] {
  const xs = edges(areas, (area) => [area.x, area.x + area.width]);
  const ys = edges(areas, (area) => [area.y, area.y + area.height]);
  const [left = 0, right = 0] = [xs.at(0), xs.at(-1)];
  const [top = 0, bottom = 0] = [ys.at(0), ys.at(-1)];
  const upright = xs.flatMap((x) => [
    ...marksBeside(top, bottom).map(([y1, y2]) => line(x, y1, x, y2, mark)),
    line(x, top, x, bottom, cutLine),
  ]);
  const across = ys.flatMap((y) => [
    ...marksBeside(left, right).map(([x1, x2]) => line(x1, y, x2, y, mark)),
    line(left, y, right, y, cutLine),
  ]);
  return [...upright, ...across, ...(form === "tent" ? areas.flatMap(foldMarks) : [])];
}

function marksBeside(from: number, to: number): [number, number][] {
  return [
    [from - markGap - markLength, from - markGap],
    [to + markGap, to + markGap + markLength],
  ];
}

function foldMarks({ x, y, width, height }: Area): LineBox[] {
  const fold = y + height / 2;
  return [line(x, fold, x + foldLength, fold, foldMark), line(x + width, fold, x + width - foldLength, fold, foldMark)];
}

const line = (x1: number, y1: number, x2: number, y2: number, stroke: Stroke): LineBox => ({
  ...{ kind: "line", x1, y1, x2, y2, stroke },
});

function edges(areas: readonly Area[], edgesOf: (area: Area) => number[]): number[] {
  const all = areas.flatMap(edgesOf).map((edge) => Math.round(edge * 1000) / 1000);
  return [...new Set(all)].sort((one, other) => one - other);
}
