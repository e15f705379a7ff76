/** What a column of a guest list can be about. */
export const columnMeanings = [
  // The whole name, or a name on its own.
  "fullName",
  // The guest, without saying that the column contains the name.
  "guest",
  "firstName",
  "middleName",
  // What comes between first and last name and belongs to the last, as in "Jan van der Berg".
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
  "table",
  "seat",
  // A household, group or family that is invited together.
  "party",
  // The guest whom this one accompanies.
  "guestOf",
  "plusOne",
  "plusOneFirstName",
  "plusOneLastName",
  "child",
  "partySize",
  // The number of seats of a table.
  "capacity",
  "attendance",
  "meal",
  "diet",
  "email",
  "phone",
  "address",
  "date",
  "notes",
  // The number of a row, or an identifier.
  "number",
  "side",
  "age",
] as const;

/** What a column of a guest list can be about. */
export type ColumnMeaning = (typeof columnMeanings)[number];

/** Phrases, separated by commas or line breaks, as people write them. Capitals, accents and punctuation do not matter. */
export type Phrases = string;

/** The words of guest lists in one language. Earlier phrases are preferred to later ones. */
export interface LanguageWords {
  columns: Readonly<Partial<Record<ColumnMeaning, Phrases>>>;
  /** Add nothing to the meaning of a header: "please", "your". */
  fillers?: Phrases;
  /** Make a header that contains "name" or "table" mean something else: "hotel", "wine". */
  others?: Phrases;
  /** Known words that mean a column only when they are the whole header: "No", "Side". */
  onlyAlone?: Phrases;
  /** First, second, third ... */
  ordinals?: Phrases;
  /** Of the words for parties, those that mean people who live together, and no other group. */
  households?: Phrases;
  /** Of the words for numbers of guests, those that are numbers of seats in a list of tables. */
  seats?: Phrases;
  cells: CellWords;
}

/** What is written in cells. */
export interface CellWords {
  /** What a table is called, before or after its number. */
  table?: Phrases;
  /** Between the two: "No." */
  numberSign?: Phrases;
  /** The label of a row of totals, on its own or next to words for guests. */
  total?: Phrases;
  /** Nothing, or nothing yet. */
  none?: Phrases;
  yes?: Phrases;
  no?: Phrases;
  maybe?: Phrases;
  unanswered?: Phrases;
  /** A guest without a name, also at the end of another guest's name: "and guest". */
  unnamedGuest?: Phrases;
  /** Between the names of a couple, as a word of its own. */
  and?: Phrases;
  /** Before those who accompany a guest: "with 2 children". */
  with?: Phrases;
  /** What is counted, where it differs from the words of columns: "2 Kindern". */
  persons?: Phrases;
  /** One, two, three ... */
  counts?: Phrases;
  titles?: Phrases;
  suffixes?: Phrases;
  /** Parts of family names that precede the rest. */
  namePrefixes?: Phrases;
}

/** The single phrases. */
export function phrasesOf(phrases: Phrases): string[] {
  return phrases
    .split(/[,\n]/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
}
