import type { Random } from "../../common/testing/random.ts";
import { bare, generateNames, isInitial, keyOf, partsOf, tellingParts } from "./names.ts";
import { nicknamePairs } from "./nickname-pairs.ts";

/** Real family names that the search may take for a title or company. */
const familyNamesLikeTitles = [
  "Guest",
  "Gast",
  "Husband",
  "Partner",
  "Children",
  "Doctor",
  "Sir",
  "Household",
  "Uncle",
  "Professor",
  "Oma",
  "Papi",
];

/** Includes the queries' nicknames: a stranger with one of them would be taken for the guest. */
function keysOf(names: readonly string[]): Set<string> {
  const renamed = names.flatMap((name) => {
    const parts = tellingParts(name);
    const others = nicknamePairs.flatMap(([full, short]) => [[full, short] as const, [short, full] as const]);
    return others.flatMap(([from, to]) => (parts.includes(from) ? [name.replace(from, to)] : []));
  });
  return new Set([...names, ...renamed].map(keyOf));
}

/** Names of people who are not on a list, by how close they come to its guests. */
export function strangersTo(names: readonly string[], random: Random, count: number): Record<string, string[]> {
  const known = keysOf(names);
  const strangers = generateNames(count, random, known);
  const parts = new Set(names.flatMap(partsOf).map(bare));
  const many = (make: () => string | undefined) =>
    Array.from({ length: count }, make).flatMap((name) => (name === undefined || known.has(keyOf(name)) ? [] : [name]));
  return {
    stranger: strangers,
    "stranger, no part in common": strangers.filter((name) => !partsOf(name).some((part) => parts.has(bare(part)))),
    "stranger, one part of a guest": many(() => shareOnePart(random.pick(names), random.pick(strangers), random)),
    "stranger, both parts of other guests": many(
      () => `${givenOf(random.pick(names))} ${familyOf(random.pick(names))}`,
    ),
    "stranger, a guest's initial": many(initialsOf(names, strangers, random)),
    "stranger, called Guest or the like": many(
      () => `${tellingParts(random.pick(names))[0]} ${random.pick(familyNamesLikeTitles)}`,
    ),
  };
}

const familyOf = (name: string) => tellingParts(name).at(-1) ?? "";
const givenOf = (name: string) => tellingParts(name).slice(0, -1).join(" ");

function shareOnePart(name: string, stranger: string, random: Random): string {
  return random.chance(0.5) ? `${givenOf(name)} ${familyOf(stranger)}` : `${givenOf(stranger)} ${familyOf(name)}`;
}

function initialsOf(names: readonly string[], strangers: readonly string[], random: Random): () => string | undefined {
  const withInitial = names.filter((name) => partsOf(name).some(isInitial));
  return () => {
    if (withInitial.length === 0) return undefined;
    const name = random.pick(withInitial);
    const initial = bare(partsOf(name).find(isInitial) ?? "");
    const isFitting = (part: string) => part.length > 2 && bare(part).startsWith(initial);
    const families = strangers.map(familyOf).filter(isFitting);
    const given = strangers.map(givenOf).filter(isFitting);
    const ways = [
      ...(families.length > 0 ? [`${givenOf(name)} ${random.pick(families)}`] : []),
      ...(given.length > 0 ? [`${random.pick(given)} ${familyOf(name)}`] : []),
    ];
    return ways.length > 0 ? random.pick(ways) : undefined;
  };
}
