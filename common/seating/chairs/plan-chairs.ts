import { type SeatLayout, seatLayout } from "../../floor-plan/seat-layout.ts";
import { chairCount } from "../../floor-plan/table-chairs.ts";
import type { BuiltProblem } from "../problem/build-problem.ts";
import type { PlanGuest, PlanRows, PlanTable } from "../problem/plan-rows.ts";
import { ChairWishes, childAlonePrice, endAlonePrice, keptChairWeight } from "./chair-wishes.ts";
import { type ChairProblem, localChairs } from "./local-chairs.ts";

/** Seat numbers of the problem's guests in their order; 0 for a guest without one. */
interface SeatNumbers {
  readonly today: Int32Array;
  readonly planned: Int32Array;
}

interface OnChair {
  /** Place in the list of guests. */
  guest: number;
  /** Null if there is no chair left. */
  seatNumber: number | null;
}

/** Assigns chairs, again only where the guests of a table are others than before. */
export class PlanChairs {
  readonly #rows: PlanRows;
  readonly #built: BuiltProblem;
  readonly #wishes: ChairWishes;
  /** Place in the list of guests, of each guest of the problem. */
  readonly #places: readonly number[];
  readonly #today: Int32Array;
  readonly #known = new Map<string, readonly OnChair[]>();

  constructor(rows: PlanRows, built: BuiltProblem) {
    this.#rows = rows;
    this.#built = built;
    this.#wishes = new ChairWishes(rows);
    const placeOf = new Map(rows.guests.map(({ id }, place) => [id, place]));
    this.#places = built.guestIds.map((id) => placeOf.get(id) ?? 0);
    this.#today = Int32Array.from(this.#places, (place) => this.#guest(place)?.seatNumber ?? 0);
  }

  /** @param assignment the table of each guest of the problem */
  assign(assignment: ArrayLike<number>): SeatNumbers {
    const { tableIds } = this.#built;
    const members: number[][] = tableIds.map(() => []);
    for (const [at, place] of this.#places.entries()) members[assignment[at] ?? -1]?.push(place);
    const tables = new Map(this.#rows.tables.map((table) => [table.id, table]));
    const seatOf = new Map<number, number | null>();
    for (const [at, tableId] of tableIds.entries()) {
      const table = tables.get(tableId);
      const chairs = table ? this.#chairsAt(table, members[at] ?? []) : [];
      for (const { guest, seatNumber } of chairs) seatOf.set(guest, seatNumber);
    }
    // Locked guests stay as they are.
    const planned = this.#today.map((seat, at) => {
      const place = this.#places[at] ?? -1;
      return seatOf.has(place) ? (seatOf.get(place) ?? 0) : seat;
    });
    return { today: this.#today, planned };
  }

  #chairsAt(table: PlanTable, members: readonly number[]): readonly OnChair[] {
    const key = `${table.id} ${members.join()}`;
    const known = this.#known.get(key);
    if (known) return known;
    const found = this.#arrange(table, members);
    this.#known.set(key, found);
    return found;
  }

