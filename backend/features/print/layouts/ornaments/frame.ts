import type { PageLook } from "../../pages/layout.ts";
import type { Box } from "../../pages/page.ts";
import { type Area, millimeter } from "../../pages/page-frame.ts";

/** From the paper's edge, in millimeters. Printers leave the outer 4 to 5 mm white. */
const minInset = 8;
const insetShare = 0.05;
const between = 1.2 * millimeter;

/** A double line around a sign, so that it looks finished in a frame and without one. */
export function signFrame({ accent }: PageLook, page: Area): Box[] {
  const edge = Math.max(minInset * millimeter, Math.min(page.width, page.height) * insetShare);
  const outer = inset(page, edge);
  const scale = edge / (minInset * millimeter);
  return [
    { kind: "rectangle", ...outer, stroke: { color: accent, width: scale } },
    { kind: "rectangle", ...inset(outer, between * scale), stroke: { color: accent, width: 0.4 * scale } },
  ];
}

function inset({ x, y, width, height }: Area, by: number): Area {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}
