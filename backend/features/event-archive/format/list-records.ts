import { z } from "zod";
import {
  maxCorners,
  maxFixtureLabelLength,
  maxRoomSide,
  maxSide,
  minCorners,
  minRoomSide,
  minSide,
} from "../../../../common/floor-plan/plan-limits.ts";
import { otherNamesText } from "../../../../common/guest-rules.ts";
import {
  maxDoorNoteLength,
  maxExtraColumnNameLength,
  maxExtraColumnValueLength,
  maxGuestNameLength,
  maxGuestsInPlan,
  maxHouseholdLength,
  maxOtherNamesLength,
  maxSavedPlanName,
  maxTableCapacity,
  maxTableLength,
  maxTableNoteLength,
  maxTableNumberLength,
  maxTablesAtOnce,
  minTableLength,
} from "../../../../common/limits.ts";
import { maxGuestsInWish, maxTableMinimum, maxTablesInWish } from "../../../../common/wish-limits.ts";
import { mayHaveValue, wishFacts, wishKindNames } from "../../../../common/wishes/wish-kinds.ts";
import { eachNote } from "../../../database/event-tables.ts";
import { planPlace } from "../../tables/table-rules.ts";
import { atMost, attendance, columns, count, line, maxNumbers, moment, number, text } from "./values.ts";

// Numbers have the limits of the forms: drawing and computing cost grows with them.

const seatNumber = z.int().min(1).max(maxTableCapacity);
/** 0 for none. */
const seatOrNone = z.int().min(0).max(maxTableCapacity);
const capacity = z.int().min(1).max(maxTableCapacity);
const tableLength = z.int().min(minTableLength).max(maxTableLength);
const roomSide = z.int().min(minRoomSide).max(maxRoomSide);
const side = z.int().min(minSide).max(maxSide);
/** Degrees. */
const rotation = z.int().min(0).max(359);
const tableLabel = line(maxTableNumberLength);
const guestName = line(maxGuestNameLength);
const household = line(maxHouseholdLength);

/** In the form in which they are stored. */
const otherNames = line(maxOtherNamesLength).refine((text) => otherNamesText.safeParse(text).data === text);

/** Older archives lack later notes. */
const notes = {
  ...eachNote((_, since) => (since > 1 ? z.boolean().default(false) : z.boolean())),
  doorNote: line(maxDoorNoteLength).default(""),
  otherNames: otherNames.default(""),
};

/** A guest; records are in list order. */
export const guestRecord = z.strictObject({
  number,
  name: guestName.min(1),
  table: tableLabel,
  seat: seatNumber.nullable(),
  household,
  /** Number of the host, who may have been deleted; null unless a plus-one. */
  guestOf: number.nullable(),
  /** Numbers of duplicates who were merged into them. Older archives lack it. */
  merged: atMost(maxNumbers.guests, z.array(number)).default([]),
  attendance,
  ...notes,
  columns,
  createdAt: moment,
  updatedAt: moment,
});

export type GuestRecord = z.output<typeof guestRecord>;

export const tableRecord = z.strictObject({
  label: tableLabel.min(1),
  capacity: capacity.nullable(),
  shape: z.enum(["round", "rectangle", "one_sided", "row"]),
  note: text(maxTableNoteLength),
  isLocked: z.boolean(),
  isAccessible: z.boolean(),
  isSetUp: z.boolean(),
  isImported: z.boolean(),
  x: planPlace.nullable(),
  y: planPlace.nullable(),
  rotation,
  width: tableLength.nullable(),
  depth: tableLength.nullable(),
});

export type TableRecord = z.output<typeof tableRecord>;

export const roomRecord = z.strictObject({
  width: roomSide,
  depth: roomSide,
  outline: atMost(
    maxCorners,
    z
      .array(z.tuple([planPlace, planPlace]))
      .min(minCorners)
      .nullable(),
  ),
  isShownToGuests: z.boolean(),
  /** Archives of the first version lack it. */
  isInFeet: z.boolean().nullable().default(null),
  /** Number of the picture behind the plan, which may have been deleted. */
  picture: number.nullable(),
  pictureX: planPlace,
  pictureY: planPlace,
  /** 0 before there was a picture. */
  pictureWidth: z.int().min(0).max(maxSide),
  /** Percent. */
  pictureOpacity: z.int().min(0).max(100),
});