  #arrange(table: PlanTable, members: readonly number[]): readonly OnChair[] {
    const { takenSeats, options } = this.#rows;
    const blocked = new Set(
      takenSeats.filter(({ tableNumber }) => tableNumber === table.label).map(({ seatNumber }) => seatNumber),
    );
    const fixed = this.#fixedChairs(table, members, blocked);
    // A locked guest without a chair must not get one.
    const seatable = members.filter((guest) => fixed.has(guest) || !this.#guest(guest)?.isLocked);
    const seats =
      table.capacity ?? chairCount({ capacity: options.seatsPerTable }, members, (guest) => fixed.get(guest) ?? null);
    const layout = seatLayout(table, seats);
    const taken = [...fixed.values()];
    const liked = new Set(
      options.keep === "PREFERABLY" ? members.flatMap((guest) => this.#seatAt(table, guest) ?? []) : [],
    );
    const chairs = usedChairs(layout, { seats, guests: seatable.length, taken, liked, blocked });
    const withChair = [...fixed.keys(), ...seatable.filter((guest) => !fixed.has(guest))].slice(0, chairs.length);
    const guests = seatable.filter((guest) => withChair.includes(guest));
    const geometry = chairGeometry(layout, chairs);
    const problem: ChairProblem = {
      ...{ size: guests.length, ...geometry, ...this.#wishes.of(guests) },
      place: this.#placeValues(table, guests, chairs),
      lonely: this.#lonelyPrices(guests, { chairs, ends: layout.ends, isBeside: geometry.isBeside }),
      fixed: Int32Array.from(guests, (guest) => chairs.indexOf(fixed.get(guest) ?? -1)),
    };
    const numberOf = new Map(
      Array.from(localChairs(problem), (guest, chair) => [guests[guest] ?? -1, chairs[chair] ?? null] as const),
    );
    return seatable.map((guest) => ({ guest, seatNumber: numberOf.get(guest) ?? null }));
  }

  #guest(place: number): PlanGuest | undefined {
    return this.#rows.guests[place];
  }

  /** Locked guests, and if as few as possible should move all who stay, keep their chair. By guest. */
  #fixedChairs(table: PlanTable, members: readonly number[], blocked: ReadonlySet<number>): Map<number, number> {
    const keepsAll = this.#rows.options.keep === "FEWEST_MOVES";
    const fixed = new Map<number, number>();
    const used = new Set(blocked);
    // Locked guests first: they cannot give way.
    const inOrder = [...members].sort((one, other) => this.#lockedFirst(one) - this.#lockedFirst(other) || one - other);
    for (const guest of inOrder) {
      const seat = this.#seatAt(table, guest);
      if (seat === null || used.has(seat) || !(keepsAll || this.#guest(guest)?.isLocked)) continue;
      used.add(seat);
      fixed.set(guest, seat);
    }
    return fixed;
  }

  #lockedFirst(place: number): number {
    return this.#guest(place)?.isLocked ? 0 : 1;
  }

  /** The chair that a guest has at the table today. */
  #seatAt({ label, capacity }: PlanTable, place: number): number | null {
    const guest = this.#guest(place);
    if (guest?.tableNumber !== label || guest.seatNumber === null) return null;
    return capacity !== null && guest.seatNumber > capacity ? null : guest.seatNumber;
  }

  #placeValues(table: PlanTable, guests: readonly number[], chairs: readonly number[]): Float64Array {
    const size = guests.length;
    const values = new Float64Array(size * size);
    if (this.#rows.options.keep !== "PREFERABLY") return values;
    for (const [at, guest] of guests.entries()) {
      const chair = chairs.indexOf(this.#seatAt(table, guest) ?? -1);
      if (chair >= 0) values[at * size + chair] = keptChairWeight;
    }
    return values;
  }

  #lonelyPrices(
    guests: readonly number[],
    { chairs, ends, isBeside }: { chairs: readonly number[]; ends: readonly number[]; isBeside: Uint8Array },
  ): Float64Array {
    const size = guests.length;
    const isEnd = chairs.map((number, chair) => {
      const neighbors = isBeside.subarray(chair * size, (chair + 1) * size).reduce((sum, one) => sum + one, 0);
      return ends.includes(number) || neighbors < 2;
    });
    const prices = new Float64Array(size * size);
    for (const [at, guest] of guests.entries()) {
      const isChild = this.#guest(guest)?.isChild === true && this.#wishes.hasAdult(guest, guests);
      for (const chair of chairs.keys()) {
        prices[at * size + chair] = (isChild ? childAlonePrice : 0) + (isEnd[chair] ? endAlonePrice : 0);
      }
    }
    return prices;
  }
}

interface WantedChairs {
  /** How many chairs there are. */
  seats: number;
  /** How many guests sit, with those who have a chair. */
  guests: number;
  /** Numbers of chairs that guests have already. */
  taken: readonly number[];
  /** Numbers of chairs to be used rather than others. */
  liked: ReadonlySet<number>;
  /** Numbers of chairs that are not to be used. */
  blocked: ReadonlySet<number>;
}

/** The numbers of the chairs that guests sit on, in order: close together, and not at the ends while others are free. */
function usedChairs(layout: SeatLayout, { seats, guests, taken, liked, blocked }: WantedChairs): number[] {
  const isFree = (number: number) => !blocked.has(number) && !taken.includes(number);
  const chosen = preferred(layout, seats, guests)
    .filter(isFree)
    .sort((one, other) => Number(liked.has(other)) - Number(liked.has(one)))
    .slice(0, Math.max(0, guests - taken.length));
  return [...taken, ...chosen].sort((one, other) => one - other);
}

function preferred(layout: SeatLayout, seats: number, guests: number): number[] {
  const all = Array.from({ length: seats }, (_, index) => index + 1);
  if (layout.across.length > 0) return fromPairs(layout, all);
  if (layout.isRing) return all;
  // In the middle of a line.
  const start = Math.floor((seats - guests) / 2);
  const distance = (number: number) =>
    number > start && number <= start + guests ? 0 : Math.abs(number - layout.head);
  return all.sort((one, other) => distance(one) - distance(other) || one - other);
}

/** Pairs across from each other, then the short sides, those at an end last. */
function fromPairs({ across, ends }: SeatLayout, all: readonly number[]): number[] {
  return [...new Set([...across.flat(), ...all.filter((number) => !ends.includes(number)), ...ends])];
}

/** Chairs of a problem, which are places in the list of numbers, as far as they are close to each other. */
function chairGeometry(
  { beside, across }: SeatLayout,
  numbers: readonly number[],
): Pick<ChairProblem, "isBeside" | "isAcross"> {
  const placeOf = new Map(numbers.map((number, place) => [number, place]));
  const size = numbers.length;
  const matrix = (pairs: SeatLayout["beside"]) => {
    const list = new Uint8Array(size * size);
    for (const [one, other] of pairs) {
      const [from, to] = [placeOf.get(one), placeOf.get(other)];
      if (from === undefined || to === undefined) continue;
      list[from * size + to] = 1;
      list[to * size + from] = 1;
    }
    return list;
  };
  return {
    isBeside: matrix(beside),
    isAcross: matrix(across),
  };
}
