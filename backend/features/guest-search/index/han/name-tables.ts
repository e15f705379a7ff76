import { readFileSync } from "node:fs";
import { combine } from "../../../../../common/guest-search/spelling/scripts/letters.ts";
import { append } from "../../../../../common/lib/append.ts";
import { spellCantonese } from "./cantonese.ts";

const maxReadings = 6;
const maxOfUnknown = 3;
const maxOfFamilyName = 4;
const readingsOfCharacter = 2;

const readLines = (file: string): string[] =>
  readFileSync(new URL(`./${file}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");

/** A table of lines such as "佐藤 さとう". Readings are taken apart when they are needed. */
function readTable(file: string): (written: string) => readonly string[] {
  const lines = new Map<string, string>();
  for (const line of readLines(file)) {
    const end = line.indexOf(" ");
    lines.set(line.slice(0, end), line.slice(end + 1));
  }
  return (written) => lines.get(written)?.split(" ") ?? [];
}

/** What names in Han sound like in Japanese and Cantonese. Reads its tables from files, about 5 MB in memory. */
export class NameTables {
  readonly #families = readTable("japanese-family-names");
  readonly #given = readTable("japanese-given-names");
  readonly #characters = readTable("japanese-characters");
  readonly #cantonese = readCantonese();

  /** Spellings of a character as in Hong Kong, the most usual first. */
  cantonese(character: string): readonly string[] {
    return (this.#cantonese.get(character) ?? []).flatMap(spellCantonese);
  }

  /** Readings of a family or given name in hiragana. */
  japanese(word: string): readonly string[] {
    const known = [...this.#families(word), ...this.#given(word)];
    return known.length > 0 ? [...new Set(known)].slice(0, maxReadings) : this.#byCharacters(word);
  }

  /** After how many characters the family name of a Japanese name in one word may end, the likeliest first. */
  japaneseFamilies(word: string): number[] {
    const characters = [...word];
    const isGiven = (length: number) => this.#given(characters.slice(length).join("")).length > 0;
    return Array.from({ length: Math.min(maxOfFamilyName, characters.length - 1) }, (_, at) => at + 1)
      .filter((length) => this.#families(characters.slice(0, length).join("")).length > 0)
      .toSorted((a, b) => Number(isGiven(b)) - Number(isGiven(a)) || b - a);
  }

  #byCharacters(word: string): string[] {
    const sounds = Array.from(word, (character) => this.#characters(character).slice(0, readingsOfCharacter));
    if (sounds.length < 2 || sounds.some(({ length }) => length === 0)) return [];
    return combine(sounds, maxOfUnknown + 1).slice(0, maxOfUnknown);
  }
}

function readCantonese(): Map<string, string[]> {
  const sounds = new Map<string, string[]>();
  for (const line of readLines("cantonese-characters")) {
    const [sound = "", characters = ""] = line.split(" ");
    for (const character of characters) append(sounds, character, sound);
  }
  return sounds;
}
