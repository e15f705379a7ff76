import { allFakers, type Faker } from "@faker-js/faker";
import type { Random } from "../../common/testing/random.ts";
import { nicknamePairs } from "./nickname-pairs.ts";

/** Languages of the lists, with their share in a hundred names. */
const languages = [
  ["en", 18],
  ["en_IN", 3],
  ["en_NG", 2],
  ["de", 10],
  ["es", 9],
  ["fr", 9],
  ["it", 6],
  ["pl", 5],
  ["pt_BR", 4],
  ["nl", 3],
  ["af_ZA", 1],
  ["sv", 3],
  ["nb_NO", 1],
  ["da", 2],
  ["fi", 2],
  ["cs_CZ", 3],
  ["hu", 3],
  ["ro", 2],
  ["tr", 3],
  ["hr", 2],
  ["vi", 2],
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
const initialShare = 0.06;
const suffixShare = 0.02;
const titles = ["Dr.", "Prof.", "Mrs."];
const suffixes = ["Jr.", "Sr.", "III", "PhD"];

const firstName = (faker: Faker) => faker.person.firstName();

function givenNames(faker: Faker, random: Random): string {
  if (random.chance(nicknameShare)) return random.pick(random.pick(nicknamePairs));
  if (random.chance(doubleShare)) return [firstName(faker), firstName(faker)].join(random.pick(["-", " ", "-"]));
  if (random.chance(middleShare)) return `${firstName(faker)} ${firstName(faker)}`;
  if (random.chance(initialShare)) return `${firstName(faker)} ${firstName(faker).charAt(0)}.`;
  return firstName(faker);
}

/** Distinct names from @faker-js/faker and nickname-pairs.ts; four in ten share a family name with the one before. */
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
    const title = random.chance(titleShare) ? `${random.pick(titles)} ` : "";
    const suffix = random.chance(suffixShare) ? ` ${random.pick(suffixes)}` : "";
    const name = `${title}${givenNames(faker, random)} ${family}${suffix}`.normalize("NFC");
    const key = keyOf(name);
    if (!without.has(key)) names.set(key, name);
  }
  return [...names.values()];
}

/** Normal form to recognize guests: without titles, initials, suffixes, accents and case, parts in any order. */
export function keyOf(name: string): string {
  return tellingParts(name).map(bare).toSorted().join(" ");
}

export const tellingParts = (name: string): string[] =>
  partsOf(name).filter((part) => !titles.includes(part) && !suffixes.includes(part) && !isInitial(part));

export const isInitial = (part: string): boolean => /^\p{L}\.$/u.test(part);

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
