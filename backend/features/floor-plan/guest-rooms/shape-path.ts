import { cornersOf } from "../../../../common/floor-plan/geometry.ts";
import type { Point } from "../../../../common/floor-plan/plan-types.ts";
import type { PictureShape } from "../../../../common/floor-plan/room-picture.ts";

const at = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** SVG path data in whole centimeters. */
export function outlinePath(corners: readonly Point[]): string {
  return `M${corners.map(at).join("L")}z`;
}

/** SVG path data. One path for all tables of a hall needs a tenth of the elements. */
export function shapePath(shape: PictureShape): string {
  if (shape.kind === "box") return outlinePath(cornersOf(shape, shape));
  const radius = Math.round(shape.radius);
  const arc = `a${radius} ${radius} 0 1 0`;
  return `M${at({ x: shape.x - radius, y: shape.y })}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0z`;
}
