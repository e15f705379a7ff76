import { Random } from "../../common/testing/random.ts";
import type { SeatingInstance } from "./instance.ts";

interface PlantedOptions {
  guests: number;
  /** At each table; all tables are alike. */
  seats: number;
  spare: number;
  /** Average number of guests at other tables whom a guest would like to join in vain. */
  temptations: number;
  seed: number;
}

/**
 * Draws an instance around a hidden plan that is optimal. Each guest i has a hidden price p(i) ≥ 0. Two guests of one
 * hidden table weigh p(i) + p(j) + e with e ≥ 0, any others at most p(i) + p(j). With c seats at a table, each guest
 * shares it with at most c − 1 others, and only pairs of the hidden plan add e, so no plan is worth more than
 * (c − 1) · Σ p + Σ e. The hidden plan reaches that: at its full tables everybody has c − 1 others, and where seats
 * stay empty all prices are 0. As prices differ, popular guests of other tables mislead greedy choices.
 */
export function plantInstance({ guests, seats, spare, temptations, seed }: PlantedOptions): SeatingInstance {
  const random = new Random(seed);
  const tableCount = (guests + spare) / seats;
  if (!Number.isInteger(tableCount)) throw new RangeError("Guests and spare seats do not fill whole tables.");
  const plan = hiddenPlan(guests, seats, spare, random);
  const isFull = (table: number) => plan.filter((other) => other === table).length === seats;
  const full = Array.from({ length: tableCount }, (_, table) => isFull(table));
  const prices = plan.map((table) => (full[table] ? random.pick(popularity) : 0));
  const weights = new Map<number, number>();
  const weigh = (one: number, other: number, weight: number) => {
    if (weight !== 0) weights.set(Math.min(one, other) * guests + Math.max(one, other), weight);
  };
  const priceOf = (guest: number) => prices[guest] ?? 0;
  for (let one = 0; one < guests; one += 1)
    for (let other = 0; other < one; other += 1)
      if (plan[one] === plan[other]) weigh(one, other, priceOf(one) + priceOf(other) + random.pick(extras));
  const isElsewhere = (one: number, other: number) => plan[one] !== plan[other];
  const pairs = drawPairs(Math.round((guests * temptations) / 2), guests, isElsewhere, random);
  for (const [one, other] of pairs) weigh(one, other, priceOf(one) + priceOf(other) - random.pick(slacks));
  for (const [one, other] of drawPairs(Math.round(guests / 10), guests, isElsewhere, random)) weigh(one, other, -4);
  return {
    guests: plan.map((_, guest) => `Guest ${guest + 1}`),
    tables: full.map(() => seats),
    weights: [...weights].map(([pair, weight]) => [Math.floor(pair / guests), pair % guests, weight]),
    together: hiddenHouseholds(plan, random),
    apart: drawPairs(Math.round(guests / 20), guests, isElsewhere, random),
  };
}

const popularity = [1, 1, 1, 2, 2, 3, 5] as const;
const extras = [0, 0, 0, 1] as const;
const slacks = [0, 0, 0, 1, 1, 2] as const;

/** The table of each guest, in random order; empty seats are at the last tables. */
function hiddenPlan(guests: number, seats: number, spare: number, random: Random): number[] {
  const tables = (guests + spare) / seats;
  const places = Array.from({ length: tables * seats }, (_, place) => Math.floor(place / seats));
  // Two or three empty seats at each table that is not full.
  const emptied = Math.ceil(spare / 3);
  const isEmpty = (place: number) => {
    const table = Math.floor(place / seats) - (tables - emptied);
    const empty = table < 0 ? 0 : Math.floor(spare / emptied) + (table < spare % emptied ? 1 : 0);
    return place % seats < empty;
  };
  return random.shuffled(places.filter((_, place) => !isEmpty(place)));
}

function hiddenHouseholds(plan: readonly number[], random: Random): number[][] {
  const waiting = new Map<number, number>();
  return plan.flatMap((table, guest) => {
    const partner = waiting.get(table);
    if (partner !== undefined) {
      waiting.delete(table);
      return [[partner, guest]];
    }
    if (random.chance(0.15)) waiting.set(table, guest);
    return [];
  });
}

function drawPairs(
  count: number,
  guests: number,
  isWanted: (one: number, other: number) => boolean,
  random: Random,
): [number, number][] {
  const pairs = new Map<string, [number, number]>();
  for (let tries = 0; pairs.size < count && tries < 100 * count; tries += 1) {
    const [one, other] = [random.between(0, guests - 1), random.between(0, guests - 1)];
    if (one < other && isWanted(one, other)) pairs.set(`${one} ${other}`, [one, other]);
  }
  return [...pairs.values()];
}
