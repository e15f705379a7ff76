import { forbidden, type UnitModel } from "../../backend/features/seating/bound/unit-model.ts";
import { mergedSets, type SeatingInstance } from "../../bench/seating/instance.ts";

/** An instance by its units: sets of guests who must sit together, and single guests. */
export interface InstanceUnits extends UnitModel {
  readonly members: readonly (readonly number[])[];
  /** Value of the pairs within units, in every plan. */
  readonly constant: number;
}

export function unitsOf(instance: SeatingInstance): InstanceUnits {
  const members = mergedSets(instance.guests.length, instance.together);
  const count = members.length;
  const unitOf = new Map(members.flatMap((guests, unit) => guests.map((guest) => [guest, unit] as const)));
  const weights = new Int32Array(count * count);
  let constant = 0;
  const add = (guest: number, friend: number, weight: number) => {
    const [one, other] = [unitOf.get(guest) ?? 0, unitOf.get(friend) ?? 0];
    if (one === other) {
      constant += weight;
      return;
    }
    weights[one * count + other] = (weights[one * count + other] ?? 0) + weight;
    weights[other * count + one] = (weights[other * count + one] ?? 0) + weight;
  };
  for (const [one, other, weight] of instance.weights) add(one, other, weight);
  for (const [one, other] of instance.apart) add(one, other, forbidden);
  const sizes = Int32Array.from(members, ({ length }) => length);
  return { count, members, sizes, weights, constant, tables: instance.tables };
}

/** The table of each guest, from the table of each unit. */
export function seatMembers(model: InstanceUnits, tableOf: ArrayLike<number>): number[] {
  const assignment: number[] = [];
  for (const [unit, guests] of model.members.entries())
    for (const guest of guests) assignment[guest] = tableOf[unit] ?? 0;
  return assignment;
}
