import { Random } from "../lib/random.ts";
import type { SeatingInstance } from "./instance.ts";
import { plantInstance } from "./planted.ts";

/** An instance of a kind that is hard to seat. */
export interface KindInstance {
  kind: string;
  guests: number;
  instance: SeatingInstance;
  /** The table of each guest in a plan that keeps all rules. */
  plan: number[];
  /** By construction, no plan is worth more than this one. */
  isOptimal: boolean;
}

type Weight = [number, number, number];

/** Draws an instance of this many guests: a multiple of 20. */
type Draw = (guests: number, random: Random) => Pick<KindInstance, "instance" | "plan">;

/** With couples, and pairs that should or must be apart. */
const ofTwo = { seats: 2, spare: 0, temptations: 12 };

const optimalKinds: readonly (readonly [string, Draw])[] = [
  ["circles as large as large and small tables", circlesAtTables],
  ["households at large and small tables", householdsAtTables],
  ["ring, each knows the next", (guests, random) => ringOfGuests(guests, 1, random)],
  ["ring, each knows the next four", (guests, random) => ringOfGuests(guests, 4, random)],
  ["ring of couples", ringOfCouples],
  ["delegations at tables of 10", delegationsInHall],
  ["delegations at tables of 20 to 50", delegationsAtTables],
  ["tables of two", (guests, random) => plantInstance({ ...ofTwo, guests, seed: random.between(1, 2 ** 30) })],
];

const otherKinds: readonly (readonly [string, Draw])[] = [
  ["a third of all pairs apart", (guests, random) => pairsApart(guests, 0.35, random)],
  ["half of all pairs apart", (guests, random) => pairsApart(guests, 0.5, random)],
  ["two thirds of all pairs apart", (guests, random) => pairsApart(guests, 0.7, random)],
];

const sizes = [60, 120, 240, 500] as const;

/** One instance of each kind and number of guests, a multiple of 20. There is no spare seat in any. */
export function* kindInstances(seed: number, guestCounts: readonly number[] = sizes): Generator<KindInstance> {
  for (const [place, [kind, draw]] of [...optimalKinds, ...otherKinds].entries())
    for (const guests of guestCounts)
      yield {
        ...{ kind, guests, isOptimal: place < optimalKinds.length },
        ...draw(guests, new Random(seed + 1000 * guests + 7919 * place)),
      };
}

/** Everybody of a circle knows each other, so that all wishes can be met at once. */
function circlesAtTables(guests: number, random: Random) {
  const tables = largeAndSmall(guests, random);
  const plan = hiddenPlan(tables, random);
  const weights = membersOf(plan, tables).flatMap((members) =>
    pairsOf(members).map(([one, other]): Weight => [one, other, 1]),
  );
  return { instance: { ...named(guests), tables, weights, together: [], apart: [] }, plan };
}

/**
 * Households fill tables exactly, and many guests are drawn to other tables. Each guest i has a price p(i), higher at
 * larger tables. Two guests of one table in the hidden plan weigh p(i) + p(j) + e with e ≥ 0, others at most p(i) + p(j).
 * Somebody at a table of c seats shares it with c − 1 others. So no plan is worth more than the sums of e and of (c − 1) p,
 * the latter being largest when the highest prices are at the largest tables, as in the hidden plan.
 */
function householdsAtTables(guests: number, random: Random) {
  const tables = largeAndSmall(guests, random);
  const plan = hiddenPlan(tables, random);
  const prices = plan.map(() => random.pick([1, 1, 2, 3, 5]));
  // No small table has a higher price than a larger one.
  const ranked = tables.map((_, table) => table).toSorted((one, other) => (tables[one] ?? 0) - (tables[other] ?? 0));
  const sorted = prices.toSorted((one, other) => one - other);
  const ordered = new Map<number, number>();
  for (const table of ranked)
    for (const [guest, own] of plan.entries()) if (own === table) ordered.set(guest, sorted[ordered.size] ?? 0);
  const priceOf = (guest: number) => ordered.get(guest) ?? 0;
  const weights = pairsOf(plan.map((_, guest) => guest)).flatMap(([one, other]): Weight[] => {
    const price = priceOf(one) + priceOf(other);
    if (plan[one] === plan[other]) return [[one, other, price + random.pick([0, 0, 0, 1])]];
    return random.chance(temptations / guests) ? [[one, other, price - random.pick([0, 0, 1, 1, 2])]] : [];
  });
  const together = membersOf(plan, tables).flatMap((members) => households(members, random));
  return { instance: { ...named(guests), tables, weights, together, apart: [] }, plan };
}

