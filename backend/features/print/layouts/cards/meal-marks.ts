import { type MealKind, mealKindOf, mealKinds } from "./meal-kinds.ts";

/** How a meal is marked. No two meals of a list have the same letter or symbol. */
export interface MealMark {
  meal: string;
  /** The symbol; null for a letter in a circle. */
  kind: MealKind | null;
  /** A letter, or a number if the letters are taken. */
  letter: string;
}

/** Undefined for no meal. */
export type MealMarks = (meal: string) => MealMark | undefined;

/** Whether a value names a meal: a dash does not. */
export function isMeal(value: string): boolean {
  return /[\p{L}\p{N}]/u.test(value);
}

function mealKey(meal: string): string {
  return meal.trim().replace(/\s+/gu, " ").toLowerCase();
}

/** Marks in the order of the legend, which depend only on the set of meals, so that reprinted cards keep theirs. */
export function markMeals(meals: Iterable<string>): { marks: readonly MealMark[]; markOf: MealMarks } {
  const distinct = new Map<string, string>();
  for (const meal of meals) {
    const key = mealKey(meal);
    if (isMeal(key) && !distinct.has(key)) distinct.set(key, meal.trim());
  }
  const marks = new Map<string, MealMark>();
  const letters = new Letters();
  for (const { key, meal, kind } of inOrder(distinct)) marks.set(key, { meal, kind, letter: letters.take(meal) });
  return { marks: [...marks.values()], markOf: (meal) => marks.get(mealKey(meal)) };
}

/** Meals with a symbol come first and choose their letters first; the others follow by name. */
function inOrder(distinct: ReadonlyMap<string, string>): { key: string; meal: string; kind: MealKind | null }[] {
  const taken = new Set<MealKind>();
  const named = [...distinct].sort(([one], [other]) => (one < other ? -1 : 1));
  const entries = named.map(([key, meal]) => {
    const kind = mealKindOf(meal);
    if (kind === undefined || taken.has(kind)) return { key, meal, kind: null };
    taken.add(kind);
    return { key, meal, kind };
  });
  const rank = (kind: MealKind | null) => (kind === null ? mealKinds.length : legendOrder.indexOf(kind));
  return entries.sort((one, other) => rank(one.kind) - rank(other.kind));
}

const legendOrder: readonly MealKind[] = ["beef", "pork", "poultry", "fish", "vegetarian", "vegan", "child"];

/** Each once: the first letter of a word of the meal, otherwise any of its letters, otherwise a number. */
class Letters {
  private readonly taken = new Set<string>();
  private next = 1;

  take(meal: string): string {
    const initials = [...meal.matchAll(/(?<!\p{L})\p{L}/gu)].map(([letter]) => letter);
    const others = meal.match(/\p{L}/gu) ?? [];
    const free = [...initials, ...others].map(capital).find((letter) => !this.taken.has(letter));
    const letter = free ?? this.nextNumber();
    this.taken.add(letter);
    return letter;
  }

  private nextNumber(): string {
    const number = String(this.next);
    this.next += 1;
    return number;
  }
}

/** One letter, even where its capital is two: "ß". */
const capital = (letter: string) => (letter.toUpperCase().length === letter.length ? letter.toUpperCase() : letter);
