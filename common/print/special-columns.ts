const mealWords = [
  ...["meal", "meals", "menu", "dish", "food", "entree", "main", "main course", "dinner"],
  ...["essen", "menue", "gericht", "hauptgericht", "hauptgang", "speise", "mahlzeit"],
  ...["plat", "repas", "plat principal"],
  ...["comida", "plato", "plato principal", "cena"],
];

/** Words for diets and allergies in the names of columns, in English, German, French and Spanish, without accents. */
export const dietWords = [
  ...["diet", "diets", "dietary", "allergy", "allergies", "allergens", "intolerance", "intolerances", "restrictions"],
  ...["diat", "diaet", "ernahrung", "ernaehrung", "kost", "kostform", "allergie", "allergien", "allergene"],
  ...["unvertraglichkeit", "unvertraglichkeiten", "unvertraeglichkeit", "unvertraeglichkeiten"],
  ...["regime", "regimes", "allergenes", "regime alimentaire"],
  ...["dieta", "dietas", "alergia", "alergias", "alergenos", "intolerancia", "intolerancias"],
];

const remarkWords = [
  ...["note", "notes", "remark", "remarks", "comment", "comments", "special requests", "requests", "message"],
  ...["notiz", "notizen", "bemerkung", "bemerkungen", "anmerkung", "anmerkungen", "hinweis", "hinweise"],
  ...["kommentar", "kommentare", "wunsche", "sonstiges", "remarque", "remarques", "commentaire", "commentaires"],
  ...["nota", "notas", "observacion", "observaciones", "comentario", "comentarios"],
];

/** Beginnings of words about what somebody does not eat, in these languages. */
const foods = `allerg alerg intoler unvertr vegan vegetari vegetal pescetar glut co?eliac zo?e?liak la[ck]to nuts?\\b peanut nuss
  noix nue[zc] arachid cacahu shellfish halal kosher koscher casher diabet no\\s(?:pork|meat|fish|dairy)`;
const foodWords = new RegExp(`\\b(?:${foods.split(/\s+/).join("|")})`);

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

/** The extra columns whose names mention diets or allergies, in their order. */
export function guessDietColumns(columns: readonly string[]): string[] {
  return columns.filter((name) => hasOneOf(name, dietWords));
}

/** The extra columns for remarks of any kind, some of which are about food. */
export function guessRemarkColumns(columns: readonly string[]): string[] {
  return columns.filter((name) => hasOneOf(name, remarkWords) && !hasOneOf(name, dietWords));
}

/** Whether a remark is about what somebody does not eat: "nuts allergy". */
export const isAboutFood = (remark: string): boolean => foodWords.test(wordsOf(remark));

/** The column for meals by name: an exact match, else the first with a meal and no diet; empty for none. */
export function guessMealColumn(columns: readonly string[]): string {
  const others = columns.filter((name) => !hasOneOf(name, dietWords));
  const exact = others.find((name) => mealWords.includes(wordsOf(name)));
  return exact ?? others.find((name) => hasOneOf(name, mealWords)) ?? "";
}
