import { missingSeats } from "../solve/plan-value.ts";
import { noWishes, type SeatingProblem } from "../solve/seating-problem.ts";
import type { RuleRef } from "./explanation.ts";

/** Rules that can be broken at all, those that an organizer can change least first. */
export function rulesOf({ guests, tables, together, apart }: SeatingProblem): RuleRef[] {
  const seats = guests.reduce((sum, { size }) => sum + size, 0);
  return [
    ...tables.flatMap(({ capacity }, table) => (capacity < seats ? [{ kind: "capacity", table } as const] : [])),
    ...guests.flatMap(({ tables: allowed }, guest) => (allowed === null ? [] : [{ kind: "allowed", guest } as const])),
    ...together.flatMap((set, index) => (set.length > 1 ? [{ kind: "together", index } as const] : [])),
    ...apart.map((_, index) => ({ kind: "apart", index }) as const),
    ...tables.flatMap(({ minimum }, table) => (minimum > 0 ? [{ kind: "minimum", table } as const] : [])),
  ];
}

/** A key that is equal for equal rules. */
export function ruleKey(rule: RuleRef): string {
  return `${rule.kind} ${numberOf(rule)}`;
}

function numberOf(rule: RuleRef): number {
  if ("guest" in rule) return rule.guest;
  return "index" in rule ? rule.index : rule.table;
}

/** A problem with only some of the rules, and without wishes. */
export interface RelaxedProblem {
  readonly problem: SeatingProblem;
  readonly rules: readonly RuleRef[];
  /** For each set or pair of `problem`, its index in the original problem. */
  readonly togetherAt: readonly number[];
  readonly apartAt: readonly number[];
}

/** The problem in which only the given rules hold. */
export function withRules(problem: SeatingProblem, rules: readonly RuleRef[]): RelaxedProblem {
  const held = new Set(rules.map(ruleKey));
  const holds = (rule: RuleRef) => held.has(ruleKey(rule));
  const seats = problem.guests.reduce((sum, { size }) => sum + size, 0);
  const togetherAt = [...problem.together.keys()].filter((index) => holds({ kind: "together", index }));
  const apartAt = [...problem.apart.keys()].filter((index) => holds({ kind: "apart", index }));
  const relaxed = {
    ...noWishes,
    guests: problem.guests.map((one, guest) => (holds({ kind: "allowed", guest }) ? one : { ...one, tables: null })),
    tables: problem.tables.map(({ capacity, minimum, mayBeEmpty }, table) => ({
      capacity: holds({ kind: "capacity", table }) ? capacity : Math.max(capacity, seats),
      minimum: holds({ kind: "minimum", table }) ? minimum : 0,
      mayBeEmpty,
    })),
    together: togetherAt.map((index) => problem.together[index] ?? []),
    apart: apartAt.flatMap((index) => problem.apart.slice(index, index + 1)),
  };
  return { problem: relaxed, rules, togetherAt, apartAt };
}

/** A function that checks whether an assignment keeps a rule. */
export function ruleKeeper(problem: SeatingProblem, assignment: readonly number[]): (rule: RuleRef) => boolean {
  const loads = problem.tables.map(() => 0);
  for (const [guest, table] of assignment.entries())
    loads[table] = (loads[table] ?? 0) + (problem.guests[guest]?.size ?? 0);
  return (rule) => {
    if ("guest" in rule) return problem.guests[rule.guest]?.tables?.includes(assignment[rule.guest] ?? -1) ?? true;
    if ("index" in rule) {
      const [first = -1, ...others] = problem[rule.kind][rule.index] ?? [];
      const isOneTable = others.every((guest) => assignment[guest] === assignment[first]);
      return isOneTable === (rule.kind === "together");
    }
    const table = problem.tables[rule.table];
    const load = loads[rule.table] ?? 0;
    if (table === undefined) return true;
    return rule.kind === "capacity" ? load <= table.capacity : missingSeats(table, load) === 0;
  };
}
