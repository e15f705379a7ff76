import type { Wish, WishFixture, WishGuest, WishTable } from "../../wishes/wish.ts";

/** A guest as far as a plan depends on them. */
export interface PlanGuest extends Omit<WishGuest, "attendance"> {
  readonly name: string;
  readonly tableNumber: string;
  readonly seatNumber: number | null;
  readonly isLocked: boolean;
  readonly needsAccess: boolean;
}

/** A table as far as a plan depends on it. */
export interface PlanTable extends WishTable {
  readonly label: string;
  readonly isLocked: boolean;
  readonly isAccessible: boolean;
}

/** Start of a plan: with nothing, with today's seats where as good, or with as few moves as possible. */
export type SeatingKeep = "NOTHING" | "PREFERABLY" | "FEWEST_MOVES";

/** How the organizer wants the plan. */
export interface PlanOptions {
  readonly keep: SeatingKeep;
  /** For tables with an unknown number; null for the usual one. */
  readonly seatsPerTable: number | null;
  /** Whether households and plus-ones may be split. */
  readonly splitHouseholds: boolean;
  /** Whether guests get chairs, too. */
  readonly assignsChairs: boolean;
}

/** A chair that somebody has who takes no part, such as one who is not coming. */
interface TakenSeat {
  readonly tableNumber: string;
  readonly seatNumber: number;
}

/** All that a plan of an event depends on. */
export interface PlanRows {
  /** Those who come or have not answered. */
  readonly guests: readonly PlanGuest[];
  readonly tables: readonly PlanTable[];
  readonly fixtures: readonly WishFixture[];
  readonly wishes: readonly Wish[];
  /** Empty if guests get no chairs. */
  readonly takenSeats: readonly TakenSeat[];
  readonly options: PlanOptions;
}
