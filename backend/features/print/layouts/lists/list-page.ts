import type { PrintOptions } from "../../../../../common/print/print-options.ts";
import { millimeter, type PointSize, pageSizeOf } from "../../pages/page-frame.ts";

/** The paper of a list, and the part that is printed on, in points from the upper left corner. */
export interface ListPage extends PointSize {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const margin = 14 * millimeter;
const gap = 3 * millimeter;

export function listPage(options: Pick<PrintOptions, "paper" | "isLandscape">): ListPage {
  const { width, height } = pageSizeOf(options);
  return { width, height, left: margin, right: width - margin, top: margin, bottom: height - margin - gap };
}

/** Width of the part that is printed on. */
export function innerWidth({ left, right }: ListPage): number {
  return right - left;
}
