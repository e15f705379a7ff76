import { append } from "../lib/append.ts";
import type { Term } from "./terms.ts";
import type { WishGuest } from "./wish-seating.ts";

/** Groups of guests, by id, who all know one another: by household, as plus-ones, or as wishes have them together. */
export function circlesOf(
  guests: readonly Pick<WishGuest, "id" | "household" | "guestOfId">[],
  terms: readonly Term[],
): readonly (readonly number[])[] {
  const households = new Map<string, number[]>();
  const hosts = new Map<number, number[]>();
  for (const { id, household, guestOfId } of guests) {
    if (household !== "") append(households, household.toLowerCase(), id);
    if (guestOfId !== null) append(hosts, guestOfId, id);
  }
  return [
    ...households.values(),
    ...[...hosts].map(([host, plusOnes]) => [host, ...plusOnes]),
    ...terms.flatMap((term) => (term.kind === "together" ? term.sets.map(({ ids }) => ids) : [])),
  ].filter(({ length }) => length > 1);
}
