/** A guest, as far as wishes are concerned. */
export interface WishGuest {
  readonly id: number;
  /** Name of their household; empty for none. */
  readonly household: string;
  /** The guest whose plus-one this is. */
  readonly guestOfId: number | null;
  /** Guests who are not coming ("NO") are left out of every wish. */
  readonly attendance: "UNKNOWN" | "YES" | "NO";
  readonly additionalInfo: Readonly<Record<string, unknown>>;
}

/** A table, as far as wishes are concerned. */
export interface WishTable {
  readonly id: number;
  /** Seats; null if unknown. */
  readonly capacity: number | null;
  /** Center on the floor plan, in centimeters; null while it is not placed. */
  readonly x: number | null;
  readonly y: number | null;
}

/** Something in the room that guests may wish to sit near. */
export interface WishFixture {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Who sits where: as it is, or as a plan suggests it. */
export interface WishSeating {
  readonly guests: Iterable<WishGuest>;
  readonly tables: readonly WishTable[];
  readonly fixtures: readonly WishFixture[];
  /** The table of each guest, by id; guests without a seat are missing. */
  readonly tableOf: ReadonlyMap<number, number>;
}
