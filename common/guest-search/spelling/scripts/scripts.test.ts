import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldedForms } from "../fold.ts";
import { skeletonCode, skeletonOf } from "../skeleton.ts";
import { spellingDistance } from "../spelling-distance.ts";
import { unwrittenVowels } from "./abjads.ts";
import { kanaToLatin } from "./kana.ts";

describe("a word in another script has the Latin spellings that people use", () => {
  it.each([
    ["김", ["gim", "kim"]],
    ["최", ["choe", "choi"]],
    ["민준", ["minjun"]],
    ["さくら", ["sakura"]],
    ["ゆうこ", ["yuko", "yuuko"]],
    ["まっちゃ", ["matcha"]],
    ["ვახტანგ", ["vakhtang"]],
    ["պետրոսյան", ["petrosyan", "petrosian", "bedrosian"]],
    ["रामकुमार", ["ramkumar"]],
    ["कृष्ण", ["krishna"]],
    ["श्रीवास्तव", ["shrivastav", "srivastav"]],
    ["முருகன்", ["murugan"]],
    ["કુમાર", ["kumar"]],
    ["ਸਿੰਘ", ["singh"]],
  ])("%s: %j", (written, latin) => {
    expect(foldedForms(written)).toEqual(expect.arrayContaining(latin));
  });
});

describe("a word without vowels sounds like", () => {
  it.each([
    ["محمد", "mohammed"],
    ["السيد", "elsayed"],
    ["عبدالرحمن", "abdelrahman"],
    ["یوسف", "yusuf"],
    ["فاطمة", "fatima"],
    ["כהן", "cohen"],
    ["אברהם", "avraham"],
    ["สมชาย", "somchai"],
  ])("%s: %s", (written, heard) => {
    const typed = skeletonOf(heard);
    const distances = foldedForms(written).flatMap((form) => {
      const own = skeletonOf(form);
      return own && typed && skeletonCode(own) === skeletonCode(typed) ? [spellingDistance(own, typed)] : [];
    });
    expect(Math.min(...distances)).toBeLessThan(0.4);
  });
});

it("reads digits, presentation forms, and half and full width alike", () => {
  for (const digit of "٣۳३৩๓") expect(foldedForms(digit)[0]).toBe("3");
  for (const [one, other] of [
    ["ﻣﺤﻤﺪ", "محمد"],
    ["ｻｸﾗ", "サクラ"],
    ["Ａｎｎａ", "anna"],
  ] as const) {
    expect(foldedForms(one.toLowerCase())[0]).toBe(foldedForms(other)[0]);
  }
});

const blocks = [
  [0x0530, 0x058f],
  [0x0590, 0x05ff],
  [0x0600, 0x06ff],
  [0x0900, 0x0d7f],
  [0x0e00, 0x0e7f],
  [0x10a0, 0x10ff],
  [0x3040, 0x30ff],
  [0xac00, 0xd7a3],
] as const;
const letter = fc
  .constantFrom(...blocks)
  .chain(([first, last]) => fc.integer({ min: first, max: last }))
  .map((code) => String.fromCodePoint(code));
const word = fc.string({ unit: letter, minLength: 1, maxLength: 12 });

it("spells any word of these scripts, the same each time, in forms that folding keeps", () => {
  fc.assert(
    fc.property(word, (written) => {
      const forms = foldedForms(written);
      expect(foldedForms(written)).toEqual(forms);
      expect(forms.length).toBeLessThanOrEqual(30);
      for (const form of forms) expect(foldedForms(form)).toContain(form);
    }),
  );
});

it("marks the spellings without vowels, which have no others' letters", () => {
  const arabic = fc.string({ unit: fc.constantFrom(..."ابتثجحخدذرزسشصضطظعغفقكلمنهوي"), minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(arabic, (written) => {
      for (const form of foldedForms(written).slice(1)) expect(form).toMatch(new RegExp(`^${unwrittenVowels}[a-z]*$`));
    }),
  );
});

it("finds the kana again in their official spelling", () => {
  const rows = ["かきくけこ", "さすせそ", "たてと", "なにぬねの", "まみむめも", "らりるれろ"];
  const consonants = ["k", "s", "t", "n", "m", "r"];
  const vowels = ["aiueo", "aueo", "aeo", "aiueo", "aiueo", "aiueo"];
  const known = new Map(
    rows.flatMap((row, at) =>
      [...row].map((kana, i): [string, string] => [`${consonants[at]}${vowels[at]?.[i]}`, kana]),
    ),
  );
  const kanaWord = fc.string({ unit: fc.constantFrom(...known.values()), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(kanaWord, (written) => {
      const syllables = kanaToLatin(written).at(-1)?.match(/../g) ?? [];
      expect(syllables.map((syllable) => known.get(syllable)).join("")).toBe(written);
    }),
  );
});
