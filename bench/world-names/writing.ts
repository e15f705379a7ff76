import type { Random } from "../lib/random.ts";
import { type Entry, plain } from "./entries.ts";

export interface Person {
  given: Entry;
  family: Entry;
}

/** Which of a person's parts are spelled in another way than in the list. */
type Changed = "one part" | "both parts";

/** Ways to put a name together in its own script. */
export const written = {
  western: ({ given, family }: Person) => `${given.own} ${family.own}`,
  familyFirst: ({ given, family }: Person) => `${family.own} ${given.own}`,
  joined: ({ given, family }: Person) => `${family.own}${given.own}`,
} as const;

/** Latin letters, the given name first. */
export const latin = (person: Person, random: Random): string =>
  `${random.pick(person.given.spellings)} ${random.pick(person.family.spellings)}`;

/** Latin letters, the family name first in half of them. */
export function latinInEitherOrder(person: Person, random: Random): string {
  const [given, family] = [random.pick(person.given.spellings), random.pick(person.family.spellings)];
  return random.chance(0.5) ? `${given} ${family}` : `${family} ${given}`;
}

/** As it sounds: other spellings of one part, or of both. */
export function byEar(person: Person, random: Random, changed: Changed): string {
  const spelled = { given: random.pick(person.given.spellings), family: random.pick(person.family.spellings) };
  const kept = changed === "both parts" ? undefined : random.pick(["given", "family"] as const);
  const part = (which: "given" | "family") => (which === kept ? person[which].own : spelled[which]);
  return `${part("given")} ${part("family")}`;
}

/** The name as another passport, or another person, spells it; undefined if all ways to spell it are alike. */
export function respelled(person: Person, random: Random, listed: string): string | undefined {
  const write = () => `${random.pick(person.given.spellings)} ${random.pick(person.family.spellings)}`;
  return tryFor(write, (typed) => plain(typed) !== plain(listed));
}

/** Like `respelled`, in either order. */
export function respelledInEitherOrder(person: Person, random: Random, listed: string): string | undefined {
  return tryFor(
    () => latinInEitherOrder(person, random),
    (typed) => typed !== listed,
  );
}

function tryFor(write: () => string, isGood: (text: string) => boolean): string | undefined {
  for (let tries = 0; tries < 10; tries += 1) {
    const text = write();
    if (isGood(text)) return text;
  }
  return undefined;
}
