import { tableShares } from "./plan-value.ts";
import type { GroupWish, PairWish, SeatingProblem } from "./seating-problem.ts";
import { SparseBuilder, type SparseRows } from "./sparse-rows.ts";

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

/** Guests who must be together, or a single guest, moved as a whole. */
interface Unit {
  readonly guests: readonly number[];
  /** Seats. */
  readonly size: number;
  /** Tables open to all of its guests; null for all tables. */
  readonly tables: readonly number[] | null;
}

/** Sets that fit no table open to all are single units, breaking fewest rules; guests without tables move freely. */
function unitsOf(problem: SeatingProblem): Unit[] {
  return joinedSets(problem.together, problem.guests.length).flatMap((guests) => {
    const unit = toUnit(problem, guests);
    return guests.length === 1 || fitsSomewhere(problem, unit)
      ? [anywhereIfNowhere(unit)]
      : guests.map((guest) => anywhereIfNowhere(toUnit(problem, [guest])));
  });
}

/** The unit of each guest. */
function unitNumbers(units: readonly Unit[], guestCount: number): Int32Array {
  const numbers = new Int32Array(guestCount);
  for (const [number, { guests }] of units.entries()) for (const guest of guests) numbers[guest] = number;
  return numbers;
}

/** Everybody by those whom sets bind together, of so many guests; sets that share a guest are merged. */
export function joinedSets(together: readonly (readonly number[])[], count: number): number[][] {
  const parents = Array.from({ length: count }, (_, guest) => guest);
  const rootOf = (guest: number): number => {
    let root = guest;
    for (let next = parents[root] ?? root; next !== root; next = parents[root] ?? root) root = next;
    parents[guest] = root;
    return root;
  };
  for (const set of together) {
    for (const guest of set) parents[rootOf(guest)] = rootOf(set[0] ?? guest);
  }
  const sets = new Map<number, number[]>();
  for (let guest = 0; guest < count; guest += 1) {
    const root = rootOf(guest);
    const set = sets.get(root);
    if (set) set.push(guest);
    else sets.set(root, [guest]);
  }
  return [...sets.values()];
}

function toUnit(problem: SeatingProblem, guests: readonly number[]): Unit {
  const members = guests.flatMap((guest) => problem.guests[guest] ?? []);
  const limits = members.flatMap(({ tables }) => (tables ? [new Set(tables)] : []));
  const tables = [...problem.tables.keys()].filter((table) => limits.every((limit) => limit.has(table)));
  const size = members.reduce((total, member) => total + member.size, 0);
  return { guests, size, tables: limits.length === 0 ? null : tables };
}

function fitsSomewhere({ tables }: SeatingProblem, unit: Unit): boolean {
  return (unit.tables ?? [...tables.keys()]).some((table) => (tables[table]?.capacity ?? 0) >= unit.size);
}

function anywhereIfNowhere(unit: Unit): Unit {
  return unit.tables?.length === 0 ? { ...unit, tables: null } : unit;
}