/** How many guests at other tables draw a guest there in vain. */
const temptations = 12;

/**
 * Guests know those within their reach on a ring, nearer ones better. Of the guests at a table, sorted by their place on
 * the ring, those k apart in this order are at least k apart on the ring. So a table is worth the most with guests in a row.
 */
function ringOfGuests(guests: number, reach: number, random: Random) {
  const ring = shuffledGuests(guests, random);
  const weights = ring.flatMap((guest, place) =>
    Array.from({ length: reach }, (_, step): Weight => {
      return [guest, ring[(place + step + 1) % guests] ?? 0, reach - step];
    }),
  );
  const tables = tablesFor(guests, [6, 8, 10, 20], random);
  return { instance: { ...named(guests), tables, weights, together: [], apart: [] }, plan: inRows(ring, tables) };
}

/** Couples know the two couples next to them on either side; for the same reason, a table is worth the most in a row. */
function ringOfCouples(guests: number, random: Random) {
  const ring = shuffledGuests(guests, random);
  const tables = tablesFor(guests, [6, 8, 10], random);
  const couples = Array.from({ length: guests / 2 }, (_, couple) => ring.slice(2 * couple, 2 * couple + 2));
  const weights = couples.flatMap(([one = 0], place) =>
    [1, 2].map((step): Weight => [one, couples[(place + step) % couples.length]?.[1] ?? 0, 3 - step]),
  );
  return { instance: { ...named(guests), tables, weights, together: couples, apart: [] }, plan: inRows(ring, tables) };
}

/** How delegations that do not fill a table share one. */
const shares = [
  [3, 7],
  [4, 6],
  [5, 5],
  [2, 8],
  [1, 9],
  [2, 3, 5],
  [3, 3, 4],
  [2, 4, 4],
  [1, 3, 6],
] as const;

/**
 * Everybody wants to be with all of their delegation. A delegation is best off at full tables, and one more for the rest.
 * The rests fill tables, so that all can be best off.
 */
function delegationsInHall(guests: number, random: Random) {
  const seats = 10;
  const tableCount = guests / seats;
  const sharedCount = Math.ceil(tableCount / 2);
  const parts: { delegation: number; size: number; table: number }[] = [];
  let delegation = 0;
  for (let table = 0; table < sharedCount; table += 1)
    for (const size of random.pick(shares)) parts.push({ delegation: delegation++, size, table });
  for (let table = sharedCount; table < tableCount; table += 1)
    parts.push({ delegation: random.between(0, delegation), size: seats, table });
  return partsAtTables(
    guests,
    parts,
    Array.from({ length: tableCount }, () => seats),
    random,
  );
}

/** One to four delegations fill each table. */
function delegationsAtTables(guests: number, random: Random) {
  const tables = tablesFor(guests, [20, 30, 40, 50], random);
  const parts = tables.flatMap((seats, table) => {
    const sizes: number[] = [];
    for (let left = seats; left > 0; ) {
      const size = sizes.length === 3 || left < 10 ? left : random.between(5, left - 5);
      sizes.push(size);
      left -= size;
    }
    return sizes.map((size) => ({ size, table }));
  });
  const numbered = parts.map((part, delegation) => ({ ...part, delegation }));
  return partsAtTables(guests, numbered, tables, random);
}

