// Folded as in fold-words.ts, in the languages in which people write their lists.

const words = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(" ").split(" "));

/** Single letters count in lower case only: "Anna E. Berg" is one person. */
export const linkingWords = words("and und sowie et y e ed och og en oraz i и та ve plus");

/** Without spaces. */
export const nobody = words(
  "nobody noone none no na nil nothing nopreference any anyone anybody everyone all doesntmatter tbd tba unknown x yes one guest plusone",
  "niemand keine keiner keinen kein egal alle offen unbekannt nein nichts ja",
  "personne aucun aucune rien non peuimporte tous inconnu oui nadie ninguno ninguna nada cualquiera todos daigual si",
  "nessuno nessuna niente ninguem nenhum nenhuma ingen ingenting geen nikt brak nikdo zadny никто нет никого",
);

/** Longest first. "Not with" is excluded: it changes what is meant. */
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

export const familyWords = words(
  "family families fam familie familien famille familles familia familias famiglia familj familjen perhe",
  "rodzina rodzine rodziny rodina csalad семья семьи сімя aile ailesi household haushalt foyer hogar",
);

/** Articles that turn a family name into the family: "the Smiths", "les Dupont". */
export const familyArticles = words("the die les los os");

/** Words before a name after "family": "la famille de Marie". */
export const familyParticles = words("la le der il of de du von di da van");

/** Titles before a family name: "Mr. and Mrs. Smith". */
export const titles = words(
  "mr mrs ms miss mx dr herr frau hr fr m mme mlle monsieur madame sr sra senor senora sig signor signora dhr mevr",
);
