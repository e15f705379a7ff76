/*
 * Words that come with names but do not identify anybody. They are ignored in queries; on the guest list they can still be
 * found. Words that are also given names ("Don", "Dean", "Ben", "Al") are not included.
 */

const titles =
  "mr mrs ms mx miss sir dr prof professor doctor rev reverend capt captain lt maj sgt " +
  "herr hr frau fraulein familie dipl ing mag msc bsc phd md jr sr ii iii iv esq " +
  "mme mlle madame monsieur mademoiselle sra srta senor senora dona sig sigra signor signora dott " +
  "господин госпожа κυρια κυριος";
const kin =
  "aunt auntie uncle grandma grandpa granny grandad tante onkel oma opa tia tio tonton mamie papi nonna nonno " +
  "тетя дядя бабушка дедушка";
const company =
  "and und et och og the family fam familie familia famille famiglia rodzina rodina семья " +
  "plus one guest guests gast partner wife husband kids children household couple";
const particles =
  "von van der den de du del della dello di da das dos do des le la les lo zu zum zur ter ten af av vom bin ibn bint";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const ignored = words(`${titles} ${kin} ${company}`);
const particleWords = words(particles);

/** Whether a folded word is a title, a word of kinship or "and family", and not part of a name. */
export const isIgnored = (folded: string): boolean => ignored.has(folded);

/** Whether a folded word is a particle that family names start with and people leave out: "van", "de la". */
export const isParticle = (folded: string): boolean => particleWords.has(folded);
