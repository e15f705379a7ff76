/** What a letter may be in Latin letters, the most usual first. */
export type LetterTable = ReadonlyMap<string, readonly string[]>;

/** The most spellings of one word. */
const maxSpellings = 12;

/** Reads a table such as "გ g|ქ k q|ъ -": a letter, then its Latin spellings, "-" for none. */
export function letterTable(text: string): LetterTable {
  const entries = text
    .normalize("NFC")
    .split(/[|\n]/)
    .filter((entry) => entry.trim() !== "");
  return new Map(
    entries.map((entry): [string, string[]] => {
      const [letter = "", ...latin] = entry.trim().split(" ");
      return [letter, latin.map((spelling) => (spelling === "-" ? "" : spelling))];
    }),
  );
}

/** Words made of one spelling for each sound. Where there are too many, only the first sounds vary. */
export function combine(sounds: readonly (readonly string[])[], most = maxSpellings): string[] {
  let words = [""];
  for (const spellings of sounds) {
    const room = words.length * spellings.length <= most ? spellings : spellings.slice(0, 1);
    words = words.flatMap((word) => room.map((spelling) => word + spelling));
  }
  return [...new Set(words)];
}

/** Spells letter by letter; letters that the table lacks are kept. The longest entry of one to three letters counts. */
export function spell(word: string, table: LetterTable, most = maxSpellings): string[] {
  return combine(soundsOf(word, table), most);
}

/** The possible spellings of each letter, or group of letters, of a word. */
const soundsOf = (word: string, table: LetterTable): (readonly string[])[] =>
  groupsOf(word, table).map((letters) => table.get(letters) ?? [letters]);

/** A word in groups of one to three letters, as long as the table has them. */
export function groupsOf(word: string, table: LetterTable): string[] {
  const groups: string[] = [];
  for (let at = 0; at < word.length; at += groups.at(-1)?.length ?? 1) {
    const length = [3, 2, 1].find((count) => table.has(word.slice(at, at + count))) ?? 1;
    groups.push(word.slice(at, at + length));
  }
  return groups;
}
