import { familySpellings as hanSpellings } from "./scripts/han.ts";
import { familySpellings as hangulSpellings } from "./scripts/hangul.ts";

/** A syllable of Chinese or Korean in Latin letters, in any spelling. */
const syllable =
  "(?:zh|ch|sh|hs|ts|tz|kw|gw|hw|ng|sz|kk|(?:[bpmfdtnlgkhjqxzcsrywv]|[bpmnrgkhs]y))?[aeiou]{1,3}(?:ng|rk|ck|[nmklpthr])?";
const oneSyllable = new RegExp(`^${syllable}$`);
const fewSyllables = new RegExp(`^(?:${syllable}){1,3}$`);

const pinyin =
  "wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie song tang feng deng " +
  "han cao zeng peng xiao cai pan tian dong yuan yu ye jiang du su wei lu lv cheng ding ren shen yao lai fu zhong cui tan " +
  "liao fan jin shi jia xia fang zou xiong bai meng qin qiu hou jian yin xue yan duan lei long dai mo qian gu kong wan qiao " +
  "mu pu qu ru she shu leng ling ban bao bei bian cen chai chang che chi chong chu cong diao dou fei geng gou guan gui hua huan " +
  "hui huo ju kuang lou luan mi miao mou nie ning niu ou pei pi ping qi qiang qing quan que rao rong ruan rui sha shang shao " +
  "sheng shui sui tao teng tong tu tuo wen weng xi xian xiang xin xing xuan xun ying you yue yun zang zha zhai zhan zhen zhi " +
  "zhuang zhuo zong zu zuo";

/** Of Chinese and Korean names. */
const familyNames = new Set([...pinyin.split(" "), ...hanSpellings(), ...[...hangulSpellings()].flat()]);

export const isSyllable = (word: string): boolean => oneSyllable.test(word);

/** Syllables of Mandarin in pinyin. */
const pinyinSyllable =
  "(?:[bpmf](?:a|o|ai|ei|ao|an|ang|en|eng|i|ie|iao|ian|in|ing|u)|[mf]ou|[dtnl](?:a|e|ai|ei|ao|ou|an|ang|eng|ong|i|ie|iao|iu" +
  "|ian|in|ing|u|uo|uan|un|ui|v|ve|ue|iang|ia)|[gkh](?:a|e|ai|ei|ao|ou|an|ang|en|eng|ong|u|ua|uo|uai|ui|uan|un|uang)" +
  "|(?:zh|ch|sh|[zcsr])(?:a|e|i|ai|ei|ao|ou|an|ang|en|eng|ong|u|ua|uo|uai|ui|uan|un|uang)" +
  "|[jqx](?:i|ia|ie|iao|iu|ian|in|iang|ing|iong|u|ue|uan|un)|w(?:u|a|o|ai|ei|an|ang|en|eng)" +
  "|y(?:i|a|e|ao|ou|an|ang|in|ing|ong|u|ue|uan|un)|a|ai|an|ang|ao|e|en|er|ou)";
/** What names of other languages seldom have. */
const onlyInPinyin = /^(?:x|q|zh)|(?:(?<!l)[ao]ng|eng|iao|ian|uan)$/;
const pinyinName = new RegExp(`^(?:${pinyinSyllable}){1,2}$`);

/** Each letter is a syllable. */
export const syllabic = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const tones = /\p{M}/gu;

/** Without tones. */
const plain = (word: string) => word.normalize("NFD").replace(tones, "");

/** Whether a word may be a Chinese or Korean name, in Latin letters or not. */
export const isSyllables = (word: string): boolean => syllabic.test(word) || fewSyllables.test(plain(word));

/** Whether all parts of a name may be Chinese or Korean, and one surely is, or all are in pinyin. */
export function isEastAsianName(parts: readonly string[]): boolean {
  if (!parts.every(isSyllables)) return false;
  const words = parts.map(plain);
  if (words.some((word) => familyNames.has(word) || syllabic.test(word))) return true;
  return words.every((word) => pinyinName.test(word)) && words.some((word) => onlyInPinyin.test(word));
}

/** Scripts whose names are compared by their own letters if both sides have them: all spellings of theirs are known. */
export const logographic = /[\p{Script=Han}\p{Script=Hangul}]/u;
