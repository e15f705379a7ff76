import type { SettledUnits } from "./settled-units.ts";
import type { UnitProblem } from "./unit-problem.ts";

/** Interchangeable units. */
export interface UnitClass {
  readonly size: number;
  readonly units: readonly number[];
  readonly tables: ReadonlySet<number>;
}

/** Interchangeable tables. */
export type TableClass = readonly number[];

/** Unsettled units by class; those that must be apart from others are classes of their own. */
export function unitClasses({ units }: UnitProblem, { tableOf, tablesFor }: SettledUnits): UnitClass[] {
  const classes = new Map<string, { size: number; units: number[]; tables: ReadonlySet<number> }>();
  for (const [number, { size, apart }] of units.entries()) {
    const tables = tablesFor[number];
    if (tableOf[number] !== -1 || tables === undefined) continue;
    const isAlone = [...apart].some((other) => tableOf[other] === -1);
    const key = isAlone ? `unit ${number}` : `${size}: ${[...tables].join(" ")}`;
    const found = classes.get(key) ?? { size, units: [], tables };
    found.units.push(number);
    classes.set(key, found);
  }
  return [...classes.values()];
}

/** Tables by class: equal seats left, needs and admitted units. */
export function tableClasses(classes: readonly UnitClass[], { tables }: SettledUnits): TableClass[] {
  const lists = new Map([...new Set(classes.map((one) => one.tables))].map((list) => [[...list].join(" "), list]));
  const found = new Map<string, number[]>();
  for (const [table, { capacity, minimum, mayBeEmpty }] of tables.entries()) {
    const open = [...lists.values()].map((list) => (list.has(table) ? "1" : "0")).join("");
    const key = `${capacity} ${minimum} ${mayBeEmpty && minimum > 0} ${open}`;
    found.set(key, [...(found.get(key) ?? []), table]);
  }
  return [...found.values()];
}

/** Sets of classes that cover every pair that must be apart. */
export function apartSets(problem: UnitProblem, classes: readonly UnitClass[]): number[][] {
  const classOf = new Map(classes.flatMap(({ units }, number) => units.map((unit) => [unit, number])));
  const apart = classes.map(
    ({ units: [unit] }) =>
      new Set([...(problem.units[unit ?? -1]?.apart ?? [])].flatMap((other) => classOf.get(other) ?? [])),
  );
  const covered = new Set<string>();
  const sets: number[][] = [];
  for (const [one, other] of apart.flatMap((others, one) => [...others].map((other) => [one, other] as const))) {
    if (covered.has(`${one} ${other}`)) continue;
    const set = [one, other];
    for (const next of apart[one] ?? []) if (set.every((member) => apart[next]?.has(member))) set.push(next);
    for (const member of set) for (const mate of set) covered.add(`${member} ${mate}`);
    sets.push(set);
  }
  return sets;
}
