import { particles } from "../../family-name.ts";

/* Words that come with names but identify nobody. Given names ("Don", "Dean", "Ben", "Al") are not included. */

const abbreviations =
  "mr mrs ms mx miss dr prof rev capt lt maj sgt hr frau fraulein dipl ing mag msc bsc phd md jr sr ii iii iv esq " +
  "mme mlle mademoiselle sra srta senora dona sig sigra signora dott господин госпожа κυρια κυριος";
const groups = "and und et och og the family fam familie familia famille famiglia rodzina rodina семья plus";

/** After a name, they may be somebody's family name. */
const titles = "sir doctor professor reverend captain herr madame monsieur senor signor";
const kin =
  "aunt auntie uncle grandma grandpa granny grandad tante onkel oma opa tia tio tonton mamie papi nonna nonno " +
  "тетя дядя бабушка дедушка";

/** Also family names. */
const company = "one guest guests gast partner wife husband kids children household couple";

const words = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(" ").split(" "));
const ignored = words(abbreviations, groups, titles, kin, company);
const familyNames = words(titles, kin, company);
const leading = words(titles, kin);
const companions = words(company);
/** "Daughter of", in the ways that Malay names write it. */
const daughterOf = "binti binte bte bt";
const particleWords = words(particles, daughterOf);
const links = words("of von");

/** Whether a folded word is a title, a word of kinship or "and family". */
export const isIgnored = (folded: string): boolean => ignored.has(folded);

/** Whether an ignored word may be a family name: "Guest", "Sir". */
export const mayBeFamilyName = (folded: string): boolean => familyNames.has(folded);

/** Whether such a word is no family name in front of a name: "Sir Paul", "Uncle Bob". */
export const isLeadingTitle = (folded: string): boolean => leading.has(folded);

/** Whether two folded words mean "guest of". */
export const isCompanyOf = (word: string, next: string): boolean => companions.has(word) && links.has(next);

/** Whether a folded word is a particle that people leave out: "van", "de la". */
export const isParticle = (folded: string): boolean => particleWords.has(folded);
