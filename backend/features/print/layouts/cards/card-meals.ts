import type { LayoutInput } from "../../pages/layout.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { isMeal, type MealMark, markMeals } from "./meal-marks.ts";

/** The symbols of meals that a print uses. */
export interface MarkedMeals {
  /** In the order of the legend; none where cards have no symbols. */
  marks: readonly MealMark[];
  /** One for each guest who has a meal. */
  marksOf: (guests: readonly PrintGuest[]) => MealMark[];
}

/** The symbols for the meals of the list: of all its guests, so that cards that are printed again have the same. */
export function markedMeals({ facts, options }: LayoutInput): MarkedMeals {
  const { mealColumn, mealMark } = options;
  if (mealColumn === "" || mealMark !== "symbol") return { marks: [], marksOf: () => [] };
  const printed = facts.guests.map(({ info }) => info[mealColumn] ?? "");
  const { marks, markOf } = markMeals([...(facts.meals ?? []), ...printed]);
  return { marks, marksOf: (guests) => guests.flatMap(({ info }) => markOf(info[mealColumn] ?? "") ?? []) };
}

/** The guest's meal in words, if cards say it in words; empty for none. */
export function mealText({ options }: LayoutInput, { info }: PrintGuest): string {
  const { mealColumn, mealMark } = options;
  if (mealColumn === "" || mealMark !== "text") return "";
  const meal = (info[mealColumn] ?? "").trim();
  return isMeal(meal) ? meal : "";
}
