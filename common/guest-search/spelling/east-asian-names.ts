import { familySpellings as hanSpellings } from "./scripts/han.ts";
import { familySpellings as hangulSpellings } from "./scripts/hangul.ts";

/** A syllable of Chinese or Korean in Latin letters, in any spelling. */
const syllable = "(?:zh|ch|sh|hs|ts|tz|kw|gw|hw|ng|sz|kk|[bpmfdtnlgkhjqxzcsrywv])?[aeiou]{1,3}(?:ng|rk|ck|[nmklpthr])?";
const oneSyllable = new RegExp(`^${syllable}$`);
const fewSyllables = new RegExp(`^(?:${syllable}){1,3}$`);

const pinyin =
  "wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang feng deng " +
  "han cao zeng peng xiao cai pan tian dong yuan yu ye jiang du su wei lu lv cheng ding ren shen yao lai fu zhong cui tan " +
  "liao fan jin shi jia xia fang zou xiong bai meng qin qiu hou jian yin xue yan duan lei long dai mo qian gu kong wan qiao";

const familyNames = new Set([...pinyin.split(" "), ...hanSpellings(), ...[...hangulSpellings()].flat()]);

/** Other spellings of Korean family names, by spelling. */
const koreanFamilyNames = new Map<string, readonly string[]>();
for (const spellings of hangulSpellings()) {
  for (const spelling of spellings) {
    const others = [...(koreanFamilyNames.get(spelling) ?? []), ...spellings];
    koreanFamilyNames.set(
      spelling,
      others.filter((other) => other !== spelling),
    );
  }
}

/** How else people write a Korean family name: "Lee", "Yi", "Rhee". */
export const otherKoreanSpellings = (word: string): readonly string[] => koreanFamilyNames.get(word) ?? [];

export const isSyllable = (word: string): boolean => oneSyllable.test(word);

/** Each letter is a syllable. */
const syllabic = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a word may be a Chinese or Korean name, in Latin letters or not. */
export const isSyllables = (word: string): boolean => fewSyllables.test(word) || syllabic.test(word);

/** Whether all parts of a name may be Chinese or Korean, and one surely is. */
export const isEastAsianName = (parts: readonly string[]): boolean =>
  parts.some((part) => familyNames.has(part) || syllabic.test(part)) && parts.every(isSyllables);
