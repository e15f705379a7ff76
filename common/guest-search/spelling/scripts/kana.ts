/* Hepburn, with long vowels as in passports and as typed; Kunrei-shiki where it differs. */

const rows = new Map([
  ["", "あいうえお"],
  ["k", "かきくけこ"],
  ["g", "がぎぐげご"],
  ["s", "さしすせそ"],
  ["z", "ざじずぜぞ"],
  ["t", "たちつてと"],
  ["d", "だぢづでど"],
  ["n", "なにぬねの"],
  ["h", "はひふへほ"],
  ["b", "ばびぶべぼ"],
  ["p", "ぱぴぷぺぽ"],
  ["m", "まみむめも"],
  ["r", "らりるれろ"],
]);
const vowels = "aiueo";
const others = new Map([
  ["や", "ya"],
  ["ゆ", "yu"],
  ["よ", "yo"],
  ["わ", "wa"],
  ["ゐ", "i"],
  ["ゑ", "e"],
  ["を", "o"],
  ["ゔ", "vu"],
]);
const kunrei = new Map([
  ...others,
  ...[...rows].flatMap(([consonant, row]) =>
    [...row].map((kana, i): [string, string] => [kana, `${consonant}${vowels[i] ?? ""}`]),
  ),
]);
const small = new Map([
  ["ゃ", "a"],
  ["ゅ", "u"],
  ["ょ", "o"],
]);
const smallVowels = new Map([
  ["ぁ", "a"],
  ["ぃ", "i"],
  ["ぅ", "u"],
  ["ぇ", "e"],
  ["ぉ", "o"],
]);
const doubling = "っ";
const nasal = "ん";
const long = /[ー゠]/g;

const hepburn: readonly (readonly [RegExp, string])[] = [
  [/sy(?=[auo])/g, "sh"],
  [/si/g, "shi"],
  [/ty(?=[auo])/g, "ch"],
  [/ti/g, "chi"],
  [/tu/g, "tsu"],
  [/zy(?=[auo])/g, "j"],
  [/dy(?=[auo])/g, "j"],
  [/[zd]i/g, "ji"],
  [/du/g, "zu"],
  [/hu/g, "fu"],
  [/cch/g, "tch"],
];

export const isKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Hiragana for katakana, letter by letter. */
export const toHiragana = (text: string): string =>
  text.replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

function syllables(word: string): string {
  let latin = "";
  for (const kana of toHiragana(word).replace(long, "")) latin = withKana(latin, kana);
  return latin.replace(new RegExp(`${doubling}(?=(\\w))`, "g"), "$1").replace(doubling, "");
}

function withKana(latin: string, kana: string): string {
  const glide = small.get(kana);
  if (glide !== undefined) return `${latin.slice(0, -1)}y${glide}`;
  const vowel = smallVowels.get(kana);
  // "ティ" is "ti": the small vowel takes the place of the one before.
  if (vowel !== undefined) return `${/[aiueo]$/.test(latin) ? latin.slice(0, -1) : latin}${vowel}`;
  if (kana === nasal) return `${latin}n`;
  return latin + (kunrei.get(kana) ?? kana);
}

/** Latin spellings of a kana word in NFC, the most usual first. */
export function kanaToLatin(word: string): string[] {
  const plain = syllables(word);
  const heard = hepburn.reduce((text, [from, to]) => text.replace(from, to), plain);
  const short = heard.replace(/ou|oo/g, "o").replace(/uu/g, "u");
  const spelled = [short, heard, heard.replace(/ou|oo/g, "oh"), short.replace(/n(?=[bmp])/g, "m"), plain];
  return [...new Set(spelled)];
}
