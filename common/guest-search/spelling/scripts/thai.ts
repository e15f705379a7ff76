import { unwrittenVowels } from "./abjads.ts";
import { letterTable, spell } from "./letters.ts";

/* The royal system and what people type. Thai leaves out some vowels, so its spellings are vowelless ones. */
const sounds = letterTable(`
ก k|ข k|ฃ k|ค k|ฅ k|ฆ k|ง ng|จ j|ฉ w|ช w|ซ s|ฌ w|ญ y|ฎ d|ฏ t|ฐ t|ฑ t|ฒ t|ณ n|ด d|ต t|ถ t|ท t|ธ t|น n
บ b|ป p|ผ p f|ฝ f|พ p f|ฟ f|ภ p f|ม m|ย y|ร r|ล l|ว v|ศ s|ษ s|ส s|ห h|ฬ l|อ -|ฮ h|ฤ ri|ทร s
ะ a|ั a|า a|ิ i|ี i|ึ ue|ื ue|ุ u|ู u|เ e|แ ae|โ o|ใ ai|ไ ai|รรณ an|รร a`);
const finals = letterTable(`
จ t|ช t|ซ t|ฎ t|ฏ t|ฐ t|ด t|ต t|ถ t|ท t|ธ t|ศ t|ษ t|ส t|บ p|ป p|พ p|ฟ p|ภ p|ญ n|ณ n|ร n rn|ล n|ฬ n|ข k|ค k|ฆ k`);
const silenced = /.[ิุ]?์/g;
const toneMarks = /[็-๋ํ๎ฺ]/g;
const leadingVowel = /([เแโใไ])([ก-ฮ])/g;
const silentH = /ห(?=[งญนมยรลว])/g;

export const isThai = /\p{Script=Thai}/u;

/** Vowelless spellings of a Thai word in NFC; those with the last consonant as spoken come last. */
export function thaiToLatin(word: string): string[] {
  const heard = word.replace(silenced, "").replace(toneMarks, "").replace(/ํา|ำ/g, "าม");
  const ordered = heard.replace(leadingVowel, "$2$1").replace(silentH, "");
  const last = finals.get(ordered.at(-1) ?? "") ?? [];
  const before = spell(ordered.slice(0, -1), sounds, 4);
  const spoken = before.flatMap((beginning) => last.map((end) => beginning + end));
  return [...new Set([...spell(ordered, sounds, 4), ...spoken])].map((spelling) => unwrittenVowels + spelling);
}
