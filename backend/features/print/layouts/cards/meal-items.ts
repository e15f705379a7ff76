import type { LayoutInput } from "../../pages/layout.ts";
import type { PageItem } from "../../pages/page.ts";
import type { Area } from "../../pages/page-frame.ts";
import type { PlacedCode } from "./card-code.ts";
import type { CardMeasures } from "./card-measures.ts";
import type { MealMark } from "./meal-marks.ts";
import { mealRow, mealRowWidth } from "./meal-row.ts";

/** The only meal is in the corner; several are in the middle of the lower edge. With a code, all are beside it. */
export function mealItems(
  input: LayoutInput,
  meals: readonly MealMark[],
  area: Area,
  { corner, symbol }: CardMeasures,
  code: PlacedCode | undefined,
): PageItem[] {
  if (meals.length === 0) return [];
  const width = mealRowWidth(meals, symbol);
  const left = area.x + corner.side;
  const right = code ? code.square.x : area.x + area.width - corner.side;
  const scale = Math.min(1, (right - left) / width);
  const y = area.y + area.height - corner.edge - symbol * scale;
  return mealRow(input, meals, {
    x: mealsStart({ left, right }, width * scale, meals.length, code),
    y,
    side: symbol * scale,
  });
}

function mealsStart(
  { left, right }: { left: number; right: number },
  width: number,
  count: number,
  code: PlacedCode | undefined,
): number {
  if (code) return left;
  return count === 1 ? right - width : (left + right - width) / 2;
}
