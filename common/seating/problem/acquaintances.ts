import { circlesOf } from "../../wishes/circles.ts";
import type { Term } from "../../wishes/terms.ts";
import type { PlanGuest } from "./plan-rows.ts";

/** On each side, in list order, of those whom a guest knows in a large circle. */
const neighbors = 30;

/** Guest indices. In circles of hundreds, only neighbors count, to bound the search; their company is real. */
export function whoKnowsWhom(guests: readonly PlanGuest[], terms: readonly Term[]): number[][] {
  const placeOf = new Map(guests.map(({ id }, place) => [id, place]));
  const known = guests.map(() => new Set<number>());
  for (const ids of circlesOf(guests, terms)) {
    const circle = [...new Set(ids.flatMap((id) => placeOf.get(id) ?? []))].sort((one, other) => one - other);
    for (const [place, guest] of circle.entries()) {
      for (const other of circle.length > 2 * neighbors ? around(circle, place) : circle) known[guest]?.add(other);
      known[guest]?.delete(guest);
    }
  }
  return known.map((others) => [...others]);
}

const around = (circle: readonly number[], place: number): readonly number[] =>
  Array.from({ length: 2 * neighbors + 1 }, (_, step) => circle.at((place + step - neighbors) % circle.length) ?? 0);
