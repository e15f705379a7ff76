const noLetter = "#";

/** For names in Chinese characters, which have no letters. */
const chinese = "漢";

/** Thai and Lao vowels written before the consonant by which names are sorted. */
const leadingVowel = /^[\u0E40-\u0E44\u0EC0-\u0EC4]/u;

/** The letter a name is sorted under in a language (`tag`): "A" for "Änne" in German; "#" without a letter. */
export function initialLetters(tag: string): (name: string) => string {
  const collator = new Intl.Collator(tag, { sensitivity: "base" });
  const isSame = (one: string, other: string) => collator.compare(one, other) === 0;
  const known = new Map<string, string>();
  return (name) => {
    const first = firstLetter(name);
    const found = known.get(first) ?? headingOf(first, isSame);
    known.set(first, found);
    return found;
  };
}

function firstLetter(name: string): string {
  const sorted = name.normalize("NFC").replace(leadingVowel, "");
  return /^\p{L}\p{M}*/u.exec(sorted)?.[0] ?? "";
}

function headingOf(first: string, isSame: (one: string, other: string) => boolean): string {
  if (first === "") return noLetter;
  const bare = first.normalize("NFKD").replace(/\p{M}+/gu, "");
  // Canonical decomposition takes syllables of Hangul apart, too.
  const isWhole = /\p{Script=Hangul}/u.test(first);
  const isBare = !isWhole && (isSame(bare, first) || /\p{Script=Arabic}/u.test(first));
  const [letter = first] = isBare ? bare : first;
  if (/\p{Script=Latin}/u.test(letter)) return latinHeading(letter, isSame);
  return scriptHeading(letter);
}

const latin = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const ligatures: Readonly<Record<string, string>> = { Æ: "A", Œ: "O", SS: "S", ẞ: "S", Ĳ: "I" };

/** "Ø" and "Ł" have no marks to leave out, and are sorted with O and L in most languages. */
function latinHeading(letter: string, isSame: (one: string, other: string) => boolean): string {
  const upper = letter.toUpperCase();
  return ligatures[upper] ?? latin.find((candidate) => isSame(candidate, letter)) ?? upper;
}

function scriptHeading(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (/\p{Script=Han}/u.test(letter)) return chinese;
  if (/\p{Script=Hangul}/u.test(letter)) return hangul[Math.floor((code - firstSyllable) / syllables)] ?? letter;
  if (/\p{Script=Katakana}/u.test(letter) && code >= katakana && code <= katakana + kana) {
    return String.fromCodePoint(code - katakana + hiragana);
  }
  // The other scripts have no capitals, or as Georgian some that lists do not use.
  return /[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]/u.test(letter) ? letter.toUpperCase() : letter;
}

/** The consonants that syllables of Hangul begin with, each with 588 syllables. */
const hangul = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const firstSyllable = 0xac00;
const syllables = 588;
const hiragana = 0x3041;
const katakana = 0x30a1;
const kana = 0x55;
