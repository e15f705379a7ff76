import { letterTable } from "./letters.ts";

/* The Revised Romanization of 2000, McCune–Reischauer where it differs, and how people spell their own names. */

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const vowelCount = 21;
const finalCount = 28;

const initials = "g kk n d tt r m b pp s ss - j jj ch k t p h".split(" ");
const vowels = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
const finals = "- k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ");
/** Vowels as most people spell them after a consonant, and without one. */
const popular = new Map([
  ["u", ["oo", "woo"]],
  ["eo", ["u", "eo"]],
  ["yeo", ["yu", "you"]],
  ["yu", ["yoo", "yoo"]],
  ["eu", ["u", "eu"]],
]);

/** Family names as their bearers spell them. */
const familyNames = letterTable(`
김 kim gim|이 lee yi rhee ri i|박 park pak bak|최 choi choe|정 jung jeong chung cheong|강 kang gang ghang|조 cho jo
윤 yoon yun youn|장 jang chang|임 lim im rim yim rhim|한 han hahn|오 oh o|서 seo suh su|신 shin sin|권 kwon gwon kuen kweon
황 hwang whang|안 ahn an|송 song|전 jeon jun chun chon|홍 hong|유 yoo yu ryu you liu|류 ryu ryoo yoo yu liu|고 ko go koh goh
문 moon mun munn|양 yang|손 son sohn sonn|배 bae pae|백 baek paik paek back|허 heo hur huh|남 nam nham|심 shim sim
노 noh no roh|로 roh ro|하 ha hah|곽 kwak gwak|성 sung seong|차 cha|주 joo ju chu|우 woo u|구 koo ku gu goo|나 na ra la
민 min|진 jin chin|지 ji chi jee|엄 eom um uhm|채 chae|원 won|천 cheon chun|방 bang pang|공 kong gong
현 hyun hyeon|함 ham|변 byun byeon|염 yeom yum|여 yeo|추 choo chu|도 do doh|소 so|석 seok suk|선 sun seon
설 seol sul|마 ma mah|길 gil kil|연 yeon yun|위 wi wee|표 pyo|명 myung myeong|기 ki gi|반 ban|왕 wang|금 keum geum
옥 ok|육 yook yuk|인 in|맹 maeng|제 je|모 mo|탁 tak|국 kook guk|어 eo uh|은 eun|용 yong|라 ra na|리 ri lee|량 ryang yang
림 rim lim|려 ryeo|태 tae|봉 bong|경 kyung gyeong|남궁 namgung namkoong|황보 hwangbo|제갈 jegal|선우 sunwoo seonu
독고 dokgo dokko|사공 sagong|서문 seomun`);

/** The spellings of each family name. */
export const familySpellings = (): Iterable<readonly string[]> => familyNames.values();

export const isHangul = /\p{Script=Hangul}/u;

/** How many syllables of a name in one word are the family name; 0 if it cannot be told. */
export function familySyllables(word: string): number {
  const length = [...word].length;
  if (length >= 3 && familyNames.has(word.slice(0, 2))) return 2;
  return length >= 2 && length <= 4 && familyNames.has(word.slice(0, 1)) ? 1 : 0;
}

interface Jamo {
  initial: string;
  vowel: string;
  final: string;
}

const soundAt = (sounds: readonly string[], at: number) => (sounds[at] ?? "-").replace("-", "");

function jamoOf(syllable: string): Jamo | undefined {
  const code = syllable.charCodeAt(0);
  if (code < firstSyllable || code > lastSyllable) return undefined;
  const place = code - firstSyllable;
  return {
    initial: soundAt(initials, Math.floor(place / (vowelCount * finalCount))),
    vowel: soundAt(vowels, Math.floor(place / finalCount) % vowelCount),
    final: soundAt(finals, place % finalCount),
  };
}

function spellSyllables(word: string, vowelOf: (jamo: Jamo) => string): string {
  return Array.from(word, (syllable) => {
    const jamo = jamoOf(syllable);
    return jamo ? `${jamo.initial}${vowelOf(jamo)}${jamo.final}` : syllable;
  }).join("");
}

function asTyped({ initial, vowel }: Jamo): string {
  const [after = vowel, alone = vowel] = popular.get(vowel) ?? [];
  return initial === "" ? alone : after;
}

/** Latin spellings of a Hangul word in NFC, the official one first, and those of a family name. */
export function hangulToLatin(word: string): string[] {
  const official = spellSyllables(word, ({ vowel }) => vowel);
  return [...new Set([official, spellSyllables(word, asTyped), ...(familyNames.get(word) ?? [])])];
}
