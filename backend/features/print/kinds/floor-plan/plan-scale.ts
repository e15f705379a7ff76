import { boxBounds, tableBounds } from "../../../../../common/floor-plan/footprint.ts";
import { unitedBounds } from "../../../../../common/floor-plan/geometry.ts";
import { centimetersIn, formatLength, type LengthUnit, unitOf } from "../../../../../common/floor-plan/lengths.ts";
import type { Bounds } from "../../../../../common/floor-plan/plan-types.ts";
import { roomBounds } from "../../../../../common/floor-plan/room-outline.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Box } from "../../pages/page.ts";
import { type Area, millimeter, type PointSize } from "../../pages/parts.ts";
import type { PrintPlan } from "../../pages/print-facts.ts";

/** Where the plan is on the page. */
export interface PlanScale {
  /** Points per centimeter of the room. */
  scale: number;
  /** 100 for 1:100. */
  denominator: number;
  unit: LengthUnit;
  x: number;
  y: number;
  /** Text grows with the paper. */
  page: PointSize;
}

/** Points in a centimeter. */
const centimeter = 10 * millimeter;

/** Scales on rulers and between them, so that at most a fifth of the page stays empty. */
const steps = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8] as const;

/** The largest round scale at which the whole room fits into an area, centered. */
export function planScale(plan: PrintPlan, area: Area, page: PointSize): PlanScale {
  const { left, top, right, bottom } = contentBounds(plan);
  const exact = Math.max(((right - left) * centimeter) / area.width, ((bottom - top) * centimeter) / area.height);
  const denominator = roundScale(exact);
  const scale = centimeter / denominator;
  return {
    scale,
    denominator,
    unit: unitOf(plan.isInFeet),
    page,
    x: area.x + (area.width - (right - left) * scale) / 2 - left * scale,
    y: area.y + (area.height - (bottom - top) * scale) / 2 - top * scale,
  };
}

function roundScale(exact: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, exact)));
  const step = steps.find((candidate) => candidate * power >= exact - 1e-9);
  return step === undefined ? 10 * power : step * power;
}

function contentBounds(plan: PrintPlan): Bounds {
  const room = roomBounds(plan);
  const all = [
    room,
    ...plan.fixtures.map((fixture) => boxBounds(fixture, fixture)),
    ...plan.tables.map((table) => tableBounds(table, table)),
  ];
  return unitedBounds(all) ?? room;
}

/** In meters or feet. */
const lengths = [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100] as const;
const parts = 4;

const labelSizeOn = ({ width }: PointSize) => Math.max(7, width * 0.0085);

/** Height of the bar with its words, in points. */
export function scaleBarHeight(page: PointSize): number {
  return labelSizeOn(page) * 2.4;
}

/** Four round lengths at `place` (upper left, in points), so that resized copies can still be measured. */
export function scaleBar(
  { setter, language, look }: LayoutInput,
  { scale, unit, page }: PlanScale,
  place: { x: number; y: number },
): { boxes: Box[]; width: number; labelSize: number } {
  const labelSize = labelSizeOn(page);
  const barHeight = labelSize * 0.45;
  const longest = Math.max(5.5 * centimeter, page.width / 6);
  const fitting = lengths.findLast((count) => count * centimetersIn[unit] * scale * parts <= longest) ?? lengths[0];
  const length = fitting * centimetersIn[unit];
  const width = length * scale;
  const stroke = { color: look.text, width: 0.5 };
  const bars = Array.from({ length: parts }, (_, part): Box => {
    const bar = { x: place.x + part * width, y: place.y, width, height: barHeight };
    return { kind: "rectangle", ...bar, fill: part % 2 === 0 ? look.text : "#ffffff", stroke };
  });
  const style = { font: look.textFont, isBold: false, size: labelSize };
  const labels = [0, parts / 2, parts].map((part): Box => {
    const line = setter.line(formatLength(part * length, unit, language.tag), style);
    const x = place.x + part * width - (part === 0 ? 0 : line.width / 2);
    return { kind: "text", x, y: place.y + barHeight + labelSize * 1.25, line, color: look.quiet };
  });
  return { boxes: [...bars, ...labels], width: parts * width, labelSize };
}
