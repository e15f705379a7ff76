import { kanaToLatin } from "./kana.ts";
import { combine, letterTable } from "./letters.ts";

/** What the characters of a name sound like. Its tables are large, so the server brings it, and a browser may not. */
export interface HanReadings {
  /** In simplified characters, where they differ. */
  simplify: (text: string) => string;
  /** Mandarin syllables of a character without tones, the most usual first; none for an unknown one. */
  syllables: (character: string) => readonly string[];
  /** How a character is spelled in Hong Kong, the most usual first; none for an unknown one. */
  cantonese: (character: string) => readonly string[];
  /** Readings of a Japanese family or given name in hiragana. */
  japanese: (word: string) => readonly string[];
  /** After how many characters the family name of a Japanese name in one word may end, the likeliest first. */
  japaneseFamilies: (word: string) => readonly number[];
}

/* Family names as written in Hong Kong, Macao, Taiwan and South-East Asia (Cantonese, Hokkien, Teochew, Hakka), and Korea. */
const familyNames = letterTable(`
陈 chan tan ting tran|林 lam lim liem|黄 wong ng ung ooi oei bong|李 lee lei lie|张 cheung teo teoh chong chang|王 wong ong heng
吴 ng goh go gouw|刘 lau low lew liu|蔡 choi choy chua choa chuah tsai tsoi chai|杨 yeung yeo young yong|许 hui koh khoo kho hsu|郑 cheng tay teh chiang
谢 tse chia cheah|郭 kwok kuok quek kwek|洪 hung ang|邱 yau khoo khu chiu|曾 tsang chan tseng|廖 liu liew leow|赖 lai
徐 tsui chui chee hsu|周 chow chau chew chou|叶 yip ip yap yeh|苏 so soh su|庄 chong chng|吕 lui loi loo lu|江 kong kang chiang
何 ho hoe|萧 siu siew seow hsiao|肖 siu siew|罗 lo law loh|高 ko koh|简 kan|朱 chu choo|钟 chung cheong chong|彭 pang phang
游 yau yew|詹 chim tjan|胡 wu woo foo hu oh|施 sze see si|沈 shum sum sim shen|余 yu yee|赵 chiu chio teo jew chao|卢 lo loh
梁 leung leong liang neo|颜 ngan gan|柯 or kwa qua|翁 yung ang|魏 ngai gwee wei|孙 suen sun soon sng|戴 tai tay|范 fan hwan
方 fong png hng|宋 sung song|邓 tang teng|杜 to toh|傅 fu foo poh|侯 hau how|曹 cho chou tso|薛 sit see hsueh|丁 ting teng
马 ma mah bey|蒋 cheung chiang|唐 tong tang|蓝 lam nah|石 shek sek shih|董 tung tong|纪 kei kee|欧 au ow|程 ching cheng
连 lin lean|汪 wong ong|田 tin tian|康 hong kng|邹 chau chow tsou|尤 yau yew|巫 mo boo|温 wan oon wen|白 pak peh pai|涂 to toh
姚 yiu yeo yao|杜 to toh|冯 fung fong pang|龚 kung keng|严 yim giam yen|袁 yuen wan|陆 luk loke lok|金 kam kim|韦 wai wei|夏 ha hsia
伍 ng|区 au|甘 kam kum|关 kwan kuan|莫 mok|麦 mak|潘 poon pun phua pan|谭 tam tham|黎 lai|雷 lui looi|欧阳 auyeung ouyang auyong
司徒 szeto seto|上官 sheungkoon|诸葛 chukot|容 yung|阮 yuen nguyen|文 man boon|古 ku koo|骆 lok|岑 shum sum|冼 sin|聂 nip|万 man ban
崔 tsui chui choi|尹 wan yoon|朴 pok park piao|安 on ahn|韩 hon han|裴 pui bae|全 chuen jeon`);

/** All spellings of family names in Latin letters but those in pinyin. */
export const familySpellings = (): string[] => [...familyNames.values()].flat();

const compounds = new Set(
  "欧阳 司徒 上官 诸葛 司马 夏侯 尉迟 皇甫 慕容 令狐 长孙 宇文 公孙 东方 端木 独孤 南宫 西门 澹台 轩辕 呼延 钟离".split(
    " ",
  ),
);

/* Pinyin to Wade–Giles without its marks. */
const wadeGiles: readonly (readonly [RegExp, string])[] = [
  [/^(zh|ch)i$/, "chih"],
  [/^ri$/, "jih"],
  [/^shi$/, "shih"],
  [/^([zc])i$/, "tzu"],
  [/^si$/, "szu"],
  [/^x/, "hs"],
  [/^[jq]/, "ch"],
  [/^zh/, "ch"],
  [/^[zc](?!h)/, "ts"],
  [/^r/, "j"],
  [/ian$/, "ien"],
  [/^yan$/, "yen"],
  [/[iu]e$|^ye$/, "$&h"],
  [/ong$/, "ung"],
  [/^(d|t|n|l|ts|s|ch|sh|r|j|k|g)uo$/, "$1o"],
  [/^([gkh])e$/, "$1o"],
  [/^you$/, "yu"],
  [/^yi$/, "i"],
  [/^b/, "p"],
  [/^d/, "t"],
  [/^g/, "k"],
];

const inWadeGiles = (syllable: string): string =>
  wadeGiles.reduce((spelling, [pinyin, wade]) => spelling.replace(pinyin, wade), syllable);

const most = 6;
const maxCantonese = 16;
const readingsOfOne = 3;
const maxChinese = 4;
const maxJapanese = 6;
const divisionsOfOne = 2;

export const isHan = /\p{Script=Han}/u;

/** After how many characters of a name in one word the family name may end; none if it is too long or too short. */
export function familyCharacters(word: string, { simplify, japaneseFamilies }: HanReadings): number[] {
  const { length } = [...word];
  if (length < 2 || length > maxJapanese) return [];
  const japanese = japaneseFamilies(word).slice(0, divisionsOfOne);
  if (length > maxChinese) return japanese;
  const isCompound = length >= 3 && compounds.has(simplify([...word].slice(0, 2).join("")));
  return [...new Set([isCompound ? 2 : 1, ...japanese])];
}

/** In simplified characters, then Mandarin spellings, those of a family name elsewhere, Cantonese and Japanese ones. */
export function hanToLatin(word: string, han: HanReadings): string[] {
  const simple = han.simplify(word);
  const cantonese = [...word].map((character) => han.cantonese(character));
  const readings = han.japanese(word);
  return [
    ...new Set([
      simple,
      ...mandarinSpellings(simple, han),
      ...(familyNames.get(simple) ?? []),
      ...(cantonese.every(({ length }) => length > 0) ? combine(cantonese, maxCantonese) : []),
      ...readings,
      ...readings.flatMap(kanaToLatin),
    ]),
  ];
}

function mandarinSpellings(simple: string, { syllables }: HanReadings): string[] {
  const characters = [...simple];
  const known = characters.length === 1 ? readingsOfOne : readingsOfOne - 1;
  const sounds = characters.map((character) => syllables(character).slice(0, known));
  if (sounds.some(({ length }) => length === 0)) return [];
  const wade = sounds.map(([first = ""]) => inWadeGiles(first.replace("ü", "u"))).join("");
  return [...combine(sounds, most), wade];
}
