/** Words that the glossary in CONTRIBUTING.md replaces, and what to write instead. */
const bannedWords: readonly [pattern: RegExp, instead: string][] = [
  [/colour/giu, "color"],
  [/organiser/giu, "organizer"],
  [/catalogue/giu, "catalog"],
  [/neighbour/giu, "neighbor"],
  [/\b(?:say|tell|told)[A-Z]\w*/gu, "format, return or notify"],
  [/\bconst (?:most|longest|largest|smallest|shortest|fewest|least|usual)[A-Z]\w*/gu, "max, min or default"],
  [/\b(?:CardFace|PageWish|UserListWishes|OwnedEventId|OwnEventId)\b/gu, "the glossary's word"],
];

/** Files with words as guests and organizers write them. */
const hasForeignWords = (file: string) =>
  /^backend\/features\/(?:guest-import\/list\/words|guests\/columns)\/|^bench\/layouts\/|\/words\.(?:test\.)?ts$/u.test(
    file,
  );

/** What is wrong with the words of a source, each mistake once. */
export function wrongWords(file: string, text: string): string[] {
  if (hasForeignWords(file)) return [];
  return bannedWords.flatMap(([pattern, instead]) =>
    [...new Set(text.match(pattern))].map((word) => `${file}\n    "${word}": the glossary says ${instead}`),
  );
}
