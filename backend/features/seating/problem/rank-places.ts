import { append } from "../../../../common/lib/append.ts";
import { ranksOf } from "../../../../common/wishes/column-ranks.ts";
import { distanceTo } from "../../../../common/wishes/near-tables.ts";
import { unitsOf } from "../explain/problem-index.ts";
import type { PlaceWish, ProblemGuest } from "../solve/seating-problem.ts";
import type { PlanFixture, PlanGuest, PlanTable, PlanWish } from "./plan-rows.ts";
import { rankStepShare, weightOf } from "./weights.ts";

/** Guests and tables are indices. */
export interface RankWorld {
  readonly guests: readonly PlanGuest[];
  readonly tables: readonly PlanTable[];
  readonly fixtures: readonly PlanFixture[];
  readonly seated: readonly ProblemGuest[];
  /** By table. */
  readonly seats: readonly number[];
  /** Who must sit together. */
  readonly together: readonly (readonly number[])[];
}

/**
 * Seats the ranks one after the other from the place outwards, each no nearer than the one before, and prices each step
 * that a guest sits outside the tables of their rank. If nobody does, all are in order. Steps are counted, not
 * meters: the order is all that matters. Tables that are not placed are as far as the farthest.
 */
export function rankPlaces(world: RankWorld, { column, fixtureId, priority }: PlanWish): PlaceWish[] {
  const fixture = world.fixtures.find(({ id }) => id === fixtureId);
  const distances = world.tables.map((table) => fixture && distanceTo(fixture, table));
  const steps = inOrder(distances.flatMap((distance) => distance ?? []));
  if (steps.length < 2) return [];
  const stepOf = distances.map((distance) => (distance === undefined ? undefined : steps.indexOf(distance)));
  const price = weightOf[priority] * rankStepShare(steps.length);
  const ranks = ranksOf(world.guests, column);
  return bandsOf(world, ranks, stepOf).flatMap(({ guests, from, to }) => {
    const outside = (step = steps.length - 1) => Math.max(0, from - step, step - to);
    const weights = stepOf.map((step) => -price * outside(step));
    return guests.map((guest) => ({ guest, weights }));
  });
}

/** Ranked guests and the steps where those of their rank sit. */
interface Band {
  readonly guests: readonly number[];
  readonly from: number;
  readonly to: number;
}

function bandsOf(
  world: RankWorld,
  ranks: ReadonlyMap<number, number>,
  stepOf: readonly (number | undefined)[],
): Band[] {
  const rankOf = (guest: number) => ranks.get(world.guests[guest]?.id ?? 0);
  const rooms = new Rooms(world, stepOf);
  const bands: Band[] = [];
  let from = 0;
  for (const units of unitsByRank(world, rankOf)) {
    const to = Math.max(from, ...units.map((unit) => rooms.take(unit, from) ?? from));
    const guests = units.flat().filter((guest) => rankOf(guest) !== undefined);
    bands.push({ guests, from, to });
    from = to;
  }
  return bands;
}

/** Those who must sit together, by their best rank, the largest first. */
function unitsByRank({ guests, together }: RankWorld, rankOf: (guest: number) => number | undefined): number[][][] {
  const byRank = new Map<number, number[][]>();
  for (const unit of new Set(unitsOf(together, guests.length))) {
    const best = Math.min(...unit.map((guest) => rankOf(guest) ?? Number.POSITIVE_INFINITY));
    if (best < Number.POSITIVE_INFINITY) append(byRank, best, [...unit]);
  }
  return inOrder(byRank.keys()).map((rank) => (byRank.get(rank) ?? []).sort((one, other) => other.length - one.length));
}

/** Free seats of the placed tables, the nearest first. */
class Rooms {
  readonly #seated: readonly ProblemGuest[];
  readonly #stepOf: readonly (number | undefined)[];
  readonly #tables: readonly number[];
  readonly #free: number[];

  constructor({ seated, seats }: RankWorld, stepOf: readonly (number | undefined)[]) {
    this.#seated = seated;
    this.#stepOf = stepOf;
    this.#tables = [...stepOf.keys()]
      .filter((table) => stepOf[table] !== undefined)
      .sort((one, other) => (stepOf[one] ?? 0) - (stepOf[other] ?? 0));
    this.#free = seats.map((all, table) => all - seated.filter((guest) => boundTo(guest) === table).length);
  }

  /** Seats those who must sit together at the nearest table from a step on. @returns its step, or undefined for none */
  take(unit: readonly number[], from: number): number | undefined {
    // Who is bound to a table has a seat already, and moves nobody else.
    if (unit.some((guest) => boundTo(this.#seated[guest]) !== undefined)) return undefined;
    const table = this.#tables.find((one) => (this.#stepOf[one] ?? 0) >= from && this.#mayTake(unit, one));
    if (table === undefined) return undefined;
    this.#free[table] = (this.#free[table] ?? 0) - unit.length;
    return this.#stepOf[table];
  }

  #mayTake(unit: readonly number[], table: number): boolean {
    if ((this.#free[table] ?? 0) < unit.length) return false;
    return unit.every((guest) => this.#seated[guest]?.tables?.includes(table) ?? true);
  }
}

const boundTo = (guest: ProblemGuest | undefined) => (guest?.tables?.length === 1 ? guest.tables[0] : undefined);

const inOrder = (numbers: Iterable<number>) => [...new Set(numbers)].sort((one, other) => one - other);
