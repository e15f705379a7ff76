import type { ProblemTable } from "../solve/seating-problem.ts";
import type { UnitProblem } from "./unit-problem.ts";

/** The state after units with only one possible table have taken it. */
export interface SettledUnits {
  /** -1 for units that are not settled. */
  readonly tableOf: readonly number[];
  /** The tables left for each unit; of a settled one, its own. */
  readonly tablesFor: readonly ReadonlySet<number>[];
  readonly tables: readonly ProblemTable[];
}

/** Seats units with one possible table, repeatedly; null if a unit is left without any. */
export function settleUnits({ units, tables }: UnitProblem): SettledUnits | null {
  const left = tables.map(({ capacity }) => capacity);
  const isUsed = tables.map(() => false);
  const tableOf = units.map(() => -1);
  const tablesFor = units.map(({ tables: allowed }) => new Set(allowed));
  const open = new Set(units.keys());
  const settle = (number: number, table: number) => {
    const { size = 0, apart = new Set<number>() } = units[number] ?? {};
    tableOf[number] = table;
    open.delete(number);
    isUsed[table] = true;
    left[table] = (left[table] ?? 0) - size;
    for (const other of apart) tablesFor[other]?.delete(table);
    for (const other of open) if ((units[other]?.size ?? 0) > (left[table] ?? 0)) tablesFor[other]?.delete(table);
  };
  for (let isChanging = true; isChanging; ) {
    isChanging = false;
    for (const number of open) {
      const [table, another] = tablesFor[number] ?? [];
      if (table === undefined || another !== undefined) continue;
      settle(number, table);
      isChanging = true;
    }
  }
  if (left.some((seats) => seats < 0) || tablesFor.some(({ size }) => size === 0)) return null;
  const remaining = tables.map(({ capacity, minimum, mayBeEmpty }, table) => ({
    capacity: left[table] ?? 0,
    minimum: Math.max(0, minimum - (capacity - (left[table] ?? 0))),
    mayBeEmpty: mayBeEmpty && !isUsed[table],
  }));
  return { tableOf, tablesFor, tables: remaining };
}
