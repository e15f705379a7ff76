import { families, familiesAcrossLanguages } from "./name-families.ts";

/** A name that can replace another. The cost, 0 to 2, says how far apart they are. */
interface Nickname {
  name: string;
  cost: number;
}

type Names = ReadonlyMap<string, ReadonlySet<string>>;

function relation(pairs: Iterable<readonly [string, string]>): Names {
  const names = new Map<string, Set<string>>();
  for (const [from, to] of pairs) names.set(from, (names.get(from) ?? new Set()).add(to));
  return names;
}

const membersOf = (family: string) => family.replace(":", " ").trim().split(/\s+/);
const readFamily = (family: string) => family.split(":").map(membersOf);

const shortForms = families.flatMap((family) => {
  const [fullNames = [], variants = []] = readFamily(family);
  return fullNames.flatMap((full) => [...fullNames, ...variants].map((name) => [full, name] as const));
});
const variantsOf = relation(shortForms);
const fullNamesOf = relation(shortForms.map(([full, variant]) => [variant, full] as const));
const inOtherLanguages = relation(
  familiesAcrossLanguages.flatMap((family) => {
    const names = membersOf(family);
    return names.flatMap((a) => names.map((b) => [a, b] as const));
  }),
);

/**
 * The names that can replace a folded given name: its short forms and its long forms (cost 0); the name in other languages
 * (1); other short forms of the same name, its long forms in other languages, and the short forms of those (2).
 */
export function nicknamesOf(folded: string): Nickname[] {
  const next = (names: Iterable<string>, related: Names) =>
    [...names].flatMap((name) => [...(related.get(name) ?? [])]);
  const fullNames = next([folded], fullNamesOf);
  const equals = next([folded], inOtherLanguages);
  const byCost = [
    [...fullNames, ...next([folded], variantsOf)],
    equals,
    [...next(fullNames, variantsOf), ...next(fullNames, inOtherLanguages), ...next(equals, variantsOf)],
  ];
  const costs = new Map(byCost.flatMap((names, cost) => names.map((name) => [name, cost] as const)).toReversed());
  costs.delete(folded);
  return Array.from(costs, ([name, cost]) => ({ name, cost }));
}

/**
 * Short forms of a folded name: its initial, or its first three or four letters ("ben" for "benjamin"). Guesses, to be
 * trusted only next to another part that matches whole.
 */
export function shortFormsOf(folded: string): string[] {
  return [1, 3, 4].filter((length) => folded.length >= length + 2).map((length) => folded.slice(0, length));
}
