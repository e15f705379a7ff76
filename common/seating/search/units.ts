import type { SeatingProblem } from "./seating-problem.ts";

/** Guests who must be together, or a single guest, moved as a whole. */
export interface Unit {
  readonly guests: readonly number[];
  /** Seats. */
  readonly size: number;
  /** Tables open to all of its guests; null for all tables. */
  readonly tables: readonly number[] | null;
}

/** Sets that fit no table open to all are single units, breaking fewest rules; guests without tables move freely. */
export function unitsOf(problem: SeatingProblem): Unit[] {
  return joinedSets(problem.together, problem.guests.length).flatMap((guests) => {
    const unit = toUnit(problem, guests);
    return guests.length === 1 || fitsSomewhere(problem, unit)
      ? [anywhereIfNowhere(unit)]
      : guests.map((guest) => anywhereIfNowhere(toUnit(problem, [guest])));
  });
}

/** The unit of each guest. */
export function unitNumbers(units: readonly Unit[], guestCount: number): Int32Array {
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
