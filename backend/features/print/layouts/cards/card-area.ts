/** A rectangle on a page, in points from the page's upper left corner. */
export interface CardArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Points in a millimeter. */
export const millimeter = 72 / 25.4;

/** The front of a card: of a tent, the half below the fold, which stands upright when the card stands on the table. */
export function frontOf(area: CardArea, isTent: boolean): CardArea {
  if (!isTent) return area;
  const height = area.height / 2;
  return { ...area, y: area.y + height, height };
}
