import type { SeatingInstance } from "./instance.ts";

export interface CheckedPlan {
  value: number;
  violations: number;
}

/** Value and broken rules of a plan, given as the table of each guest; shares no code with the solver. */
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
