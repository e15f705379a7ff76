import type { LayoutInput } from "../../pages/layout.ts";
import type { Box } from "../../pages/page.ts";
import { millimeter } from "../../pages/page-frame.ts";

const longest = 30 * millimeter;

/** A fine line in the middle of a card; in the event's look, with a diamond in its middle. */
export function ornament({ look, options }: LayoutInput, { x, y }: { x: number; y: number }, width: number): Box[] {
  const half = Math.min(width * 0.26, longest) / 2;
  if (options.look === "plain") {
    const stroke = { color: look.line, width: 0.6 };
    return [{ kind: "line", x1: x - half * 0.7, y1: y, x2: x + half * 0.7, y2: y, stroke }];
  }
  const stroke = { color: look.accent, width: 0.6 };
  const diamond = Math.max(half * 0.07, 1.3);
  const space = diamond * 2.4;
  return [
    { kind: "line", x1: x - half, y1: y, x2: x - space, y2: y, stroke },
    { kind: "path", data: "M0 -1L1 0L0 1L-1 0Z", x, y, scale: diamond, fill: look.accent },
    { kind: "line", x1: x + space, y1: y, x2: x + half, y2: y, stroke },
  ];
}
