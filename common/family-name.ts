/** Words of family names that people leave out, and that do not count in their order: "van", "de la". */
export const particles =
  "von van der den de du del della dello di da das dos do des le la les lo zu zum zur ter ten af av vom bin ibn bint";

const anyOf = (words: string) => `(?:${words.split(" ").join("|")})`;

const particle = anyOf(`${particles} op dalla dalle degli dei`);
const joiner = anyOf("& \\+ and und et y e i");
const suffix = `${anyOf("jr sr ii iii iv md phd esq")}\\.?`;

/** First family names of Spanish speakers who have two; their given names end otherwise. */
const spanish = anyOf(
  "[^ ,]{3,}[eé]z garc[ií]a ruiz d[ií]az moreno muñoz romero navarro torres ramos serrano blanco molina morales ortega " +
    "delgado castro ortiz rubio sanz iglesias medina garrido castillo cort[eé]s lozano guerrero cano prieto calvo gallego " +
    "vidal herrera peña flores cabrera campos vega fuentes reyes aguilar rojas gil mendoza soto rivera salazar guzm[aá]n",
);

/** Han, Hangul and kana: the family name comes first, often without a space. */
const eastAsian = "\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Hiragana}\\p{Script=Katakana}";

/** Not "(vegan)", "+1" or "12". */
const lastWord = `[^ ,0-9+(#&*/${eastAsian}][^ ,${eastAsian}]*`;

const written = `^[^,]+(?=, (?!${suffix}(?: |$)))`;
const afterOthers = `(?<=[^ ] )(?<!(?:^| )${joiner} )(?<![^ ] [^ ]+ ${joiner} [^ ]+ )`;
const compound = `(?:${spanish} (?:y )?(?:${particle} )*|[^ ]+ [yi] )?`;
const family = new RegExp(`${written}|${afterOthers}(?:${particle} )*${compound}${lastWord}(?:,? ${suffix})?$`, "iu");

/** What comes before the letter that a family name is sorted under: "van der", but not "Van". */
const unsorted = new RegExp(`^(?:${particle} )+(?=[^ ])`, "u");

/** With particles and suffixes, as written: "van der Berg", "García Lopez", "Holm Jr."; undefined when not known. */
export function familyName(name: string): string | undefined {
  return family.exec(name)?.[0];
}

/** "van Beethoven, Ludwig"; as written when the family name is not known, or first already. */
export function familyNameFirst(name: string): string {
  const found = familyName(name);
  if (found === undefined || name.startsWith(`${found}, `)) return name;
  const turned = `${found.replaceAll(",", "")}, ${name.slice(0, -found.length - 1)}`;
  // "Jr Berg" turned would be read in another way.
  return turned.startsWith(`${familyName(turned)}, `) ? turned : name;
}

/** What a name is sorted by before all of it: "Beethoven". */
export function familyNameKey(name: string): string {
  return (familyName(name) ?? name).replace(unsorted, "");
}
