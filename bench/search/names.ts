import { allFakers, type Faker } from "@faker-js/faker";
import type { Random } from "../lib/random.ts";
import { nicknamePairs } from "./nickname-pairs.ts";

/** Languages of the lists, with their share in a hundred names. */
export const languages = [
  ["en", 24],
  ["de", 12],
  ["es", 10],
  ["fr", 10],
  ["it", 6],
  ["pl", 6],
  ["pt_BR", 4],
  ["nl", 4],
  ["sv", 4],
  ["da", 2],
  ["cs_CZ", 3],
  ["hu", 3],
  ["tr", 3],
  ["hr", 2],
  ["ru", 3],
  ["uk", 2],
  ["el", 2],
] as const;

const bag: readonly Faker[] = languages.flatMap(([language, share]) => Array<Faker>(share).fill(allFakers[language]));

const familyShare = 0.4;
const middleShare = 0.15;
const doubleShare = 0.08;
const nicknameShare = 0.15;
const titleShare = 0.02;

const firstName = (faker: Faker) => faker.person.firstName();

function givenNames(faker: Faker, random: Random): string {
  if (random.chance(nicknameShare)) return random.pick(random.pick(nicknamePairs));
  if (random.chance(doubleShare)) return [firstName(faker), firstName(faker)].join(random.pick(["-", " ", "-"]));
  if (random.chance(middleShare)) return `${firstName(faker)} ${firstName(faker)}`;
  return firstName(faker);
}

/**
 * Names of a guest list in many languages, all different; four in ten share a family name with the previous one. They
 * come from the lists of @faker-js/faker, and some given names from the pairs of nickname-pairs.ts.
 */
export function generateNames(count: number, random: Random, without: ReadonlySet<string> = new Set()): string[] {
  const names = new Map<string, string>();
  let faker = random.pick(bag);
  let family = "";
  while (names.size < count) {
    if (family === "" || !random.chance(familyShare)) {
      faker = random.pick(bag);
      faker.seed(random.between(0, 2 ** 31));
      family = faker.person.lastName();
    }
    const title = random.chance(titleShare) ? random.pick(["Dr. ", "Prof. ", "Mrs. "]) : "";
    const name = `${title}${givenNames(faker, random)} ${family}`.normalize("NFC");
    const key = keyOf(name);
    if (!without.has(key)) names.set(key, name);
  }
  return [...names.values()];
}

/** The form of a name that distinguishes strangers from guests: without accents, case and punctuation, in any order of its parts. */
export function keyOf(name: string): string {
  return partsOf(name).map(bare).toSorted().join(" ");
}

export const partsOf = (name: string): string[] => name.split(/[\s-]+/).filter((part) => part !== "");

/** Without accents and case, by this benchmark's own rules. */
export const bare = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\p{M}'’.]/gu, "")
    .toLowerCase()
    .replace(/ł/g, "l")
    .replace(/ø/g, "o")
    .replace(/ß/g, "ss");