export type RoomRecord = z.output<typeof roomRecord>;

export const fixtureRecord = z.strictObject({
  number,
  kind: z.enum(["stage", "bar", "door", "dance_floor", "pillar", "text"]),
  label: line(maxFixtureLabelLength),
  x: planPlace,
  y: planPlace,
  width: side,
  depth: side,
  rotation,
});

export type FixtureRecord = z.output<typeof fixtureRecord>;

export const wishRecord = z
  .strictObject({
    kind: z.enum(wishKindNames),
    priority: z.enum(["low", "medium", "high"]),
    /** Ascending and unique; they may have been deleted. */
    guests: atMost(
      maxGuestsInWish,
      z
        .array(number)
        .refine((guests) => guests.every((guest, place) => place === 0 || guest > (guests[place - 1] ?? 0))),
    ),
    column: text(maxExtraColumnNameLength),
    /** Older archives lack it, and the tables. */
    value: text(maxExtraColumnValueLength).default(""),
    /** May have been deleted. */
    fixture: number.nullable(),
    /** Labels. */
    tables: atMost(maxTablesInWish, z.array(tableLabel.min(1))).default([]),
    minimum: z.int().min(1).max(maxTableMinimum).nullable(),
    createdAt: moment,
  })
  .refine(({ kind, fixture }) => (wishFacts(kind).hasPlace === true) === (fixture !== null))
  .refine(({ kind, column, value }) => (wishFacts(kind).family === "column" || value !== "") === (column !== ""))
  .refine(({ kind, value, guests }) => value === "" || (mayHaveValue(kind) && guests.length === 0))
  .refine(({ kind, tables }) => tables.length >= (wishFacts(kind).fewestTables ?? 0))
  .refine(({ kind, tables }) => tables.length === 0 || wishFacts(kind).fewestTables !== null)
  .refine(({ kind, minimum }) => (wishFacts(kind).hasMinimum === true) === (minimum !== null));

export type WishRecord = z.output<typeof wishRecord>;

/** A seating with a name. Each seat has a guest, who may have been deleted, the place of the table, and the seat number. */
export const savedPlanRecord = z
  .strictObject({
    name: line(maxSavedPlanName).min(1),
    tables: atMost(
      maxTablesAtOnce,
      z.array(z.strictObject({ label: tableLabel.min(1), capacity: capacity.nullable() })),
    ),
    seats: atMost(maxGuestsInPlan, z.array(z.tuple([number, count.nullable(), seatNumber.nullable()]))),
    createdAt: moment,
  })
  .refine(({ tables, seats }) => seats.every(([, place]) => place === null || place < tables.length));

export type SavedPlanRecord = z.output<typeof savedPlanRecord>;

/** A guest of a list kept before an import or restore. */
export const keptGuestRecord = z.strictObject({
  number,
  name: guestName.min(1),
  table: tableLabel,
  columns,
  /** Null if there were none, and in lists from before they were kept. */
  facts: z
    .strictObject({
      household,
      attendance,
      seat: seatOrNone,
      guestOf: number.nullable(),
      ...notes,
    })
    .nullable(),
});

export type KeptGuestRecord = z.output<typeof keptGuestRecord>;

/** A guest of an imported sheet. */
export const sheetGuestRecord = z.strictObject({
  /** The guest they became; null if unknown. */
  number: number.nullable(),
  name: guestName,
  table: tableLabel,
  columns,
  row: count.nullable(),
  /** Other facts in the sheet; null where missing. */
  facts: z
    .strictObject({
      household: household.nullable(),
      otherNames: otherNames.nullable().default(null),
      attendance: attendance.nullable(),
      seat: seatOrNone.nullable(),
      host: guestName,
    })
    .nullable(),
});

export type SheetGuestRecord = z.output<typeof sheetGuestRecord>;

/** An imported sheet without its guests. */
export const sheetHead = z.strictObject({
  version: count,
  tables: atMost(200_000, z.array(z.strictObject({ label: tableLabel, capacity }))),
});

export type SheetHead = z.output<typeof sheetHead>;
