import type { PrintOptions } from "../../../../../common/print/print-options.ts";
import { millimeter, type PointSize, pageSizeOf } from "../../pages/page-frame.ts";

/** The paper of a list, and the part of it that is printed on. In points, from the upper left corner. */
export interface ListPage extends PointSize {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Many printers cannot print the outer 4 to 5 mm, and a list is held at its edge. */
const margin = 14 * millimeter;
/** Above the footer. */
const gap = 3 * millimeter;

/** The page of a list on the chosen paper. */
export function listPage(options: Pick<PrintOptions, "paper" | "isLandscape">): ListPage {
  const { width, height } = pageSizeOf(options);
  return { width, height, left: margin, right: width - margin, top: margin, bottom: height - margin - gap };
}

/** Width of the part that is printed on. */
export function innerWidth({ left, right }: ListPage): number {
  return right - left;
}
