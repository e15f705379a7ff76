import type { SeatingProblem } from "../solve/seating-problem.ts";
import type { PlanWish } from "./plan-rows.ts";

/**
 * What a wish of each priority is worth, for a pair of guests who would like to sit together. Each step counts as four of the
 * step below, so that many small wishes can outweigh a large one, but not few.
 */
export const weightOf: Record<PlanWish["priority"], number> = { low: 1, medium: 4, high: 16 };

/** A wish of medium priority: what cost is measured in for people, and the price of a move that is made only for a reason. */
export const mediumWish = weightOf.medium;

// A rule for all guests should not drown what is wished for single ones. A whole table of ten that follows or breaks it counts
// as much as this many likes of the same priority.
const likesOfTable = 3;
const defaultTable = 10;
const pairsOfTable = (defaultTable * (defaultTable - 1)) / 2;

/** For each pair of guests with the same value of a column; as a price, if they should be spread. */
export const columnPairShare = likesOfTable / pairsOfTable;

/** For each guest without a neighbor of another kind. A table of one kind has as many as guests. */
export const alternateShare = likesOfTable / defaultTable;

/** For each guest without anybody they know: one lonely guest is as bad as a few likes that come to nothing. */
export const companyShare = likesOfTable;

/** For the square of the guests too many or too few at a table: a table of ten that is half empty is as bad as a few likes. */
export const balanceShare = likesOfTable / (defaultTable / 2) ** 2;

/** Meters from a fixture that cost as much as a like. */
export const metersOfLike = 5;

/** For each pair of a household that may be split, or must be. */
export const householdPair = weightOf.medium;

/** A price for each move that no gain from wishes can outweigh: more than the wishes can add and cost together. */
export function fewestMoves({ guests, tables, ...wishes }: SeatingProblem): number {
  const largest = Math.max(0, ...tables.map(({ capacity }) => capacity));
  const seats = tables.reduce((total, { capacity }) => total + capacity, 0);
  const ofGroup = (size: number) => (size * Math.min(size - 1, largest - 1)) / 2;
  const pairs = sum(wishes.pairs, ({ weight }) => Math.abs(weight));
  const groups = sum(wishes.groups, (group) => Math.abs(group.weight) * ofGroup(group.guests.length));
  const mixes = sum(wishes.mixes, (mix) => mix.weight * sum(mix.kinds, (kind) => kind.length));
  const places = sum(wishes.places, ({ weights }) => Math.max(...weights) - Math.min(...weights));
  const company = (wishes.company?.weight ?? 0) * guests.length;
  const balance = wishes.balance * largest * (seats + guests.length);
  return 1 + pairs + groups + mixes + places + company + balance;
}

function sum<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
