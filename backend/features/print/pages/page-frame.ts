import type { PrintOptions } from "../../../../common/print/print-options.ts";
import { pageSize } from "../../../../common/print/sheet-for.ts";
import type { RectangleBox } from "./page.ts";

/** In points. */
export const millimeter = 72 / 25.4;

/** Width and height on a page, in points. */
export interface PointSize {
  width: number;
  height: number;
}

/** An upright rectangle on a page, in points. */
export interface Area extends PointSize {
  x: number;
  y: number;
}

/** The chosen paper, in points. */
export function pageSizeOf({ paper, isLandscape }: Pick<PrintOptions, "paper" | "isLandscape">): PointSize {
  const { width, height } = pageSize(paper, isLandscape);
  return { width: width * millimeter, height: height * millimeter };
}

/** A color over all of an area; nothing for undefined, which is white paper. */
export function filled(area: Area, color: string | undefined): RectangleBox[] {
  return color === undefined ? [] : [{ kind: "rectangle", ...area, fill: color }];
}