function partsAtTables(
  guests: number,
  parts: readonly { delegation: number; size: number; table: number }[],
  tables: number[],
  random: Random,
) {
  const order = shuffledGuests(guests, random);
  const seats = parts.flatMap((part) => Array.from({ length: part.size }, () => part));
  const delegations = new Map<number, number[]>();
  for (const [place, { delegation }] of seats.entries())
    delegations.set(delegation, [...(delegations.get(delegation) ?? []), order[place] ?? 0]);
  const weights = [...delegations.values()].flatMap((members) =>
    pairsOf(members).map(([one, other]): Weight => [one, other, 1]),
  );
  const plan = planOf(order, (place) => seats[place]?.table ?? 0);
  return { instance: { ...named(guests), tables, weights, together: [], apart: [] }, plan };
}

/** Thousands of pairs, all at different tables in a hidden plan. Everybody would like to sit with somebody drawn at random. */
function pairsApart(guests: number, share: number, random: Random) {
  const seats = [8, 10, 6].find((size) => guests % size === 0) ?? 1;
  const tables = Array.from({ length: guests / seats }, () => seats);
  const plan = hiddenPlan(tables, random);
  const pairs = pairsOf(plan.map((_, guest) => guest));
  const parted = random.shuffled(pairs.filter(([one, other]) => plan[one] !== plan[other]));
  const apart = parted.slice(0, Math.round(share * pairs.length));
  const weights = plan.map((_, guest): Weight => {
    return [guest, (guest + random.between(1, guests - 1)) % guests, random.between(1, 3)];
  });
  return { instance: { ...named(guests), tables, weights, together: [], apart }, plan };
}

/** One table of 20 for every 80 guests, the others of 6, 8 and 10. */
function largeAndSmall(guests: number, random: Random): number[] {
  const large = Array.from({ length: Math.max(1, Math.round(guests / 80)) }, () => 20);
  return random.shuffled([...large, ...tablesFor(guests - 20 * large.length, [6, 8, 10], random)]);
}

/** Tables of these sizes, each at least 6 and even, with exactly this many seats. */
function tablesFor(guests: number, sizes: readonly number[], random: Random): number[] {
  const smallest = Math.min(...sizes);
  const tables: number[] = [];
  for (let left = guests; left > 0; ) {
    const fitting = sizes.filter((size) => size === left || left - size >= smallest);
    const size = fitting.length > 0 ? random.pick(fitting) : left;
    tables.push(size);
    left -= size;
  }
  return tables;
}

function hiddenPlan(tables: readonly number[], random: Random): number[] {
  return random.shuffled(tables.flatMap((seats, table) => Array.from({ length: seats }, () => table)));
}

function membersOf(plan: readonly number[], tables: readonly number[]): number[][] {
  const members = tables.map((): number[] => []);
  for (const [guest, table] of plan.entries()) members[table]?.push(guest);
  return members;
}

/** Of one to five guests of a table. */
function households(members: readonly number[], random: Random): number[][] {
  const sets: number[][] = [];
  for (let next = 0; next < members.length; ) {
    const size = random.pick([1, 1, 2, 2, 2, 3, 4, 5]);
    sets.push(members.slice(next, next + size));
    next += size;
  }
  return sets.filter(({ length }) => length > 1);
}

/** The table of each guest, from that of each place in an order of guests. */
function planOf(order: readonly number[], tableAt: (place: number) => number): number[] {
  const plan = order.map(() => 0);
  for (const [place, guest] of order.entries()) plan[guest] = tableAt(place);
  return plan;
}

function inRows(order: readonly number[], tables: readonly number[]): number[] {
  const seats = tables.flatMap((size, table) => Array.from({ length: size }, () => table));
  return planOf(order, (place) => seats[place] ?? 0);
}

const named = (guests: number) => ({ guests: Array.from({ length: guests }, (_, guest) => `Guest ${guest + 1}`) });
const shuffledGuests = (guests: number, random: Random) =>
  random.shuffled(Array.from({ length: guests }, (_, guest) => guest));
const pairsOf = (members: readonly number[]) =>
  members.flatMap((one, place) => members.slice(place + 1).map((other): [number, number] => [one, other]));
