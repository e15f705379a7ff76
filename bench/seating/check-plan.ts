import type { SeatingInstance } from "./instance.ts";

/** What a plan is worth, and how many rules it breaks. */
export interface CheckedPlan {
  value: number;
  violations: number;
}

/**
 * Evaluates a plan by the instance alone, sharing no code with the solver: the sum of the weights of pairs at the same table, and
 * the number of guests beyond a table's seats, guests without a table, sets that are not together and pairs that are not apart.
 *
 * @param assignment the table of each guest
 */
export function checkPlan(instance: SeatingInstance, assignment: readonly number[]): CheckedPlan {
  const isTogether = (one: number, other: number) => assignment[one] === assignment[other];
  const seated = instance.tables.map(() => 0);
  let violations = 0;
  for (const [guest] of instance.guests.entries()) {
    const table = assignment[guest];
    const count = table === undefined ? undefined : seated[table];
    if (table === undefined || count === undefined) violations += 1;
    else seated[table] = count + 1;
  }
  for (const [table, capacity] of instance.tables.entries()) violations += Math.max(0, (seated[table] ?? 0) - capacity);
  for (const [first = 0, ...others] of instance.together)
    if (others.some((guest) => !isTogether(first, guest))) violations += 1;
  violations += instance.apart.filter(([one, other]) => isTogether(one, other)).length;
  const value = instance.weights
    .filter(([one, other]) => isTogether(one, other))
    .reduce((sum, [, , weight]) => sum + weight, 0);
  return { value, violations };
}
