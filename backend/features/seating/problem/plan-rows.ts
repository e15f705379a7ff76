import { z } from "zod";
import type { TableForm } from "../../../../common/floor-plan/plan-types.ts";
import { type WishKindName, wishKindNames } from "../../../../common/wishes/wish-kinds.ts";

/** A guest as far as a plan depends on them. */
export interface PlanGuest {
  readonly id: number;
  readonly name: string;
  readonly tableNumber: string;
  readonly seatNumber: number | null;
  readonly household: string;
  readonly guestOfId: number | null;
  readonly isLocked: boolean;
  readonly isChild: boolean;
  readonly needsAccess: boolean;
  /** Only the columns that wishes name. */
  readonly additionalInfo: Readonly<Record<string, string>>;
}

/** A table as far as a plan depends on it. */
export interface PlanTable extends Readonly<TableForm> {
  readonly id: number;
  readonly label: string;
  readonly isLocked: boolean;
  readonly isAccessible: boolean;
  /** Center on the floor plan in centimeters; null if it is not there. */
  readonly x: number | null;
  readonly y: number | null;
  /** In degrees, clockwise. */
  readonly rotation: number;
}

const fixtureKinds = ["stage", "bar", "door", "dance_floor", "pillar", "text"] as const;

/** With its center in centimeters. */
interface PlanFixture {
  readonly id: number;
  readonly kind: (typeof fixtureKinds)[number];
  /** Empty for the usual word for its kind. */
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** A wish of the organizer's. */
export interface PlanWish {
  readonly id: number;
  readonly kind: WishKindName;
  readonly priority: "low" | "medium" | "high";
  readonly guestIds: readonly number[];
  readonly column: string;
  /** Of that column, for wishes about guests who have it; empty for others. */
  readonly value: string;
  readonly fixtureId: number | null;
  readonly tableIds: readonly number[];
  readonly minimum: number | null;
}

type Keep = "nothing" | "preferably" | "fewest_moves";

/** How the organizer wants the plan. */
export interface PlanOptions {
  readonly keep: Keep;
  /** For tables with an unknown number; null for the usual one. */
  readonly seatsPerTable: number | null;
  /** Whether households and plus-ones may be split. */
  readonly splitHouseholds: boolean;
  /** Whether guests get chairs, too. */
  readonly assignsChairs: boolean;
}

/** A chair that somebody has who takes no part, such as one who is not coming. */
export interface TakenSeat {
  readonly tableNumber: string;
  readonly seatNumber: number;
}

/** All that a plan of an event depends on. */
export interface PlanRows {
  /** Those who come or have not answered. */
  readonly guests: readonly PlanGuest[];
  readonly tables: readonly PlanTable[];
  readonly fixtures: readonly PlanFixture[];
  readonly wishes: readonly PlanWish[];
  /** Empty if guests get no chairs. */
  readonly takenSeats: readonly TakenSeat[];
  readonly options: PlanOptions;
}

const length = z.number().nullable();

export const planRows: z.ZodType<PlanRows> = z.object({
  guests: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      tableNumber: z.string(),
      seatNumber: z.number().nullable(),
      household: z.string(),
      guestOfId: z.number().nullable(),
      isLocked: z.boolean(),
      isChild: z.boolean(),
      needsAccess: z.boolean(),
      additionalInfo: z.custom<Record<string, string>>((info) => typeof info === "object" && info !== null),
    }),
  ),
  tables: z.array(
    z.object({
      id: z.number(),
      label: z.string(),
      capacity: z.number().nullable(),
      shape: z.enum(["ROUND", "RECTANGLE", "ONE_SIDED", "ROW"]),
      width: length,
      depth: length,
      isLocked: z.boolean(),
      isAccessible: z.boolean(),
      x: length,
      y: length,
      rotation: z.number(),
    }),
  ),
  fixtures: z.array(
    z.object({ id: z.number(), kind: z.enum(fixtureKinds), label: z.string(), x: z.number(), y: z.number() }),
  ),
  takenSeats: z.array(z.object({ tableNumber: z.string(), seatNumber: z.number() })),
  wishes: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(wishKindNames),
      priority: z.enum(["low", "medium", "high"]),
      guestIds: z.array(z.number()),
      column: z.string(),
      value: z.string(),
      fixtureId: z.number().nullable(),
      tableIds: z.array(z.number()),
      minimum: z.number().nullable(),
    }),
  ),
  options: z.object({
    keep: z.enum(["nothing", "preferably", "fewest_moves"]),
    seatsPerTable: z.number().nullable(),
    splitHouseholds: z.boolean(),
    assignsChairs: z.boolean(),
  }),
});
