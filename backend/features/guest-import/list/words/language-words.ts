export const columnMeanings = [
  "fullName",
  // Without stating that the column contains the name.
  "guest",
  "firstName",
  "middleName",
  // Belongs to the last name, as in "Jan van der Berg".
  "infix",
  "lastName",
  "secondLastName",
  // The whole name when alone, but the last name next to a column of first names. Also a `fullName`.
  "lastBesideFirst",
  // The whole name when alone, but the first name next to a column of last names. Also a `fullName`.
  "firstBesideLast",
  "title",
  "suffix",
  "nickname",
  // A family name that somebody had before: one word of a name, or all of it.
  "birthName",
  // In another script, or whatever else they are called.
  "otherName",
  "table",
  "seat",
  "party",
  // The guest whom this one accompanies.
  "guestOf",
  "plusOne",
  "plusOneFirstName",
  "plusOneLastName",
  "child",
  "partySize",
  "capacity",
  "attendance",
  "meal",
  "diet",
  "email",
  "phone",
  "address",
  "date",
  "notes",
  "number",
  "side",
  "age",
  // Who ordered, beside a column of those who come.
  "buyer",
] as const;

/** What a column of a guest list can be about. */
export type ColumnMeaning = (typeof columnMeanings)[number];

/** Separated by commas or line breaks. Capitals, accents and punctuation do not matter. */
export type Phrases = string;

/** The words of one language. Earlier phrases are preferred to later ones. */
export interface LanguageWords {
  columns: Readonly<Partial<Record<ColumnMeaning, Phrases>>>;
  /** Add nothing to the meaning of a header: "please", "your". */
  fillers?: Phrases;
  /** Make a header that contains "name" or "table" mean something else: "hotel", "wine". */
  others?: Phrases;
  /** Mean a column only when they are the whole header: "No", "Side". */
  onlyAlone?: Phrases;
  ordinals?: Phrases;
  /** Those of `party` that mean people who live together. */
  households?: Phrases;
  /** Numbers of seats in a list of tables. */
  seats?: Phrases;
  /** Those of `partySize` that do not count children. */
  adults?: Phrases;
  /** Of two columns that mean the same, the one to use: "new", "final". */
  newer?: Phrases;
  older?: Phrases;
  /** Names of sheets that a program or a template adds. */
  helperSheets?: Phrases;
  cells: CellWords;
}

export interface CellWords {
  /** Before or after a table's number. */
  table?: Phrases;
  /** Between the two: "No." */
  numberSign?: Phrases;
  /** Of a row of totals, on its own or next to words for guests. */
  total?: Phrases;
  none?: Phrases;
  yes?: Phrases;
  no?: Phrases;
  maybe?: Phrases;
  unanswered?: Phrases;
  /** Also at the end of another guest's name: "and guest". */
  unnamedGuest?: Phrases;
  /** Between the names of a couple, as a word of its own. */
  and?: Phrases;
  /** Before those who accompany a guest: "with 2 children". */
  with?: Phrases;
  /** Where it differs from the words of columns: "2 Kindern". */
  persons?: Phrases;
  counts?: Phrases;
  /** Before the number of all in a party: "& family (4)". */
  family?: Phrases;
  /** Instead of a name, at a place for nobody in particular. */
  placeholder?: Phrases;
  /** A heading above guests who have no table yet. */
  unseated?: Phrases;
  /** Before the number of a printed page. */
  page?: Phrases;
  /** Begin a line that a program writes below a list. */
  footer?: Phrases;
  titles?: Phrases;
  suffixes?: Phrases;
  namePrefixes?: Phrases;
}

/** The single phrases. */
export function phrasesOf(phrases: Phrases): string[] {
  return phrases
    .split(/[,\n]/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
}
