import type { Size } from "../../../../common/floor-plan/plan-types.ts";

/** In heights of text. */
const letterWidth = 0.6;

/** Height of a text that fits into something, in centimeters. */
export function labelSize(text: string, { width, depth }: Size, share: number): number {
  const fitting = (Math.max(width, depth) * 0.86) / Math.max(1.4, text.length * letterWidth);
  return Math.min(Math.min(width, depth) * share, fitting);
}
