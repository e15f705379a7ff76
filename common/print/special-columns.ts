/** Words for dishes, without accents, in the languages of the app. */
const mealWords = [
  ...["meal", "meals", "menu", "dish", "food", "entree", "main", "main course", "dinner"],
  ...["essen", "menue", "gericht", "hauptgericht", "hauptgang", "speise", "mahlzeit"],
  ...["plat", "repas", "plat principal"],
  ...["comida", "plato", "plato principal", "cena"],
];

/** Words for what somebody must not or does not eat. */
const dietWords = [
  ...["diet", "diets", "dietary", "allergy", "allergies", "allergens", "intolerance", "intolerances", "restrictions"],
  ...["diat", "diaet", "ernahrung", "ernaehrung", "kost", "kostform", "allergie", "allergien", "allergene"],
  ...["unvertraglichkeit", "unvertraglichkeiten", "unvertraeglichkeit", "unvertraeglichkeiten"],
  ...["regime", "regimes", "allergenes", "regime alimentaire"],
  ...["dieta", "dietas", "alergia", "alergias", "alergenos", "intolerancia", "intolerancias"],
];

/** Lower-case words without accents, separated by single spaces. */
const wordsOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{Mark}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim();

function hasOneOf(name: string, words: readonly string[]): boolean {
  const padded = ` ${wordsOf(name)} `;
  return words.some((word) => padded.includes(` ${word} `));
}

/** The extra columns whose names speak of diets or allergies, in their order. */
export function guessDietColumns(columns: readonly string[]): string[] {
  return columns.filter((name) => hasOneOf(name, dietWords));
}

/**
 * The extra column whose name says that it has the guests' meals: one that is called exactly so, or else the first that
 * mentions a meal and no diet. Empty for none.
 */
export function guessMealColumn(columns: readonly string[]): string {
  const others = columns.filter((name) => !hasOneOf(name, dietWords));
  const exact = others.find((name) => mealWords.includes(wordsOf(name)));
  return exact ?? others.find((name) => hasOneOf(name, mealWords)) ?? "";
}
