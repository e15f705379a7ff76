/* Sources: BGN/PCGN, ICAO Doc 9303-3, ISO 9, Duden and French newspapers, the Ukrainian system of 2010, ELOT 743. */

import { arabicToLatin, hebrewToLatin, isArabic, isHebrew } from "./scripts/abjads.ts";
import { armenianToLatin, georgianToLatin, isArmenian, isGeorgian } from "./scripts/alphabets.ts";
import { type HanReadings, hanToLatin, isHan } from "./scripts/han.ts";
import { hangulToLatin, isHangul } from "./scripts/hangul.ts";
import { indicToLatin, isIndic } from "./scripts/indic.ts";
import { isKana, kanaToLatin } from "./scripts/kana.ts";
import { isThai, thaiToLatin } from "./scripts/thai.ts";

type Scheme = ReadonlyMap<string, string>;

// Letter, English, passport, scientific, German, French; a missing value repeats the one before.
const cyrillicTable = `
а a|б b|в v v v w v|г g|д d|е e|ж zh zh z sch j|з z z z s z|и i|й y i j i|к k|л l|м m|н n|о o|п p|р r|с s|т t
у u u u u ou|ф f|х kh kh h ch kh|ц ts ts c z ts|ч ch ch c tsch tch|ш sh sh s sch ch|щ shch shch sc schtsch chtch
ъ - ie -|ы y|ь -|э e|ю yu iu ju ju iou|я ya ia ja ja ia|ё yo e e jo io|і i|ї yi i ji ji i|є ye ie je je ie|ґ g
ў u|ј j|љ lj|њ nj|ћ c|ђ dj dj d|џ dz|ѓ gj|ќ kj|ѕ dz|ә a|ғ g|қ k|ң n|ө o|ү u|ұ u|һ h`;

const schemeCount = 5;
const byTheBook = 0;
const ofNewspapers = [3, 4];
const endingInY = /(?:ий|ый|ій)$/;

function readScheme(column: number): Scheme {
  const letters = cyrillicTable
    .trim()
    .split(/[|\n]/)
    .map((entry) => entry.split(" "));
  return new Map(
    letters.map(([letter = "", ...columns]) => [letter, (columns[column] ?? columns.at(-1) ?? "").replace("-", "")]),
  );
}

const cyrillicSchemes = Array.from({ length: schemeCount }, (_, column) => readScheme(column));
// These sound different in Ukrainian, few of whose names contain a letter that no other language has.
const ukrainian: Scheme = new Map([
  ["г", "h"],
  ["и", "y"],
  ["х", "kh"],
]);

function letterByLetter(text: string, scheme: Scheme, first?: Scheme): string {
  return [...text].map((letter) => first?.get(letter) ?? scheme.get(letter) ?? letter).join("");
}

function cyrillicToLatin(written: string): string[] {
  const couldBeUkrainian = /[гих]/.test(written) && !/[ыэёъјљњћђџѓќѕ]/.test(written);
  const spellings = (couldBeUkrainian ? [undefined, ukrainian] : [undefined]).flatMap((first) => {
    const inColumns = (columns: readonly number[], text: string) =>
      columns.map((column) => letterByLetter(text, cyrillicSchemes[column] ?? new Map(), first));
    return [
      ...inColumns([...cyrillicSchemes.keys()], written),
      // "Dostoyevskiy" by the standard is "Dostoevsky" to everyone, "Dostojewski" in German.
      ...inColumns([byTheBook], written.replace(endingInY, "y")),
      ...inColumns(ofNewspapers, written.replace(endingInY, "и")),
    ];
  });
  return [...spellings, ...(written.includes("х") ? [spellings[0]?.replaceAll("kh", "h") ?? ""] : [])];
}

// By ELOT 743; the second column is how people type.
const greekPairs = [
  ["ου", "ou", "ou"],
  ["αυ(?=[θκξπσςτφχψ]|$)", "af", "af"],
  ["αυ", "av", "av"],
  ["ευ(?=[θκξπσςτφχψ]|$)", "ef", "ef"],
  ["ευ", "ev", "ev"],
  ["^μπ", "b", "b"],
  ["μπ", "mp", "b"],
  ["^ντ", "d", "d"],
  ["ντ", "nt", "d"],
  ["^γκ", "gk", "g"],
  ["γγ", "ng", "ng"],
  ["γχ", "nch", "nh"],
  ["ει|οι", "ei", "i"],
  ["αι", "ai", "e"],
] as const;
const greekPlain = [
  "α a|β v|γ g|δ d|ε e|ζ z|η i|θ th|ι i|κ k|λ l|μ m|ν n|ξ x|ο o|π p|ρ r|σ s|ς s|τ t|υ y|φ f|χ ch|ψ ps|ω o",
  "α a|β b|γ g|δ d|ε e|ζ z|η i|θ th|ι i|κ k|λ l|μ m|ν n|ξ ks|ο o|π p|ρ r|σ s|ς s|τ t|υ i|φ f|χ h|ψ ps|ω o",
].map((table) => new Map(table.split("|").map((entry): [string, string] => [entry.slice(0, 1), entry.slice(2)])));

// Also letter by letter: "Euaggelia" for "Evangelia".
function greekToLatin(unaccented: string): string[] {
  return greekPlain.flatMap((letters, column) => {
    const paired = greekPairs.reduce(
      (text, [greek, byStandard, asTyped]) => text.replace(new RegExp(greek, "g"), column === 0 ? byStandard : asTyped),
      unaccented,
    );
    return [letterByLetter(paired, letters), letterByLetter(unaccented, letters)];
  });
}

const otherScripts = /[\u0370-\u1dff\u1f00-\uffff]/;

type Speller = (written: string, plain: string, han: HanReadings | undefined) => string[];

const spellers: readonly (readonly [RegExp, Speller])[] = [
  [/\p{Script=Cyrillic}/u, cyrillicToLatin],
  [/\p{Script=Greek}/u, (_written, plain) => greekToLatin(plain)],
  [isArabic, (_written, plain) => arabicToLatin(plain)],
  [isHebrew, (written) => hebrewToLatin(withoutPoints(written))],
  [isHan, (written, _plain, han) => (han ? hanToLatin(written, han) : [])],
  [isHangul, hangulToLatin],
  [isKana, kanaToLatin],
  [isIndic, indicToLatin],
  [isThai, thaiToLatin],
  [isGeorgian, (_written, plain) => georgianToLatin(plain)],
  [isArmenian, armenianToLatin],
];

const withoutPoints = (written: string) => written.normalize("NFKD").replace(/[\u0591-\u05c7]/g, "");

/**
 * Latin spellings of a part in another script, given in lower case and as folded; none if its script is not known. Those
 * that begin with {@link unwrittenVowels} have consonants only. Han needs its readings.
 */
export function toLatin(written: string, plain: string, han?: HanReadings): string[] {
  if (!otherScripts.test(written)) return [];
  const whole = written.normalize("NFKC");
  return spellers.find(([script]) => script.test(whole))?.[1](whole, plain, han) ?? [];
}
