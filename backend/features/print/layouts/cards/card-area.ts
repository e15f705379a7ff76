import type { Area } from "../../pages/page-frame.ts";

/** The front of a card: of a tent, the half below the fold, which stands upright when the card stands on the table. */
export function frontOf(area: Area, isTent: boolean): Area {
  if (!isTent) return area;
  const height = area.height / 2;
  return { ...area, y: area.y + height, height };
}
