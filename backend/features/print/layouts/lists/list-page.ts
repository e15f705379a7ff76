import { papers } from "../../../../../common/print/papers.ts";
import type { PrintOptions } from "../../../../../common/print/print-options.ts";

/** Points in a millimeter. */
export const millimeter = 72 / 25.4;

/** The paper of a list, and the part of it that is printed on. In points, from the upper left corner. */
export interface ListPage {
  width: number;
  height: number;
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
export function listPage({ paper, isLandscape }: Pick<PrintOptions, "paper" | "isLandscape">): ListPage {
  const { width: short, height: long } = papers[paper];
  const width = (isLandscape ? long : short) * millimeter;
  const height = (isLandscape ? short : long) * millimeter;
  return { width, height, left: margin, right: width - margin, top: margin, bottom: height - margin - gap };
}

/** Width of the part that is printed on. */
export function innerWidth({ left, right }: ListPage): number {
  return right - left;
}
