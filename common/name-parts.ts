import { familyName } from "./family-name.ts";

export interface NameParts {
  /** As written, "Prof. Dr."; empty for none. */
  title: string;
  firstNames: string;
  /** With what belongs to it: "van der Berg", "Holm Jr."; the whole name when its parts are not known. */
  lastName: string;
}

const titles = new Set(
  [
    "mr mrs ms miss mx mister dr doctor prof professor sir lady lord dame rev reverend hon",
    "herr hr frau fr dipl-ing mag ing",
    "m. monsieur mme madame mlle mademoiselle docteur",
    "sr sra srta señor señora señorita doña dña dra profa",
  ].flatMap((words) => words.split(" ")),
);
/** Only after another title: "Dr. med.". */
const disciplines = new Set(["med.", "dent.", "vet.", "rer.", "nat.", "phil.", "jur.", "iur.", "h.c."]);
const joiners = new Set(["&", "+", "and", "und", "et", "y"]);

/** Han, Hangul and kana: the family name comes first, often without a space. */
const isFamilyFirst = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export function nameParts(name: string): NameParts {
  const words = name.split(/\s+/u).filter((word) => word !== "");
  const titleEnd = endOfTitles(words);
  const title = words.slice(0, titleEnd).join(" ");
  const rest = words.slice(titleEnd);
  if (rest.length === 0) return { title: "", firstNames: "", lastName: name };
  const at = isFamilyFirst.test(name) ? 0 : startOfLastName(rest);
  return { title, firstNames: rest.slice(0, at).join(" "), lastName: rest.slice(at).join(" ") };
}

function endOfTitles(words: readonly string[]): number {
  let end = 0;
  while (isTitle(words[end]) || (end > 0 && continuesTitles(words, end))) end += 1;
  return end;
}

const isTitle = (word = "") => titles.has(word.toLowerCase()) || titles.has(bare(word));
const bare = (word: string) => word.toLowerCase().replace(/\.$/u, "");

function continuesTitles(words: readonly string[], at: number): boolean {
  const word = (words[at] ?? "").toLowerCase();
  return disciplines.has(word) || (joiners.has(word) && isTitle(words[at + 1]));
}

function startOfLastName(words: readonly string[]): number {
  const name = words.join(" ");
  const found = familyName(name) ?? "";
  // "Berg, Anna" is left as it is.
  if (name.startsWith(`${found}, `)) return 0;
  return words.length - Math.max(found.split(" ").length, 1);
}

/** Name that friends use; undefined for initials, no first name, and scripts with the family name first. */
export function callName({ firstNames, lastName, title }: NameParts): string | undefined {
  // A single word without a title is how the list calls this person.
  if (firstNames === "") return title === "" ? lastName : undefined;
  const [first = "", second] = firstNames.split(" ");
  if (/^(?:\p{L}\.?|(?:\p{L}\.)+)$/u.test(first)) return undefined;
  // Abd and Abu are no names by themselves.
  const isHalf = /^(?:عبد|أبو|ابو)$/u.test(first);
  return isHalf ? `${first} ${second ?? lastName}` : first;
}
