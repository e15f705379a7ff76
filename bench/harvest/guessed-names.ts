import { allFakers } from "@faker-js/faker";
import { languages } from "../search/names.ts";

const count = 1_000;

type Kind = "firstName" | "lastName";

// Distinct names of a language, as many as its share of the lists.
function namesOf(language: (typeof languages)[number][0], share: number, kind: Kind): string[] {
  const faker = allFakers[language];
  faker.seed(1);
  const found = new Set<string>();
  for (let tries = 0; tries < count * 10 && found.size < (share / 100) * count; tries += 1) {
    found.add(faker.person[kind]());
  }
  return [...found];
}

/**
 * A thousand first or family names, those of the most common languages first. They come from the same lists as the
 * guests' names, so the harvester is luckier than with any other list.
 */
export function guessedNames(kind: Kind): string[] {
  const shared = languages.map(([language, share]) => namesOf(language, share, kind));
  return shared.flat().slice(0, count);
}
