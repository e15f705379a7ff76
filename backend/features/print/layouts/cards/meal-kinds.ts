export const mealKinds = ["vegan", "vegetarian", "child", "fish", "poultry", "pork", "beef"] as const;

/** A kind of meal that has a symbol of its own. */
export type MealKind = (typeof mealKinds)[number];

/** English, German, French and Spanish without accents, tried in the order of `mealKinds`: a vegan burger is vegan. */
const words: Readonly<Record<MealKind, RegExp>> = {
  vegan: /vegan|vegetalien|vegetaliano|plant.?based|pflanzlich/,
  vegetarian:
    /vegetari|\bveggie|\bveg\b|fleischlos|\b(?:no|without) meat|meat.?(?:free|less)|ohne fleisch|sans viande|sin carne/,
  child: /\bkids?\b|\bchild|\bkinder|\benfant|\binfantil|\bninos?\b|\bninas?\b|\bjunior/,
  fish: new RegExp(
    [
      ...["fish", "fisch\\b", "poisson", "pescado", "\\bpez\\b", "seafood", "meeresfr", "fruits de mer", "marisco"],
      ...["salmon", "lachs", "saumon", "trout", "forelle", "truite", "trucha", "\\bcod\\b", "kabeljau", "cabillaud"],
      ...["bacalao", "\\btuna", "\\bthon\\b", "\\batun\\b", "sea ?bass", "zander", "dorad", "lubina", "merluza"],
      ...["halibut", "prawn", "shrimp", "garnele", "crevette", "\\bgamba", "lobster", "hummer", "homard", "langosta"],
    ].join("|"),
  ),
  poultry: new RegExp(
    [
      ...["chicken", "poultry", "huhn", "hahnchen", "hendl", "geflugel", "poulet", "volaille", "\\bpollo", "turkey"],
      ...["\\bpute", "truthahn", "\\bdinde", "\\bpavo\\b", "\\bduck", "\\bente\\b", "canard", "\\bpato\\b"],
      ...["\\bgoose", "\\bgans\\b", "pintade", "\\bquail"],
    ].join("|"),
  ),
  pork: /\bpork|schwein|\bporc\b|\bcerdo|\bham\b|schinken|\bjambon|\bjamon|lechon|cochinillo/,
  beef: new RegExp(
    [
      ...["\\bbeef", "\\brind", "\\bboeuf", "ternera", "\\bvacuno", "steak", "\\bveal", "\\bkalb", "\\bveau\\b"],
      ...["mignon", "sirloin", "entrecote", "solomillo", "roastbeef", "brisket"],
      ...["\\bmeat\\b", "fleisch\\b", "\\bviande", "\\bcarne\\b"],
    ].join("|"),
  ),
};

/** The kind of a meal by its name; undefined for any other. */
export function mealKindOf(meal: string): MealKind | undefined {
  const plain = plainText(meal);
  return mealKinds.find((kind) => words[kind].test(plain));
}

function plainText(text: string): string {
  const withoutMarks = text.normalize("NFD").replace(/\p{M}/gu, "");
  return withoutMarks.toLowerCase().replaceAll("œ", "oe").replaceAll("ß", "ss");
}
