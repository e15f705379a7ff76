import type { Random } from "../lib/random.ts";
import {
  arabicDigits,
  arabicKeyboard,
  fullWidth,
  halfWidthKana,
  otherKana,
  persianDigits,
  presentationForms,
} from "./equal-forms.ts";
import {
  byEar,
  latin,
  latinInEitherOrder,
  type Person,
  respelled,
  respelledInEitherOrder,
  written,
} from "./writing.ts";

/** How the guests of a list are written, and what they type. */
export interface Kind {
  name: string;
  /** What the requirement asks of it. */
  goal: "names" | "scripts without vowels" | "equal";
  /** Names of `data`. */
  file: string;
  list: (person: Person, random: Random) => string;
  /** Undefined if the kind does not apply to the person. */
  type: (person: Person, random: Random, listed: string) => string | undefined;
}

type Write = (person: Person, random: Random) => string;

const western: Write = written.western;
const sometimesJoined: Write = (person, random) =>
  random.chance(0.8) ? written.joined(person) : written.familyFirst(person);
const japanese: Write = (person, random) => (random.chance(0.5) ? written.joined(person) : written.familyFirst(person));
const familyFirst: Write = written.familyFirst;

interface Language {
  name: string;
  file: string;
  own: Write;
  isFamilyFirst?: boolean;
  isWithoutVowels?: boolean;
}

const languages: readonly Language[] = [
  { name: "Han, pinyin", file: "han-mandarin", own: sometimesJoined, isFamilyFirst: true },
  { name: "Han, Wade-Giles", file: "han-taiwan", own: sometimesJoined, isFamilyFirst: true },
  { name: "Han, Cantonese", file: "han-cantonese", own: sometimesJoined, isFamilyFirst: true },
  { name: "Han, Hokkien family names", file: "han-hokkien", own: sometimesJoined, isFamilyFirst: true },
  { name: "kanji", file: "kanji", own: japanese, isFamilyFirst: true },
  { name: "kana", file: "kana", own: familyFirst, isFamilyFirst: true },
  { name: "Hangul", file: "hangul", own: sometimesJoined, isFamilyFirst: true },
  { name: "Arabic", file: "arabic", own: western, isWithoutVowels: true },
  { name: "Persian", file: "persian", own: western, isWithoutVowels: true },
  { name: "Hebrew", file: "hebrew", own: western, isWithoutVowels: true },
  { name: "Devanagari", file: "devanagari", own: western },
  { name: "Bengali", file: "bengali", own: western },
  { name: "Tamil", file: "tamil", own: western },
  { name: "Thai", file: "thai", own: western },
  { name: "Georgian", file: "georgian", own: western },
  { name: "Armenian", file: "armenian", own: western },
  { name: "Greek", file: "greek", own: western },
  { name: "Russian", file: "russian", own: western },
  { name: "Ukrainian", file: "ukrainian", own: western },
  { name: "Bulgarian", file: "bulgarian", own: western },
  { name: "Macedonian", file: "macedonian", own: western },
];

const byEarKinds: Kind[] = ["English", "German", "French", "Spanish", "Italian"].flatMap((language) =>
  (["one part", "both parts"] as const).map((changed) => ({
    name: `by ear, ${language}, ${changed}`,
    goal: "names" as const,
    file: `by-ear-${language.toLowerCase()}`,
    list: western,
    type: (person: Person, random: Random) => byEar(person, random, changed),
  })),
);

const romanizations: Kind[] = languages
  .filter(({ file }) => !["han-hokkien", "kana"].includes(file))
  .map(({ name, file, isFamilyFirst = false }) => ({
    name: `${isFamilyFirst ? "order and spellings" : "spellings"}, ${name}`,
    goal: "names",
    file,
    list: isFamilyFirst ? latinInEitherOrder : latin,
    type: isFamilyFirst ? respelledInEitherOrder : respelled,
  }));

const ownOnTheList: Kind[] = languages.map(({ name, file, own, isFamilyFirst = false, isWithoutVowels = false }) => ({
  name: `${name} on the list, Latin typed`,
  goal: isWithoutVowels ? "scripts without vowels" : "names",
  file,
  list: own,
  type: isFamilyFirst ? latinInEitherOrder : latin,
}));

const ownTyped: Kind[] = languages.map(({ name, file, own, isFamilyFirst = false, isWithoutVowels = false }) => ({
  name: `Latin on the list, ${name} typed`,
  goal: isWithoutVowels ? "scripts without vowels" : "names",
  file,
  list: isFamilyFirst ? latinInEitherOrder : latin,
  type: own,
}));

const traditional = ({ given, family }: Person): string =>
  `${family.spellings[0] ?? family.own}${given.spellings[0] ?? given.own}`;
const numbered: Write = (person, random) => `${western(person, random)} ${random.between(2, 9)}`;

const equal: Kind[] = [
  { name: "simplified on the list", file: "han-simplified", list: written.joined, type: traditional },
  { name: "traditional on the list", file: "han-simplified", list: traditional, type: written.joined },
  { name: "full width typed", file: "by-ear-english", list: western, type: same(fullWidth) },
  { name: "full width on the list", file: "by-ear-english", list: wide(western), type: western },
  { name: "half-width kana", file: "kana", list: familyFirst, type: same(halfWidthKana) },
  { name: "the other kana", file: "kana", list: familyFirst, type: same(otherKana) },
  { name: "Arabic presentation forms", file: "arabic", list: western, type: same(presentationForms) },
  { name: "Arabic yeh and kaf", file: "persian", list: western, type: same(arabicKeyboard) },
  { name: "Arabic digits", file: "arabic", list: numbered, type: same(arabicDigits) },
  { name: "Persian digits", file: "persian", list: numbered, type: same(persianDigits) },
].map((kind) => ({ ...kind, name: `equal: ${kind.name}`, goal: "equal" as const }));

function same(change: (listed: string, random: Random) => string): Kind["type"] {
  return (_person, random, listed) => {
    const typed = change(listed, random);
    return typed === listed ? undefined : typed;
  };
}

function wide(write: Write): Write {
  return (person, random) => fullWidth(write(person, random));
}

export const kinds: readonly Kind[] = [...byEarKinds, ...romanizations, ...ownOnTheList, ...ownTyped, ...equal];
