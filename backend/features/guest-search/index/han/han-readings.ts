import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { HanReadings } from "../../../../../common/guest-search/spelling/scripts/han.ts";
import { combine } from "../../../../../common/guest-search/spelling/scripts/letters.ts";
import { append } from "../../../../../common/lib/append.ts";

const load = createRequire(import.meta.url);
const isSyllable = (sound: string) => /^[a-zü]+$/.test(sound);

/** Calls it once, and only if it is needed. */
function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const simplifier = once(() => {
  const { Converter }: typeof import("opencc-js") = load("opencc-js/t2cn");
  return Converter({ from: "t", to: "cn" });
});
const mandarin = once((): typeof import("pinyin-pro") => load("pinyin-pro"));
const tables = once(() => new NameTables());

/** Han as read in Mandarin, Cantonese and Japanese. Its tables take about 12 MB, from the first name in Han on. */
export const hanReadings: HanReadings = {
  simplify: (text) => simplifier()(text),
  syllables: (character) =>
    (mandarin().polyphonic(character, { toneType: "none", type: "array" })[0] ?? []).filter(isSyllable),
  cantonese: (character) => tables().cantonese(character),
  japanese: (word) => tables().japanese(word),
  japaneseFamilies: (word) => tables().japaneseFamilies(word),
};

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
class NameTables {
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

/* From Jyutping, the system of linguists, to how people in Hong Kong and Macao spell their names. */

const initials = new Map(
  "b:p p:p m:m f:f d:t t:t n:n l:l g:k k:k ng:ng h:h gw:kw kw:kw w:w z:ch,ts c:ch,ts s:s,sh j:y"
    .split(" ")
    .map(readEntry),
);
const finals = new Map(
  `aa:a aai:ai aau:au aam:am aan:an aang:ang aap:ap aat:at aak:ak a:a ai:ai au:au am:am,um an:an,un ang:ang ap:ap at:at ak:ak
e:e eng:eng,ing ek:ek ei:ei,ee i:i,ee iu:iu im:im in:in ing:ing ip:ip it:it ik:ik o:o oi:oi on:on ong:ong ot:ot ok:ok ou:o
u:u,oo ui:ui un:un,oon ung:ung uk:uk ut:ut oe:eu oeng:eung oek:euk eoi:ui eon:un eot:ut yu:u,ue yun:uen,un yut:uet,ut`
    .split(/\s+/)
    .map(readEntry),
);
const whole = new Map("zi:chi,tsz ci:chi,tsz si:sze,si,see,sz m:ng,m ng:ng".split(" ").map(readEntry));
const syllable = /^(ng|gw|kw|[bpmfdtnlgkhwzcsj])?([aeiouy][a-z]*)$/;

function readEntry(entry: string): [string, string[]] {
  const [sound = "", spellings = ""] = entry.split(":");
  return [sound, spellings.split(",")];
}

/** How people spell a syllable of Jyutping without its tone, the most usual first; none if it is not one. */
export function spellCantonese(jyutping: string): readonly string[] {
  const known = whole.get(jyutping);
  if (known) return known;
  const [, initial = "", final = ""] = syllable.exec(jyutping) ?? [];
  const endings = finals.get(final);
  return endings ? combine([initials.get(initial) ?? [""], endings]) : [];
}
