import type { LayoutInput } from "../../pages/layout.ts";
import type { Box } from "../../pages/page.ts";
import { type Area, millimeter } from "../../pages/page-frame.ts";

/** From the paper's edge, in millimeters. Printers leave the outer 4 to 5 mm white. */
export const frameInset = 8;

/** The background, and a double line around the sign in the event's look. */
export function signFrame({ look, options }: LayoutInput, page: Area): Box[] {
  const background: Box[] =
    look.background === undefined ? [] : [{ kind: "rectangle", ...page, fill: look.background }];
  if (options.look === "plain") return background;
  const outer = inset(page, frameInset * millimeter);
  return [
    ...background,
    { kind: "rectangle", ...outer, stroke: { color: look.accent, width: 1 } },
    { kind: "rectangle", ...inset(outer, 1.2 * millimeter), stroke: { color: look.accent, width: 0.4 } },
  ];
}

function inset({ x, y, width, height }: Area, by: number): Area {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}
