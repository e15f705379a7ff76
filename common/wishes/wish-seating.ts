import type { TableForm } from "../floor-plan/plan-types.ts";

export interface WishGuest {
  readonly id: number;
  readonly household: string;
  /** The guest whose plus-one this is. */
  readonly guestOfId: number | null;
  readonly isChild: boolean;
  /** Guests who are not coming ("NO") are left out of every wish. */
  readonly attendance: "UNKNOWN" | "YES" | "NO";
  readonly additionalInfo: Readonly<Record<string, unknown>>;
}

export interface WishTable extends Readonly<TableForm> {
  readonly id: number;
  /** Center on the floor plan, in centimeters; null while it is not placed. */
  readonly x: number | null;
  readonly y: number | null;
  /** In degrees, clockwise. */
  readonly rotation: number;
}

export interface WishFixture {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export interface WishSeating {
  readonly guests: Iterable<WishGuest>;
  readonly tables: readonly WishTable[];
  readonly fixtures: readonly WishFixture[];
  /** By guest id; guests without a seat are missing. */
  readonly tableOf: ReadonlyMap<number, number>;
}
