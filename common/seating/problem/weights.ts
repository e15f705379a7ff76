import { priorityWeights } from "../../wishes/wish.ts";
import type { SeatingProblem } from "../search/seating-problem.ts";

/** The unit of costs shown to people, and the price of a move. */
export const mediumWish = priorityWeights.MEDIUM;

// A table of ten that follows or breaks a rule for all counts as much as this many likes, so as not to drown them.
const likesOfTable = 3;
const defaultTable = 10;
const pairsOfTable = (defaultTable * (defaultTable - 1)) / 2;

/** Per pair with an equal value; a price if they should be spread. */
export const columnPairShare = likesOfTable / pairsOfTable;

/** Per guest without anybody they know: as bad as a few unmet likes. */
export const companyShare = likesOfTable;

/** Per squared guest too many or too few: a half-empty table of ten is as bad as a few likes. */
export const balanceShare = likesOfTable / (defaultTable / 2) ** 2;

/** Per squared guest too many or too few where nobody wishes for even tables: they fill evenly as far as nothing speaks against it. */
export const usualBalance = (priorityWeights.LOW * balanceShare) / 10;

/** Per pair of a table of today, for a plan that begins from scratch: people who were put together have a reason to be. */
export const sameTablePair = priorityWeights.LOW * columnPairShare;

/** Per guest who stays where they are: breaks ties, so that tables do not change names for nothing. */
export const sameTable = sameTablePair / 10;

/** Per pair of a household that may be split, or must be. */
export const householdPair = priorityWeights.MEDIUM;

/** A price per move that exceeds all that wishes can add and cost. */
export function fewestMoves({ guests, tables, ...wishes }: SeatingProblem): number {
  const largest = Math.max(0, ...tables.map(({ capacity }) => capacity));
  const seats = tables.reduce((total, { capacity }) => total + capacity, 0);
  const ofGroup = (size: number) => (size * Math.min(size - 1, largest - 1)) / 2;
  const pairs = sum(wishes.pairs, ({ weight }) => Math.abs(weight));
  const groups = sum(wishes.groups, (group) => Math.abs(group.weight) * ofGroup(group.guests.length));
  const places = sum(wishes.places, ({ weights }) => Math.max(...weights) - Math.min(...weights));
  const company = (wishes.company?.weight ?? 0) * guests.length;
  const balance = wishes.balance * largest * (seats + guests.length);
  return 1 + pairs + groups + places + company + balance;
}

function sum<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
