import { centimetersIn, formatLength } from "../../../../../common/floor-plan/lengths.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Box } from "../../pages/page.ts";
import type { PointSize } from "../../pages/parts.ts";
import { centimeter, type PlanScale } from "./plan-scale.ts";

/** In meters or feet. */
const lengths = [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100] as const;
const parts = 4;

const labelSizeOn = ({ width }: PointSize) => Math.max(7, width * 0.0085);

/** Height of the bar with its words, in points. */
export function scaleBarHeight(page: PointSize): number {
  return labelSizeOn(page) * 2.4;
}

/** Four round lengths at `place` (upper left, in points), so that resized copies can still be measured. */
export function scaleBar(
  { setter, language, look }: LayoutInput,
  { scale, unit, page }: PlanScale,
  place: { x: number; y: number },
): { boxes: Box[]; width: number; labelSize: number } {
  const labelSize = labelSizeOn(page);
  const barHeight = labelSize * 0.45;
  const longest = Math.max(5.5 * centimeter, page.width / 6);
  const fitting = lengths.findLast((count) => count * centimetersIn[unit] * scale * parts <= longest) ?? lengths[0];
  const length = fitting * centimetersIn[unit];
  const width = length * scale;
  const stroke = { color: look.text, width: 0.5 };
  const bars = Array.from({ length: parts }, (_, part): Box => {
    const bar = { x: place.x + part * width, y: place.y, width, height: barHeight };
    return { kind: "rectangle", ...bar, fill: part % 2 === 0 ? look.text : "#ffffff", stroke };
  });
  const style = { font: look.textFont, isBold: false, size: labelSize };
  const labels = [0, parts / 2, parts].map((part): Box => {
    const line = setter.line(formatLength(part * length, unit, language.tag), style);
    const x = place.x + part * width - (part === 0 ? 0 : line.width / 2);
    return { kind: "text", x, y: place.y + barHeight + labelSize * 1.25, line, color: look.quiet };
  });
  return { boxes: [...bars, ...labels], width: parts * width, labelSize };
}
