import type { RuleRef } from "./explanation.ts";
import { type RelaxedProblem, ruleKey } from "./rules.ts";
import { commonTables, type UnitProblem } from "./unit-problem.ts";

/** Input of the quick checks: some rules, and their units. */
export interface Structure extends UnitProblem {
  readonly relaxed: RelaxedProblem;
  readonly guestCount: number;
  /** Each distinct list of tables, with the units confined to it. */
  readonly areas: readonly Area[];
  held(rules: readonly RuleRef[]): RuleRef[];
  /** The fewest sets that link two guests; empty if they are not linked. */
  link(from: number, to: number): RuleRef[];
  bindings(units: Iterable<number>): RuleRef[];
}

export interface Area {
  readonly tables: readonly number[];
  readonly units: readonly number[];
}

/** Prepares rules for the quick checks; `joined` is the same problem by units. */
export function toStructure(relaxed: RelaxedProblem, joined: UnitProblem): Structure {
  const { problem, togetherAt } = relaxed;
  const keys = new Set(relaxed.rules.map(ruleKey));
  const setsOf = problem.guests.map((): number[] => []);
  for (const [place, set] of problem.together.entries()) for (const guest of set) setsOf[guest]?.push(place);
  const held = (rules: readonly RuleRef[]) => {
    const found = new Map(rules.map((rule) => [ruleKey(rule), rule]));
    return [...found].flatMap(([key, rule]) => (keys.has(key) ? [rule] : []));
  };
  const together = (places: Iterable<number>) =>
    [...places].map((place): RuleRef => ({ kind: "together", index: togetherAt[place] ?? -1 }));
  const bindings = (units: Iterable<number>) => {
    const all = [...units].flatMap((number) => joined.units[number] ?? []);
    return held([
      ...all.flatMap(({ guests, tables }) => {
        const large = new Set(tables);
        const small = commonTables(problem, guests).filter((table) => !large.has(table));
        return small.map((table): RuleRef => ({ kind: "capacity", table }));
      }),
      ...all.flatMap(({ guests }) => guests.map((guest): RuleRef => ({ kind: "allowed", guest }))),
      ...all.flatMap(({ guests }) => together(new Set(guests.flatMap((guest) => setsOf[guest] ?? [])))),
    ]);
  };
  return {
    ...joined,
    relaxed,
    guestCount: problem.guests.length,
    areas: areasOf(joined),
    held,
    link: (from, to) => together(minLinkLength(problem.together, setsOf, from, to)),
    bindings,
  };
}

function areasOf({ units, tables }: UnitProblem): Area[] {
  const lists = new Map<string, readonly number[]>();
  const everywhere = [...tables.keys()];
  const unitsWith = new Map<readonly number[], number[]>([[everywhere, []]]);
  for (const [number, unit] of units.entries()) {
    const known = unitsWith.get(unit.tables);
    if (known === undefined) unitsWith.set(unit.tables, [number]);
    else known.push(number);
  }
  for (const list of unitsWith.keys()) lists.set(list.join(" "), list);
  return [...lists.values()].map((list) => {
    const inArea = new Set(list);
    const inside = [...unitsWith].filter(
      ([other]) => other.length <= list.length && other.every((table) => inArea.has(table)),
    );
    return { tables: list, units: inside.flatMap(([, numbers]) => numbers) };
  });
}

function minLinkLength(
  sets: readonly (readonly number[])[],
  setsOf: readonly (readonly number[])[],
  from: number,
  to: number,
): number[] {
  const cameBy = new Map<number, { set: number; guest: number } | null>([[from, null]]);
  // The guests grow during iteration.
  for (const guest of cameBy.keys()) {
    const steps = (setsOf[guest] ?? []).flatMap((set) => (sets[set] ?? []).map((other) => ({ set, other })));
    for (const { set, other } of steps) if (!cameBy.has(other)) cameBy.set(other, { set, guest });
  }
  const link: number[] = [];
  for (let step = cameBy.get(to) ?? null; step !== null; step = cameBy.get(step.guest) ?? null) link.unshift(step.set);
  return link;
}
