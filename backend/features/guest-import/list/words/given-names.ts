import { columnKey } from "../../../../../common/column-key.ts";

/** Common given names, by language. Names that are as common as family names are left out. */
const givenNames: readonly string[] = [
  // English.
  `Olivia Emma Charlotte Amelia Sophia Isabella Ava Mia Evelyn Emily Elizabeth Sarah Jessica Jennifer Ashley Amanda
  Stephanie Nicole Melissa Rebecca Laura Rachel Megan Hannah Lauren Samantha Katherine Kate Katie Amy Anna Lisa Julia
  Michelle Kimberly Susan Karen Nancy Linda Barbara Mary Patricia Margaret Helen Ruth Alice Grace Lucy Chloe Ella Zoe
  Liam Noah Oliver James William Benjamin Lucas Henry Theodore Michael Daniel Matthew David Joseph John Robert Thomas
  Christopher Andrew Joshua Jacob Ethan Ryan Nicholas Kevin Brian Steven Timothy Richard Charles Edward George Peter
  Paul Mark Stephen Jonathan Adam Nathan Samuel Luke Jack Harry Ben Tom Sam Alex Mike Chris Matt Dan Joe Bob Jim Bill`,
];

const keys: ReadonlySet<string> = new Set(givenNames.flatMap((names) => names.split(/\s+/u)).map(columnKey));

/** Whether a word is a common given name in one of the languages. */
export function isGivenName(word: string): boolean {
  return keys.has(columnKey(word));
}
