import type { MealKind } from "./meal-kinds.ts";

/** A silhouette in a square of 24 units, and what is cut out of it. */
export interface MealShape {
  silhouette: string;
  cutOut: string;
}

/** Side of the square that the symbols are drawn in. */
export const shapeSide = 24;

const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** Silhouettes that can be distinguished at 4 mm. */
export const mealShapes: Readonly<Record<MealKind, MealShape>> = {
  fish: {
    silhouette: "M1.5 12C5 6 11 4.6 16 8.6L22.5 4.8C21 9.4 21 14.6 22.5 19.2L16 15.4C11 19.4 5 18 1.5 12Z",
    cutOut: disc(6.4, 11, 1.1),
  },
  beef: {
    silhouette:
      "M3 3.2C3.2 7.2 5 8.8 8.2 8.8C10 7.6 14 7.6 15.8 8.8C19 8.8 20.8 7.2 21 3.2C23.2 8 21.8 12 17.6 12.4" +
      "L16.2 18.6C15.4 22 8.6 22 7.8 18.6L6.4 12.4C2.2 12 0.8 8 3 3.2Z",
    cutOut: `${disc(9.6, 12.6, 0.95)}${disc(14.4, 12.6, 0.95)}${disc(10.6, 18.4, 0.75)}${disc(13.4, 18.4, 0.75)}`,
  },
  pork: {
    silhouette:
      "M3.4 3.4L9 5.4C11 4.9 13 4.9 15 5.4L20.6 3.4L19.8 9.4C20.9 10.8 21.4 12.4 21.4 14C21.4 18.6 17.2 21.2 12 21.2" +
      "C6.8 21.2 2.6 18.6 2.6 14C2.6 12.4 3.1 10.8 4.2 9.4Z",
    cutOut: `${disc(8, 10.6, 0.95)}${disc(16, 10.6, 0.95)}${disc(10.2, 15.8, 1.15)}${disc(13.8, 15.8, 1.15)}`,
  },
  poultry: {
    silhouette:
      "M12.8 2.8C18 1 23 5.8 21.4 11.2C20.2 15 15.6 16.4 11.8 15.7L8.6 18.9C9.3 20.7 7.8 22.5 5.9 22C5.1 21.8 4.6 21.2 4.5 20.4" +
      "C3.4 20.3 2.6 19.7 2.3 18.8C1.7 16.9 3.4 15.4 5.2 16.1L8.4 12.9C7.6 9 9.2 4.2 12.8 2.8Z",
    cutOut: "M17.6 5.6C19 6.6 19.6 8.2 19.2 9.9L18.2 9.6C18.4 8.3 18 7.2 17 6.4Z",
  },
  vegetarian: {
    silhouette:
      "M21 2.8C22.2 13.4 17.4 20 9.6 19.4C8.1 19.3 6.9 18.8 6 18L3.8 21.4L2.2 20.2L4.8 16.6C1.8 9.4 9.6 3.4 21 2.8Z",
    cutOut: "M6.2 16.4C9.2 11.9 12.8 8.8 17 6.8C13.2 9.8 9.9 13.1 7.2 17.1Z",
  },
  vegan: {
    silhouette:
      "M11.1 21.6V14.2C4.6 14.4 1.6 10.8 1.6 5C7.6 4.8 10.9 7.4 11.9 11.4C12.4 6.2 16 2.8 22.4 3C22.6 9 19 12.4 12.9 12.3V21.6Z",
    cutOut:
      "M4.6 7.4C7.4 8.2 9.4 9.8 10.4 12.2C8.6 10.4 6.8 8.9 4.6 7.4ZM19.6 5.4C16.8 6.4 14.8 8 13.8 10.4C15.6 8.6 17.4 7 19.6 5.4Z",
  },
  child: {
    silhouette: `${disc(12, 12.6, 9)}M11 4.2C9.6 3.4 9.6 1.6 11.2 1C13 0.4 14.8 1.8 14.2 3.8L12.9 3.4C13 2.6 12.4 2.2 11.8 2.4C11.6 2.8 12 3.2 12.6 3.6Z`,
    cutOut: `${disc(8.8, 11.2, 1.15)}${disc(15.2, 11.2, 1.15)}M7.2 14.6C9 19 15 19 16.8 14.6C14.6 16.6 9.4 16.6 7.2 14.6Z`,
  },
};
