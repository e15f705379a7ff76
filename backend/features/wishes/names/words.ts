// Folded words, as fold-words.ts leaves them, in the languages in which people write their lists.

const words = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(" ").split(" "));

/** Words between two names. One letter only counts where it is written small: "Anna E. Berg" is one person. */
export const linkingWords = words("and und sowie et y e ed och og en oraz i и та ve plus");

/** Texts that name nobody, without spaces. */
export const nobody = words(
  "nobody noone none no na nil nothing nopreference any anyone anybody everyone all doesntmatter tbd tba unknown x yes one guest plusone",
  "niemand keine keiner keinen kein egal alle offen unbekannt nein nichts ja",
  "personne aucun aucune rien non peuimporte tous inconnu oui nadie ninguno ninguna nada cualquiera todos daigual si",
  "nessuno nessuna niente ninguem nenhum nenhuma ingen ingenting geen nikt brak nikdo zadny никто нет никого",
);

/** What may come before a name, the longest first. "Not with" is none of it: it changes what is meant. */
export const leads: readonly string[] = [
  ...["please sit with", "please seat with", "sit next to", "seat next to", "sit with", "sits with", "seat with"],
  ...["seated with", "sitting with", "together with", "next to", "close to", "with", "near", "beside", "alongside"],
  ...["in der nahe von", "zusammen mit", "bitte neben", "bitte mit", "sitzt mit", "neben", "mit", "bei"],
  ...[
    "a cote de",
    "pres de",
    "avec",
    "al lado de",
    "cerca de",
    "junto con",
    "junto a",
    "con",
    "ao lado de",
    "perto de",
  ],
  ...["accanto a", "vicino a", "insieme a", "com", "ved siden av", "bredvid", "med", "naast", "met", "obok", "с"],
].sort((one, other) => other.length - one.length);

/** Words that say that a family is meant. */
export const familyWords = words(
  "family families fam familie familien famille familles familia familias famiglia familj familjen perhe",
  "rodzina rodzine rodziny rodina csalad семья семьи сімя aile ailesi household haushalt foyer hogar",
);

/** Articles that, before a family name, say that the family is meant: "the Smiths", "les Dupont". */
export const familyArticles = words("the die les los os");

/** Words that come before a name where "family" says what is meant: "la famille de Marie". */
export const familyParticles = words("la le der il of de du von di da van");

/** Titles of people whose family name follows: "Mr. and Mrs. Smith". */
export const titles = words(
  "mr mrs ms miss mx dr herr frau hr fr m mme mlle monsieur madame sr sra senor senora sig signor signora dhr mevr",
);
