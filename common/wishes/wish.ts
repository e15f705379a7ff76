import type { TableForm } from "../floor-plan/plan-types.ts";
import type { WishKind } from "./wish-kinds.ts";

export const priorities = ["LOW", "MEDIUM", "HIGH"] as const;
export type WishPriority = (typeof priorities)[number];

/** What a wish is worth: a step counts as four of the step below, so only many small wishes outweigh a large one. */
export const priorityWeights = { LOW: 1, MEDIUM: 4, HIGH: 16 } as const satisfies Record<WishPriority, number>;

export interface Wish {
  readonly id: number;
  readonly kind: WishKind;
  /** Means nothing for those that plans must meet. */
  readonly priority: WishPriority;
  /** Empty for the kinds about a column or everyone, and for guests with a value of a column. */
  readonly guestIds: readonly number[];
  /** Empty for other kinds. */
  readonly column: string;
  /** With the kinds about tables, the value of the column that guests have; empty for named guests. */
  readonly value: string;
  /** With NEAR only. */
  readonly fixtureId: number | null;
  /** With the kinds about tables only. */
  readonly tableIds: readonly number[];
  /** With TABLE_MINIMUM, the fewest guests. */
  readonly minimum: number | null;
}

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
