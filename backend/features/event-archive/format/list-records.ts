import { z } from "zod";
import { maxFixtureLabelLength } from "../../../../common/floor-plan/plan-limits.ts";
import {
  maxExtraColumnNameLength,
  maxGuestNameLength,
  maxHouseholdLength,
  maxTableNoteLength,
  maxTableNumberLength,
} from "../../../../common/limits.ts";
import { maxGuestsInWish } from "../../../../common/wish-rules.ts";
import { attendance, columns, count, moment, number, text, wholeNumber } from "./values.ts";

/** A guest of the list. The order of the records is the list's. */
export const guestRecord = z.strictObject({
  number,
  name: text(maxGuestNameLength),
  table: text(maxTableNumberLength),
  seat: wholeNumber.nullable(),
  household: text(maxHouseholdLength),
  /** Number of the guest whose plus-one this is. That guest may have been deleted. */
  guestOf: number.nullable(),
  attendance,
  isLocked: z.boolean(),
  isChild: z.boolean(),
  needsAccess: z.boolean(),
  columns,
  createdAt: moment,
  updatedAt: moment,
});

export type GuestRecord = z.output<typeof guestRecord>;

/** A table. The order of the records is the list's. */
export const tableRecord = z.strictObject({
  label: text(maxTableNumberLength).min(1),
  capacity: wholeNumber.nullable(),
  shape: z.enum(["round", "rectangle", "one_sided", "row"]),
  note: text(maxTableNoteLength),
  isLocked: z.boolean(),
  isAccessible: z.boolean(),
  isSetUp: z.boolean(),
  x: wholeNumber.nullable(),
  y: wholeNumber.nullable(),
  rotation: wholeNumber,
  width: wholeNumber.nullable(),
  depth: wholeNumber.nullable(),
});

export type TableRecord = z.output<typeof tableRecord>;

/** The room; there is one at most. */
export const roomRecord = z.strictObject({
  width: wholeNumber,
  depth: wholeNumber,
  outline: z
    .array(z.tuple([wholeNumber, wholeNumber]))
    .max(1000)
    .nullable(),
  isShownToGuests: z.boolean(),
  /** Number of the picture behind the plan, which may have been deleted. */
  picture: number.nullable(),
  pictureX: wholeNumber,
  pictureY: wholeNumber,
  pictureWidth: wholeNumber,
  pictureOpacity: wholeNumber,
});

export type RoomRecord = z.output<typeof roomRecord>;

/** Something on the floor plan that is not a table. */
export const fixtureRecord = z.strictObject({
  number,
  kind: z.enum(["stage", "bar", "door", "dance_floor", "pillar", "text"]),
  label: text(maxFixtureLabelLength),
  x: wholeNumber,
  y: wholeNumber,
  width: wholeNumber,
  depth: wholeNumber,
  rotation: wholeNumber,
});

export type FixtureRecord = z.output<typeof fixtureRecord>;

const wishKinds = [
  ...(["together", "apart", "like", "dislike", "column_together", "column_spread", "column_alternate"] as const),
  ...(["near", "company", "balance", "table_minimum"] as const),
] as const;

/** A wish or rule of the seating. */
export const wishRecord = z.strictObject({
  kind: z.enum(wishKinds),
  priority: z.enum(["low", "medium", "high"]),
  /** In ascending order. They may have been deleted. */
  guests: z.array(number).max(maxGuestsInWish),
  column: text(maxExtraColumnNameLength),
  /** May have been deleted. */
  fixture: number.nullable(),
  minimum: wholeNumber.nullable(),
  createdAt: moment,
});

export type WishRecord = z.output<typeof wishRecord>;

/** A guest of a list that is kept from before an import or a restore. */
export const keptGuestRecord = z.strictObject({
  number,
  name: text(maxGuestNameLength),
  table: text(maxTableNumberLength),
  columns,
  /** Null if there were none, and in lists from before they were kept. */
  facts: z
    .strictObject({
      household: text(maxHouseholdLength),
      attendance,
      /** 0 for none. */
      seat: wholeNumber,
      guestOf: number.nullable(),
      isLocked: z.boolean(),
      isChild: z.boolean(),
      needsAccess: z.boolean(),
    })
    .nullable(),
});

export type KeptGuestRecord = z.output<typeof keptGuestRecord>;

/** A guest of an imported sheet. */
export const sheetGuestRecord = z.strictObject({
  /** The guest whom they became; null if nobody knows. */
  number: number.nullable(),
  name: text(maxGuestNameLength),
  table: text(maxTableNumberLength),
  columns,
  row: wholeNumber.nullable(),
  /** What the sheet says besides; null where it says nothing. */
  facts: z
    .strictObject({
      household: text(maxHouseholdLength).nullable(),
      attendance: attendance.nullable(),
      seat: wholeNumber.nullable(),
      host: text(maxGuestNameLength),
    })
    .nullable(),
});

export type SheetGuestRecord = z.output<typeof sheetGuestRecord>;

/** What an imported sheet says besides its guests. */
export const sheetHead = z.strictObject({
  version: count,
  tables: z.array(z.strictObject({ label: text(maxTableNumberLength), capacity: wholeNumber })).max(200_000),
});

export type SheetHead = z.output<typeof sheetHead>;
