import { families, familiesAcrossLanguages } from "./generated/name-families.ts";

/** A name that can replace another, at a cost of 0 to 2. */
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

const membersOf = (family: string) => family.trim().split(/\s+/);
const readFamily = (family: string) => family.split("\t").map(membersOf);

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

/** Replacements of a folded given name: its short and long forms (cost 0), other languages (1), two steps away (2). */
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

/** Initial and first three or four letters of a folded name. Guesses that need another part that matches whole. */
export function shortFormsOf(folded: string): string[] {
  return [1, 3, 4].filter((length) => folded.length >= length + 2).map((length) => folded.slice(0, length));
}
