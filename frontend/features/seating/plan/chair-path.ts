import { placedPoint } from "../../../../common/floor-plan/geometry.ts";
import type { Place } from "../../../../common/floor-plan/plan-types.ts";
import { chairSize } from "../../../../common/floor-plan/table-size.ts";

const half = chairSize / 2;
const corner = 14;
const outline = [
  { from: { x: half - corner, y: -half }, over: { x: half, y: -half }, to: { x: half, y: corner - half } },
  { from: { x: half, y: half - corner }, over: { x: half, y: half }, to: { x: half - corner, y: half } },
  { from: { x: corner - half, y: half }, over: { x: -half, y: half }, to: { x: -half, y: half - corner } },
  { from: { x: -half, y: corner - half }, over: { x: -half, y: -half }, to: { x: corner - half, y: -half } },
] as const;

/** All chairs in one path: a plan of 2,000 chairs then has a few hundred elements. */
export function chairsPath(places: readonly Place[]): string {
  return places.map(chairPath).join("");
}

function chairPath(place: Place): string {
  const at = (point: { x: number; y: number }) => {
    const { x, y } = placedPoint(point, place);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const sides = outline.map(
    ({ from, over, to }, index) => `${index === 0 ? "M" : "L"}${at(from)}Q${at(over)} ${at(to)}`,
  );
  return `${sides.join("")}Z`;
}
