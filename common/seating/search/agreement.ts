import { append } from "../../lib/append.ts";
import type { SeatingProblem } from "./seating-problem.ts";

/**
 * Joins guests who share a table in both of two plans, given as the table of each guest: a smaller problem, whose plans include
 * both. Null if both plans are the same, so that nothing is left to search for.
 */
export function withAgreement(
  problem: SeatingProblem,
  plan: readonly number[],
  other: readonly number[],
): SeatingProblem | null {
  const tableCount = problem.tables.length;
  const sets = new Map<number, number[]>();
  for (const [guest, table] of plan.entries()) append(sets, table * tableCount + (other[guest] ?? 0), guest);
  return sets.size <= tableCount ? null : { ...problem, together: [...problem.together, ...sets.values()] };
}
