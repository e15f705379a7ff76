import { boxBounds, tableBounds } from "../../../../../common/floor-plan/footprint.ts";
import { unitedBounds } from "../../../../../common/floor-plan/geometry.ts";
import { type LengthUnit, unitOf } from "../../../../../common/floor-plan/lengths.ts";
import type { Bounds } from "../../../../../common/floor-plan/plan-types.ts";
import { roomBounds } from "../../../../../common/floor-plan/room-outline.ts";
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
export const centimeter = 10 * millimeter;

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
