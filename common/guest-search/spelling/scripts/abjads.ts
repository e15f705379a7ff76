import { letterTable, spell } from "./letters.ts";

/**
 * Starts a spelling whose short vowels nobody wrote: "ꞏmhmd" for Mohammed. Each of its letters is one sound: "c" for sh,
 * "w" for ch, "x" for kh. It is compared by sounds only. A letter itself, so that folding keeps it; on no keyboard, so
 * that nobody types it.
 */
export const unwrittenVowels = "ꞏ";

/* The letters of Arabic, Persian and Urdu; what differs from country to country has several sounds. */
const arabic = letterTable(`
ا a|ب b|پ p|ت t|ث t s|ج j g|چ w|ح h|خ x|د d|ذ d z|ر r|ز z|ژ j|س s|ش c|ص s|ض d z|ط t|ظ z d|ع -|غ g|ف f|ق q
ك k|گ g|ل l|م m|ن n|ه h|و u v|ي y|ء -|ٹ t|ڈ d|ڑ r|ں n|ے y|ھ -|ۆ o|ێ e|ە a`);
const article = /^al(?=..)/;

const hebrew = letterTable(`
א a|ב b v|ג g|ד d|ה h|ו u v|ז z|ח h x w|ט t|י y|כ k w|ך k w|ל l|מ m|ם m|נ n|ן n|ס s|ע -|פ p f|ף f p|צ z|ץ z|ק k
ר r|ש c|ת t|ג' j|ז' j|צ' w|ץ' w|ת' t`);

// A digit of the script is read as a number, as in any other name.
export const isArabic = /(?=\p{L})\p{Script=Arabic}/u;
export const isHebrew = /\p{Script=Hebrew}/u;

const marked = (spellings: readonly string[]) => spellings.map((spelling) => unwrittenVowels + spelling);

/** Vowelless spellings of an Arabic word without points, with the article and without. */
export function arabicToLatin(word: string): string[] {
  const spelled = spell(word, arabic);
  return marked([...new Set([...spelled, ...spelled.map((spelling) => spelling.replace(article, ""))])]);
}

/** Vowelless spellings of a lower-case Hebrew word; a geresh may be any apostrophe. */
export const hebrewToLatin = (word: string): string[] => marked(spell(word.replace(/[׳’‘`´]/g, "'"), hebrew));
