import type { ProblemTable, SeatingProblem } from "../solve/seating-problem.ts";
import { unitsOf } from "./problem-index.ts";

/** Guests who must be together, or one guest. */
export interface Unit {
  readonly guests: readonly number[];
  readonly size: number;
  /** Tables open to all of its guests and large enough, in order. */
  readonly tables: readonly number[];
  readonly apart: ReadonlySet<number>;
}

/** The rules of a problem by units. */
export interface UnitProblem {
  readonly units: readonly Unit[];
  readonly tables: readonly ProblemTable[];
  readonly isTorn: boolean;
}

/** Joins the guests who must be together. */
export function toUnitProblem(problem: SeatingProblem): UnitProblem {
  const sets = unitsOf(problem.together, problem.guests.length);
  const distinct = [...new Set(sets)];
  const numbers = new Map(distinct.map((set, number) => [set, number]));
  const numberOf = (guest: number) => numbers.get(sets[guest] ?? []) ?? -1;
  const apart = distinct.map(() => new Set<number>());
  for (const [a, b] of problem.apart) {
    apart[numberOf(a)]?.add(numberOf(b));
    apart[numberOf(b)]?.add(numberOf(a));
  }
  const tablesFor = tableFinder(problem);
  const units = distinct.map((guests, number): Unit => {
    const size = guests.reduce((sum, guest) => sum + (problem.guests[guest]?.size ?? 0), 0);
    return { guests, size, tables: tablesFor(guests, size), apart: apart[number] ?? new Set() };
  });
  return { units, tables: problem.tables, isTorn: units.some(({ apart }, number) => apart.has(number)) };
}

/** Units with the same tables share the list. */
function tableFinder(problem: SeatingProblem) {
  const everywhere = [...problem.tables.keys()];
  const found = new Map<string, readonly number[]>();
  return (guests: readonly number[], size: number): readonly number[] => {
    const isLimited = guests.some((guest) => (problem.guests[guest]?.tables ?? null) !== null);
    const allowed = isLimited ? commonTables(problem, guests) : everywhere;
    const key = `${size}: ${isLimited ? allowed.join(" ") : "all"}`;
    const tables = found.get(key) ?? allowed.filter((table) => (problem.tables[table]?.capacity ?? 0) >= size);
    found.set(key, tables);
    return tables;
  };
}

/** Tables open to all of these guests, in order. */
export function commonTables({ guests, tables }: SeatingProblem, members: readonly number[]): number[] {
  const limits = members.flatMap((guest) => {
    const allowed = guests[guest]?.tables ?? null;
    return allowed === null ? [] : [allowed];
  });
  const [first, ...others] = new Set(limits);
  const listed = new Set(first ?? tables.keys());
  return [...listed].filter((table) => others.every((limit) => limit.includes(table))).sort((a, b) => a - b);
}

/** The table of each guest, from that of each unit. */
export function guestAssignment({ units }: UnitProblem, tableOf: readonly number[], guestCount: number): number[] {
  const assignment = Array.from({ length: guestCount }, () => -1);
  for (const [number, { guests }] of units.entries())
    for (const guest of guests) assignment[guest] = tableOf[number] ?? -1;
  return assignment;
}
