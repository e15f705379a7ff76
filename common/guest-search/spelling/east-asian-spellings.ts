import { familySpellings } from "./scripts/hangul.ts";
import { combine } from "./scripts/letters.ts";
import { otherMandarinSpellings } from "./wade-giles.ts";

/* How else people write Korean and Japanese names in Latin letters. */

/** Other spellings of Korean family names, by spelling. */
const familyNames = new Map<string, readonly string[]>();
for (const spellings of familySpellings()) {
  for (const spelling of spellings)
    familyNames.set(spelling, [...new Set([...(familyNames.get(spelling) ?? []), ...spellings])]);
}

/** With a consonant between vowels at the start of a syllable, and at the end of one. */
const koreanSyllables = [
  /(?:kk|ch|sh|jj|[gknmdtrlbpsjh])?[yw]?[aeiou]{1,3}h?(?:ng(?![aeiouyw])|[nmkglrbpt](?![aeiouyw]))?/y,
  /(?:kk|ch|sh|jj|[gknmdtrlbpsjh])?[yw]?[aeiou]{1,3}h?(?:ng|[nmkglrbpt])?/y,
];
const consonants = readGroups("g,k d,t b,p j,ch s,sh r,l");
const finals = readGroups("k,g,ck p,b l,r t,d");
const vowels = new Map(
  `a:a,ah ah:a,ah ae:ae,ai,e ai:ae,ai e:e,ae eo:eo,u,o,uh u:u,eo,oo,eu,uh uh:eo,u,uh o:o,oh,eo oh:o,oh oo:oo,u eu:eu,u,oo,e
i:i,ee,ih ee:i,ee yeo:yeo,yu,you,yo,yuh yu:yu,yeo,yoo,you you:you,yeo,yu,yoo,youn yoo:yoo,yu,you yo:yo,yeo yeu:yeo
ya:ya ye:ye,yae yae:yae,ye wa:wa woo:woo,u,oo,wu wu:woo,wu,u wo:wo,weo weo:wo,weo we:we,wae,oe wae:wae,we,wai oe:oe,oi,we oi:oe,oi
wi:wi,ui,wee ui:ui,wi,eui,i eui:ui,eui`
    .split(/\s+/)
    .map((entry): [string, string[]] => {
      const [vowel = "", others = ""] = entry.split(":");
      return [vowel, others.split(",")];
    }),
);
const maxKorean = 2;
const maxPerSyllable = 24;

function readGroups(text: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const group of text.split(" ").map((entry) => entry.split(","))) {
    for (const one of group) groups.set(one, [...new Set([...(groups.get(one) ?? [one]), ...group])]);
  }
  return groups;
}

const koreanSpellings = (word: string): string[] => [
  ...new Set(koreanSyllables.flatMap((syllable) => spellSyllables(word, syllable))),
];

function spellSyllables(word: string, pattern: RegExp): string[] {
  const syllables: string[][] = [];
  pattern.lastIndex = 0;
  for (let at = 0; at < word.length; at = pattern.lastIndex) {
    const [syllable = ""] = pattern.exec(word) ?? [];
    const spellings = spellSyllable(syllable);
    if (spellings.length === 0 || syllables.length === maxKorean) return [];
    syllables.push(spellings);
  }
  return combine(syllables, maxPerSyllable ** maxKorean);
}

function spellSyllable(syllable: string): string[] {
  const [, initial = "", vowel = "", final = ""] =
    /^([^aeiouyw]*)([aeiouyw]+?h?)(ng|[nmkglrbptc]*)$/.exec(syllable) ?? [];
  const sounds = vowels.get(vowel);
  if (!sounds) return [];
  const alone = initial === "" && /^(?:u|oo)$/.test(vowel) ? ["woo", "wu"] : [];
  return combine(
    [consonants.get(initial) ?? [initial], [...sounds, ...alone], finals.get(final) ?? [final]],
    maxPerSyllable,
  );
}

const kunrei: readonly (readonly [string, string])[] = [
  ["shi", "si"],
  ["sh", "sy"],
  ["chi", "ti"],
  ["ch", "ty"],
  ["tsu", "tu"],
  ["ji", "zi"],
  ["j", "zy"],
  ["fu", "hu"],
];
const japanese = /^(?:(?:[kgsztdnhbpmrfyjw]|sh|ch|ts|[kgsztnhbpmr]y|tt?ch|ssh)?[aeiou]|n(?![aeiouy])){2,}$/;

function japaneseSpellings(word: string): string[] {
  if (!japanese.test(word)) return [];
  const inKunrei = kunrei.reduce((text, [hepburn, other]) => text.replaceAll(hepburn, other), word);
  const inHepburn = kunrei.reduce((text, [hepburn, other]) => text.replaceAll(other, hepburn), inKunrei);
  return [inKunrei, inHepburn].flatMap((spelling) => [
    spelling,
    spelling.replace(/ou|oo|oh(?![aeiou])/g, "o").replace(/uu/g, "u"),
  ]);
}

/** How else people write a Korean family name, or any Japanese or Chinese one: "Lee", "Yi", "Rhee"; "Tikako" for "Chikako". */
export const otherUsualSpellings = (word: string): readonly string[] =>
  [...(familyNames.get(word) ?? []), ...japaneseSpellings(word), ...otherMandarinSpellings(word)].filter(
    (other) => other !== word,
  );

/** Other spellings of a word in Latin letters if it is a Korean name: "Hyunwoo" for "Hyeonu". */
export const otherKoreanSpellings = (word: string): readonly string[] =>
  koreanSpellings(word).filter((other) => other !== word);
