import { tableShares } from "./plan-value.ts";
import type { GroupWish, PairWish, SeatingProblem } from "./seating-problem.ts";
import { SparseBuilder, type SparseRows } from "./sparse-rows.ts";
import { type Unit, unitNumbers, unitsOf } from "./units.ts";

/** A problem of units instead of guests, in arrays that are fast to read. */
export interface SearchModel {
  readonly problem: SeatingProblem;
  /** The other groups, with every guest once. */
  readonly countedGroups: readonly GroupWish[];
  readonly units: readonly Unit[];
  readonly unitOf: Int32Array;
  readonly sizes: Int32Array;
  readonly capacities: Int32Array;
  readonly minima: Int32Array;
  /** 1 for tables that may be empty despite their minimum. */
  readonly mayBeEmpty: Uint8Array;
  readonly shares: Float64Array;
  readonly weights: SparseRows;
  /** How many rules keep two units apart. */
  readonly apart: SparseRows;
  /** What a unit adds at a table on its own, at table × units + unit; null if nothing does. */
  readonly fixed: Float64Array | null;
  /** 1 where a unit may sit, at table × units + unit; null if all may sit everywhere. */
  readonly allowed: Uint8Array | null;
}

const maxGuestsInPairs = 40;

/** Larger groups are counted by table (counted-terms.ts); smaller ones become pairs. */
export function compileModel(problem: SeatingProblem): SearchModel {
  const groups = problem.groups.map(({ guests, weight }) => ({ guests: [...new Set(guests)], weight }));
  const isPaired = ({ guests }: GroupWish) => guests.length <= maxGuestsInPairs;
  const pairs = [...problem.pairs, ...groups.filter(isPaired).flatMap((group) => [...pairsOfGroup(group)])];
  const units = unitsOf(problem);
  const unitOf = unitNumbers(units, problem.guests.length);
  const { tables } = problem;
  return {
    problem,
    countedGroups: groups.filter((group) => !isPaired(group)),
    units,
    unitOf,
    sizes: Int32Array.from(units, ({ size }) => size),
    capacities: Int32Array.from(tables, ({ capacity }) => capacity),
    minima: Int32Array.from(tables, ({ minimum }) => minimum),
    mayBeEmpty: Uint8Array.from(tables, (table) => (table.mayBeEmpty ? 1 : 0)),
    shares: Float64Array.from(tableShares(problem)),
    weights: weightsBetween(pairs, units.length, unitOf),
    apart: apartBetween(problem, units.length, unitOf),
    fixed: fixedValues(problem, units.length, unitOf),
    allowed: allowedTables(units, tables.length),
  };
}

/** The table of each guest, from that of each unit. */
export function assignmentOf({ unitOf }: SearchModel, tables: Int32Array): number[] {
  return Array.from(unitOf, (unit) => tables[unit] ?? 0);
}

/** Whether a unit must be apart from somebody at nearly every table. */
export function hasManyApart({ apart, units, capacities }: SearchModel): boolean {
  return apart.columns.length > units.length * capacities.length;
}

function* pairsOfGroup({ guests, weight }: GroupWish): Generator<PairWish> {
  for (const [place, guest] of guests.entries()) {
    for (const other of guests.slice(place + 1)) yield { guests: [guest, other], weight };
  }
}

function weightsBetween(pairs: readonly PairWish[], unitCount: number, unitOf: Int32Array): SparseRows {
  const builder = new SparseBuilder(unitCount);
  for (const { guests, weight } of pairs) {
    const [unit, other] = [unitOf[guests[0]] ?? 0, unitOf[guests[1]] ?? 0];
    if (unit !== other && weight !== 0) builder.addBothWays(unit, other, weight);
  }
  return builder.build();
}

function apartBetween({ apart }: SeatingProblem, unitCount: number, unitOf: Int32Array): SparseRows {
  const builder = new SparseBuilder(unitCount);
  for (const [guest, other] of apart) {
    const [unit, second] = [unitOf[guest] ?? 0, unitOf[other] ?? 0];
    if (unit !== second) builder.addBothWays(unit, second, 1);
  }
  return builder.build();
}

function fixedValues(problem: SeatingProblem, unitCount: number, unitOf: Int32Array): Float64Array | null {
  const { guests, tables, places, keep } = problem;
  const isKept = keep !== 0 && guests.some(({ current }) => current !== null);
  if (places.length === 0 && !isKept) return null;
  const fixed = new Float64Array(tables.length * unitCount);
  const add = (guest: number, table: number, amount: number) => {
    const place = table * unitCount + (unitOf[guest] ?? 0);
    fixed[place] = (fixed[place] ?? 0) + amount;
  };
  for (const { guest, weights } of places) {
    for (const table of tables.keys()) add(guest, table, weights[table] ?? 0);
  }
  for (const [guest, { current }] of guests.entries()) {
    if (current !== null && tables[current] !== undefined) add(guest, current, keep);
  }
  return fixed;
}

function allowedTables(units: readonly Unit[], tableCount: number): Uint8Array | null {
  if (units.every(({ tables }) => tables === null)) return null;
  const allowed = new Uint8Array(tableCount * units.length);
  for (const [unit, { tables }] of units.entries()) {
    for (let table = 0; table < tableCount; table++) {
      if (tables === null || tables.includes(table)) allowed[table * units.length + unit] = 1;
    }
  }
  return allowed;
}
