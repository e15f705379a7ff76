import { append } from "../../lib/append.ts";
import { combine } from "./scripts/letters.ts";

/* Mandarin as Taiwan and older passports spell it, without its apostrophes, which people leave out. */

const initials =
  "b:p p:p m:m f:f d:t t:t n:n l:l g:k k:k h:h j:ch q:ch x:hs zh:ch ch:ch sh:sh r:j z:ts c:ts s:s y:y w:w";
const finals =
  "a:a e:o,e i:i u:u ai:ai ei:ei ao:ao ou:ou an:an ang:ang en:en eng:eng ong:ung ia:ia ie:ieh iao:iao iu:iu ian:ien in:in " +
  "iang:iang ing:ing iong:iung uo:o,uo ua:ua uai:uai ui:ui,uei uan:uan un:un uang:uang ue:ueh";
/** Those that do not follow from their parts. */
const irregular =
  "shi:shih zhi:chih chi:chih ri:jih zi:tzu ci:tzu si:ssu yan:yen ye:yeh you:yu yong:yung yue:yueh er:erh";

const entries = (text: string) =>
  text.split(" ").map((entry): [string, string[]] => {
    const [pinyin = "", others = ""] = entry.split(":");
    return [pinyin, others.split(",")];
  });

/** Syllables by the other spelling, in both directions. */
const others = new Map<string, string[]>();
const wholly = new Map(entries(irregular));
for (const [initial, starts] of entries(initials)) {
  for (const [final, ends] of entries(finals)) {
    const syllable = initial + final;
    for (const other of wholly.get(syllable) ?? combine([starts, ends], starts.length * ends.length)) {
      if (other === syllable) continue;
      append(others, syllable, other);
      append(others, other, syllable);
    }
  }
}

const maxLetters = 12;

/** How else a Chinese name of one or two syllables is spelled: "Chien" for "Jian", "Jianguo" for "Chienkuo". */
export function otherMandarinSpellings(word: string): string[] {
  if (word.length > maxLetters) return [];
  const halves = Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => [
    word.slice(0, at + 2),
    word.slice(at + 2),
  ]);
  const pairs = halves.flatMap(([first = "", second = ""]) => {
    const [ofFirst, ofSecond] = [others.get(first), others.get(second)];
    return ofFirst && ofSecond ? ofFirst.flatMap((one) => ofSecond.map((other) => one + other)) : [];
  });
  return [...(others.get(word) ?? []), ...pairs];
}
