import type { Area } from "../../pages/page-frame.ts";

/** The front of a card: for a tent, the half below the fold. */
export function frontOf(area: Area, isTent: boolean): Area {
  if (!isTent) return area;
  const height = area.height / 2;
  return { ...area, y: area.y + height, height };
}
