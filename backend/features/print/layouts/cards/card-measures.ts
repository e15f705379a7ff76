import { type Area, millimeter } from "../../pages/page-frame.ts";
import type { Ornament } from "../ornaments/ornament.ts";

/** What the parts of a card measure, in points. */
export interface CardMeasures {
  /** From the card's edges to words. */
  margin: { side: number; edge: number };
  /** From the card's edges to meals, codes, and names that are too long for the margin. */
  corner: { side: number; edge: number };
  nameSize: number;
  detailSize: number;
  symbol: number;
  gap: number;
  ornament: { width: number; height: number };
}

const marginShare = 0.15;

/** The measures of a card of this size. `areDetailsLarge` as in `CardFront`. */
export function cardMeasures(
  { width, height }: Pick<Area, "width" | "height">,
  areDetailsLarge: boolean,
  ornament: Ornament | undefined,
): CardMeasures {
  const nameSize = Math.min(height * 0.28, width * 0.125);
  const detailSize = Math.min(Math.max(nameSize * 0.36, 7), 20);
  const ornamentWidth = width * (ornament?.isAbove ? 0.25 : 0.32);
  return {
    margin: { side: width * marginShare, edge: height * marginShare },
    corner: { side: Math.max(3.5 * millimeter, width * 0.06), edge: Math.max(2 * millimeter, height * 0.07) },
    nameSize,
    detailSize: detailSize * (areDetailsLarge ? 1.4 : 1),
    symbol: Math.min(Math.max(height * 0.1, 3.8 * millimeter), 7 * millimeter),
    gap: Math.max(nameSize * 0.34, 3),
    ornament: { width: ornamentWidth, height: ornament?.height(ornamentWidth) ?? 0 },
  };
}

/** A card without its margins, or without its corners' for names that are too long. Several meals need a strip. */
export function innerArea(area: Area, measures: CardMeasures, meals: number, hasMargin: boolean): Area {
  const { side, edge } = hasMargin ? measures.margin : measures.corner;
  const strip = meals > 1 ? measures.corner.edge * 1.5 + measures.symbol : 0;
  const below = Math.max(edge, strip);
  return { x: area.x + side, y: area.y + edge, width: area.width - 2 * side, height: area.height - edge - below };
}
