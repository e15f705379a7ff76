import { type PaperSize, papers } from "../../../common/print/papers.ts";
import type { PrintOptions } from "../../../common/print/print-options.ts";

export function paperSize({ paper, isLandscape }: PrintOptions): PaperSize {
  const { width, height } = papers[paper];
  return isLandscape ? { width: height, height: width } : { width, height };
}
