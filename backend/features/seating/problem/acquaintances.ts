import { type CirclingWish, circlesOf } from "../../../../common/wishes/circles.ts";
import type { PlanGuest, PlanWish } from "./plan-rows.ts";

/** Guests on each side, in the order of the list, whom a guest knows of a large circle. */
const neighbors = 30;

/**
 * The guests whom each guest knows, as places in the list.
 *
 * In a circle such as a company of hundreds, everybody would know so many that the search could not look at all of them. There
 * each guest knows those next to them. A guest who has company by this rule really has company.
 */
export function whoKnowsWhom(guests: readonly PlanGuest[], wishes: readonly PlanWish[]): number[][] {
  const placeOf = new Map(guests.map(({ id }, place) => [id, place]));
  const known = guests.map(() => new Set<number>());
  for (const ids of circlesOf(guests, wishes.flatMap(toCircling))) {
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

function toCircling({ kind, guestIds, column }: PlanWish): CirclingWish[] {
  if (kind === "together") return [{ kind: "TOGETHER", guestIds, column }];
  if (kind === "like") return [{ kind: "LIKE", guestIds, column }];
  return kind === "column_together" ? [{ kind: "COLUMN_TOGETHER", guestIds, column }] : [];
}
