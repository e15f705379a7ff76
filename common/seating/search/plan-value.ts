import type { CompanyWish, GroupWish, ProblemTable, SeatingPlan, SeatingProblem } from "./seating-problem.ts";

interface ValueParts {
  readonly pairs: number;
  readonly groups: number;
  readonly places: number;
  readonly company: number;
  readonly balance: number;
  readonly keep: number;
}

/** Value and violations from the problem alone: the reference for faster ways. Unknown tables count as not allowed. */
export function evaluatePlan(problem: SeatingProblem, assignment: readonly number[]): SeatingPlan {
  const parts = valueParts(problem, assignment);
  const value = parts.pairs + parts.groups + parts.places + parts.company + parts.balance + parts.keep;
  return { assignment, value, violations: violationsOf(problem, assignment) };
}

function valueParts(problem: SeatingProblem, assignment: readonly number[]): ValueParts {
  const { guests, pairs, groups, places, company, balance, keep } = problem;
  const isTogether = ([a, b]: readonly [number, number]) => assignment[a] === assignment[b];
  return {
    pairs: sum(pairs, (pair) => (isTogether(pair.guests) ? pair.weight : 0)),
    groups: sum(groups, (group) => groupValue(group, assignment)),
    places: sum(places, ({ guest, weights }) => weights[assignment[guest] ?? -1] ?? 0),
    company: company ? companyValue(company, assignment) : 0,
    balance: balance === 0 ? 0 : -balance * unevenness(problem, assignment),
    keep: -keep * sum(guests, ({ current }, guest) => (current === null || current === assignment[guest] ? 0 : 1)),
  };
}

/** Seats taken, spread over the tables in proportion to their capacity. */
export function tableShares({ guests, tables }: SeatingProblem): number[] {
  const taken = sum(guests, ({ size }) => size);
  const seats = sum(tables, ({ capacity }) => capacity);
  return tables.map(({ capacity }) => (seats === 0 ? taken / tables.length : (taken * capacity) / seats));
}

/** Seats missing to a table's minimum at a load. */
function missingSeats({ minimum, mayBeEmpty }: ProblemTable, load: number): number {
  return mayBeEmpty && load === 0 ? 0 : Math.max(0, minimum - load);
}

function violationsOf(problem: SeatingProblem, assignment: readonly number[]): number {
  const { guests, tables, together, apart } = problem;
  const loads = loadsOf(problem, assignment);
  const overload = sum(tables, ({ capacity }, table) => Math.max(0, (loads[table] ?? 0) - capacity));
  const missing = sum(tables, (table, place) => missingSeats(table, loads[place] ?? 0));
  const torn = together.filter((set) => set.some((guest) => assignment[guest] !== assignment[set[0] ?? guest]));
  const broken = apart.filter(([a, b]) => assignment[a] === assignment[b]);
  const misplaced = guests.filter((guest, place) => {
    const table = assignment[place] ?? -1;
    return tables[table] === undefined || guest.tables?.includes(table) === false;
  });
  return overload + missing + torn.length + broken.length + misplaced.length;
}

function loadsOf({ guests, tables }: SeatingProblem, assignment: readonly number[]): number[] {
  const loads = tables.map(() => 0);
  for (const [guest, { size }] of guests.entries()) {
    const table = assignment[guest] ?? -1;
    if (loads[table] !== undefined) loads[table] += size;
  }
  return loads;
}

function groupValue({ guests, weight }: GroupWish, assignment: readonly number[]): number {
  return (
    weight * sum([...countByTable([...new Set(guests)], assignment).values()], (count) => (count * (count - 1)) / 2)
  );
}

function companyValue({ knows, weight }: CompanyWish, assignment: readonly number[]): number {
  return (
    -weight *
    sum(knows, (known, guest) => {
      const others = known.filter((other) => other !== guest);
      return others.length > 0 && others.every((other) => assignment[other] !== assignment[guest]) ? 1 : 0;
    })
  );
}

function unevenness(problem: SeatingProblem, assignment: readonly number[]): number {
  const shares = tableShares(problem);
  return sum(loadsOf(problem, assignment), (load, table) => (load - (shares[table] ?? 0)) ** 2);
}

function countByTable(guests: readonly number[], assignment: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const guest of guests) {
    const table = assignment[guest] ?? -1;
    counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  return counts;
}

function sum<Item>(items: readonly Item[], amount: (item: Item, place: number) => number): number {
  return items.reduce((total, item, place) => total + amount(item, place), 0);
}
