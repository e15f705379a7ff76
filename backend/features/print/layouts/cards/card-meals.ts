import type { LayoutInput } from "../../pages/layout.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { isMeal, type MealMark, markMeals } from "./meal-marks.ts";

export interface MarkedMeals {
  /** In the order of the legend; none where cards have no symbols. */
  marks: readonly MealMark[];
  marksOf: (guests: readonly PrintGuest[]) => MealMark[];
}

/** Symbols for the meals of all guests on the list, so that reprinted cards keep theirs. */
export function markedMeals({ facts, options }: LayoutInput): MarkedMeals {
  const { mealColumn, mealMark } = options;
  if (mealColumn === "" || mealMark !== "symbol") return { marks: [], marksOf: () => [] };
  const printed = facts.guests.map(({ info }) => info[mealColumn] ?? "");
  const { marks, markOf } = markMeals([...(facts.meals ?? []), ...printed]);
  return { marks, marksOf: (guests) => guests.flatMap(({ info }) => markOf(info[mealColumn] ?? "") ?? []) };
}

/** The meal in words, if cards show words; empty for none. */
export function mealText({ options }: LayoutInput, { info }: PrintGuest): string {
  const { mealColumn, mealMark } = options;
  if (mealColumn === "" || mealMark !== "text") return "";
  const meal = (info[mealColumn] ?? "").trim();
  return isMeal(meal) ? meal : "";
}
