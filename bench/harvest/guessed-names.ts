import { allFakers } from "@faker-js/faker";
import { languages } from "../search/names.ts";

const count = 1_000;

type Kind = "firstName" | "lastName";

function namesOf(language: (typeof languages)[number][0], share: number, kind: Kind): string[] {
  const faker = allFakers[language];
  faker.seed(1);
  const found = new Set<string>();
  for (let tries = 0; tries < count * 10 && found.size < (share / 100) * count; tries += 1) {
    found.add(faker.person[kind]());
  }
  return [...found];
}

/** A thousand names of the most common languages, from the guests' own lists: luckier than any real list. */
export function guessedNames(kind: Kind): string[] {
  const shared = languages.map(([language, share]) => namesOf(language, share, kind));
  return shared.flat().slice(0, count);
}
