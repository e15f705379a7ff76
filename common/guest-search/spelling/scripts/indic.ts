import { combine, groupsOf, type LetterTable, letterTable } from "./letters.ts";

/*
 * Hunterian spelling without its marks, and what people type. Unicode gives the scripts of India the same order of
 * letters, so that one table, for Devanagari, serves all.
 */

const firstBlock = 0x900;
const lastBlock = 0xd7f;
const blockSize = 0x80;
const bengaliBlock = 0x980;
const tamilBlock = 0xb80;

const consonants = letterTable(`
क k|ख kh|ग g|घ gh|ङ n|च ch|छ chh|ज j|झ jh|ञ n|ट t|ठ th|ड d|ढ dh|ण n|त t|थ th|द d|ध dh|न n|ऩ n|प p|फ ph f|ब b|भ bh
म m|य y|र r|ऱ r|ल l|ळ l|ऴ zh l|व v w|श sh s|ष sh|स s|ह h|क़ q|ख़ kh|ग़ gh|ज़ z|ड़ r d|ढ़ rh|फ़ f|य़ y|ज्ञ gy|क्ष ksh`);
const vowels = letterTable(`
अ a|आ a|इ i|ई i|उ u|ऊ u|ऋ ri|ऍ e|ऎ e|ए e|ऐ ai|ऑ o|ऒ o|ओ o|औ au|ा a|ि i|ी i|ु u|ू u|ृ ri|ॅ e|ॆ e|े e|ै ai|ॉ o|ॊ o
ो o|ौ au`);
const others = letterTable("ं n|॰ n|ॱ -|ँ n|ः h|् -|़ -");
const bengali = letterTable("य j|स s sh|व b|अ o a|औ ou|ौ ou|ऐ oi|ै oi|ं ng");
const tamil = letterTable("क k g|च s ch|ट t d|त th d|प p b|ञ gn n");
const longVowels = letterTable("आ aa|ा aa|ई ee|ी ee|ऊ oo|ू oo");
const virama = "्";
const vowelSign = /^[ा-ौ]$/u;
const bengaliT = /ৎ/g;

const tableOf = (local: LetterTable): LetterTable => new Map([...consonants, ...vowels, ...others, ...local]);
const ordinary = tableOf(new Map());
const tables = new Map([
  [bengaliBlock, tableOf(bengali)],
  [tamilBlock, tableOf(tamil)],
]);

export const isIndic =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]/u;

const blockOf = (code: number) => code - (code % blockSize);

function inDevanagari(word: string): string {
  return Array.from(word.replace(bengaliT, "ত্"), (letter) => {
    const code = letter.charCodeAt(0);
    const isIndian = code >= firstBlock && code <= lastBlock;
    return isIndian ? String.fromCharCode(code - blockOf(code) + firstBlock) : letter;
  }).join("");
}

interface Sound {
  letters: string;
  isVowel: boolean;
  /** A consonant with the "a" that nobody writes. */
  hasOwnVowel: boolean;
}

function soundsIn(word: string, table: LetterTable): Sound[] {
  const groups = groupsOf(word, table);
  const sounds = groups.map((letters, at) => {
    const next = groups[at + 1] ?? "";
    const hasOwnVowel = consonants.has(letters) && next !== virama && !vowelSign.test(next);
    return { letters, isVowel: vowels.has(letters), hasOwnVowel };
  });
  return sounds.filter(({ letters }) => letters !== virama);
}

const isAtEnd = (sounds: readonly Sound[], at: number) => at > 0 && at === sounds.length - 1;

// Nobody says the "a" at the end, nor one between two syllables: "Ramkumar" is written "Ramakumara".
function isSilent(sounds: readonly Sound[], at: number): boolean {
  if (isAtEnd(sounds, at)) return true;
  const hasVowel = (sound: Sound | undefined) => sound !== undefined && (sound.isVowel || sound.hasOwnVowel);
  const next = sounds[at + 1];
  const isNextHeard = next?.hasOwnVowel ? at + 2 < sounds.length : sounds[at + 2]?.isVowel === true;
  return hasVowel(sounds[at - 1]) && next?.isVowel === false && isNextHeard;
}

/** Latin spellings of a word in a script of India, in NFC, as it is spoken and as it is written. */
export function indicToLatin(word: string): string[] {
  const block = blockOf(word.charCodeAt(0));
  const table = tables.get(block) ?? ordinary;
  const sounds = soundsIn(inDevanagari(word), table);
  const spell = (spellings: LetterTable, vowel: string, isDropped: (at: number) => boolean, most: number) =>
    combine(
      sounds.map(({ letters, hasOwnVowel }, at) => {
        const own = spellings.get(letters) ?? table.get(letters) ?? [letters];
        return hasOwnVowel && !isDropped(at) ? own.map((spelling) => spelling + vowel) : own;
      }),
      most,
    );
  const spoken = (at: number) => isSilent(sounds, at);
  const atEnd = (at: number) => isAtEnd(sounds, at);
  const ways = (block === bengaliBlock ? ["o", "a"] : ["a"]).flatMap((vowel) => [
    ...spell(table, vowel, spoken, 4),
    ...spell(table, vowel, atEnd, 2),
    ...spell(table, vowel, () => false, 1),
  ]);
  return [...new Set([...ways, ...spell(longVowels, "a", spoken, 1)])];
}
