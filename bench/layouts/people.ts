import { allFakers, type Faker } from "@faker-js/faker";
import type { Random } from "../lib/random.ts";
import type { Language } from "./words.ts";

export interface Person {
  first: string;
  last: string;
  whole: string;
}

const locales = {
  en: "en",
  de: "de",
  fr: "fr",
  es: "es",
  pt: "pt_BR",
  it: "it",
  nl: "nl",
  sv: "sv",
  da: "da",
  nb: "nb_NO",
  fi: "fi",
  pl: "pl",
  cs: "cs_CZ",
  hu: "hu",
  ro: "ro",
  el: "el",
  tr: "tr",
  ru: "ru",
  uk: "uk",
  ar: "ar",
  he: "he",
  id: "id_ID",
  vi: "vi",
  ja: "ja",
  ko: "ko",
  zh: "zh_CN",
  th: "th",
} as const satisfies Partial<Record<Language, keyof typeof allFakers>>;

/** Faker has no Hindi names in Devanagari. */
const hindi = {
  first: words(
    "अनिल प्रिया राहुल सुनीता विक्रम नेहा अमित पूजा संजय कविता रोहन मीरा अर्जुन दीपा मनोज रेखा सुरेश अंजलि विनोद गीता राजेश सीमा आदित्य श्वेता",
  ),
  last: words("शर्मा वर्मा गुप्ता सिंह पटेल मिश्रा जोशी अग्रवाल यादव चौहान कपूर मेहता त्रिपाठी सक्सेना भट्ट नायर"),
};

function words(text: string): string[] {
  return text.split(" ");
}

/** Languages that write the family name first, with what stands between the names. */
const familyFirst: Partial<Record<Language, string>> = { hu: " ", vi: " ", ja: " ", ko: "", zh: "" };

/** English lists have guests from elsewhere, and so have those of their neighbors. */
const visitors = ["en", "de", "fr", "es", "pl", "it", "pt_BR", "en_IN", "en_NG"] as const;
const visitorShare = 0.1;
const latinLanguages = new Set<Language>(words("en de fr es pt it nl sv da nb fi pl").filter(isLanguage));

function isLanguage(text: string): text is Language {
  return text in locales;
}

/** A few of Faker's names were decoded wrongly. */
const garbled = /[\u0080-\u009f\ufffd]/u;

const maxTries = 200;

/** People with different names, all of one language but for a few visitors. */
export class People {
  readonly #language: Language;
  readonly #random: Random;
  readonly #taken = new Set<string>();

  constructor(language: Language, random: Random) {
    this.#language = language;
    this.#random = random;
  }

  /** @param last family name, to get a relative @throws RangeError when the language has no more names */
  person(last?: string): Person {
    for (let tries = 0; tries < maxTries; tries += 1) {
      // A family larger than the list of given names gets a cousin of another name.
      const person = this.#anybody(tries < maxTries / 2 ? last : undefined);
      if (!this.#taken.has(person.whole) && !garbled.test(person.whole)) {
        this.#taken.add(person.whole);
        return person;
      }
    }
    throw new RangeError(`There are not enough names in "${this.#language}".`);
  }

  several(count: number): Person[] {
    const people: Person[] = [];
    for (let i = 0; i < count; i += 1) {
      const before = people.at(-1);
      people.push(this.person(before && this.#random.chance(0.25) ? before.last : undefined));
    }
    return people;
  }

  #anybody(last: string | undefined): Person {
    if (this.#language === "hi") {
      return personOf(this.#random.pick(hindi.first), last ?? this.#random.pick(hindi.last), " ");
    }
    const isVisitor = last === undefined && latinLanguages.has(this.#language) && this.#random.chance(visitorShare);
    const faker: Faker = allFakers[isVisitor ? this.#random.pick(visitors) : locales[this.#language]];
    faker.seed(this.#random.between(0, 2 ** 31));
    const first = cleaned(faker.person.firstName());
    const family = last ?? cleaned(faker.person.lastName());
    const between = familyFirst[this.#language];
    return between === undefined
      ? personOf(first, family, " ")
      : { ...personOf(first, family, between), whole: `${family}${between}${first}` };
  }
}

const cleaned = (name: string) =>
  name
    .normalize("NFC")
    .replace(/[,;&"]/gu, "")
    .trim();

const personOf = (first: string, last: string, between: string): Person => ({
  first,
  last,
  whole: `${first}${between}${last}`,
});
