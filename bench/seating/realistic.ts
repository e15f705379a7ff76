import { z } from "zod";
import { noWishes, type SeatingProblem } from "../../common/seating/search/seating-problem.ts";
import { Random } from "../../common/testing/random.ts";

interface RealisticOptions {
  guests: number;
  /** Table sizes, repeated until all guests have a seat. */
  seats: readonly number[];
  seed: number;
}

type Wishes = Map<string, [number, number, number]>;

/** Draws guests as at weddings and company parties: households in overlapping circles, dislikes, 3 % empty seats. */
export function drawRealistic({ guests, seats, seed }: RealisticOptions): SeatingInstance {
  const random = new Random(seed);
  const households = drawHouseholds(guests, random);
  const circles = drawCircles(households, random);
  const wishes: Wishes = new Map();
  const householdOf = households.flatMap((members, household) => members.map(() => household));
  const sideOf = sidesOf(circles, guests);
  const areStrangers = (one: number, other: number) => householdOf[one] !== householdOf[other];
  for (const { members } of circles) drawAcquaintances(members, areStrangers, wishes, random);
  const onOneSide = (one: number, other: number) => areStrangers(one, other) && sideOf[one] === sideOf[other];
  drawWishes(guests * 0.3, 4, guests, onOneSide, wishes, random);
  drawWishes(guests * 0.05, 16, guests, areStrangers, wishes, random);
  drawWishes(guests * 0.15, -4, guests, onOneSide, wishes, random);
  drawWishes(guests * 0.05, -16, guests, onOneSide, wishes, random);
  const rivals: Wishes = new Map();
  drawWishes(guests * 0.04, 1, guests, onOneSide, rivals, random);
  // Shuffled, so that no solver profits from neighbors on the list.
  const places = random.shuffled(householdOf.map((_, guest) => guest));
  const placeOf = (guest: number) => places[guest] ?? 0;
  return {
    guests: places.map((_, place) => `Guest ${place + 1}`),
    tables: drawTables(guests, seats),
    weights: [...wishes.values()].map(([one, other, weight]) => [placeOf(one), placeOf(other), weight]),
    together: households.filter(({ length }) => length > 1).map((members) => members.map(placeOf)),
    apart: [...rivals.values()].map(([one, other]) => [placeOf(one), placeOf(other)]),
  };
}

const spareShare = 0.03;

function drawTables(guests: number, seats: readonly number[]): number[] {
  const tables: number[] = [];
  for (let places = 0, table = 0; places < guests * (1 + spareShare); table += 1) {
    const size = seats[table % seats.length] ?? 0;
    tables.push(size);
    places += size;
  }
  return tables;
}

// One in three guests comes alone, as couples are counted once.
const householdSizes = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 5] as const;

function drawHouseholds(guests: number, random: Random): number[][] {
  const households: number[][] = [];
  for (let next = 0; next < guests; ) {
    const size = Math.min(random.pick(householdSizes), guests - next);
    const first = next;
    households.push(Array.from({ length: size }, (_, place) => first + place));
    next += size;
  }
  return households;
}

interface Circle {
  side: number;
  members: number[];
}

/** Circles of 4 to 26 guests. Each household has one; every fourth has a member in a second circle of the same side. */
function drawCircles(households: readonly number[][], random: Random): Circle[] {
  const circles: Circle[] = [];
  let left = 0;
  for (const household of households) {
    const side = circles.length % 2;
    if (left <= 0) {
      circles.push({ side, members: [] });
      left = random.between(4, 12) + (random.chance(0.4) ? random.between(4, 14) : 0);
    }
    circles.at(-1)?.members.push(...household);
    left -= household.length;
  }
  for (const household of households) {
    const own = circles.find(({ members }) => members.includes(household[0] ?? 0));
    const others = circles.filter((circle) => circle.side === own?.side && circle !== own);
    if (others.length > 0 && random.chance(0.25)) random.pick(others).members.push(random.pick(household));
  }
  return circles;
}

function sidesOf(circles: readonly Circle[], guests: number): number[] {
  const sides = Array.from({ length: guests }, () => 0);
  // From the last, as somebody's first circle counts.
  for (const { side, members } of circles.toReversed()) for (const guest of members) sides[guest] = side;
  return sides;
}

/** In some circles everybody knows everybody, in others half. Most know each other a little. */
function drawAcquaintances(
  members: readonly number[],
  isWanted: (one: number, other: number) => boolean,
  wishes: Wishes,
  random: Random,
): void {
  const density = 0.4 + random.next() * 0.6;
  for (const one of members)
    for (const other of members)
      if (one < other && isWanted(one, other) && random.chance(density))
        wishes.set(`${one} ${other}`, [one, other, random.pick([1, 1, 1, 2, 2, 4])]);
}

function drawWishes(
  count: number,
  weight: number,
  guests: number,
  isWanted: (one: number, other: number) => boolean,
  wishes: Wishes,
  random: Random,
): void {
  for (let drawn = 0; drawn < count; ) {
    const [one, other] = [random.between(0, guests - 1), random.between(0, guests - 1)];
    if (one >= other || !isWanted(one, other)) continue;
    wishes.set(`${one} ${other}`, [one, other, weight]);
    drawn += 1;
  }
}

const guest = z.int().min(0);

/** The format of files for `npm run solve`, with the sources of published ones. */
export const instanceFile = z.object({
  source: z.string().optional(),
  guests: z.array(z.string()),
  tables: z.array(z.int().min(0)),
  /** Added if both guests are at the same table. */
  weights: z.array(z.tuple([guest, guest, z.int()])),
  together: z.array(z.array(guest)).default([]),
  apart: z.array(z.tuple([guest, guest])).default([]),
  /** The largest possible sum of weights, where known. */
  optimum: z.int().optional(),
});

export type SeatingInstance = z.infer<typeof instanceFile>;

export function problemOf(instance: SeatingInstance): SeatingProblem {
  return {
    ...noWishes,
    guests: instance.guests.map(() => ({ size: 1, tables: null, current: null })),
    tables: instance.tables.map((capacity) => ({ capacity, minimum: 0, mayBeEmpty: true })),
    together: instance.together,
    apart: instance.apart,
    pairs: instance.weights.map(([one, other, weight]) => ({ guests: [one, other], weight })),
  };
}
