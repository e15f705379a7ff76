import { z } from "zod";
import { isDay } from "../../../../common/event-day.ts";
import { newEventSchema } from "../../../../common/event-rules.ts";
import { guestLanguages } from "../../../../common/guest-languages.ts";
import {
  maxExtraColumnNameLength,
  maxHiddenColumns,
  maxKnownColumns,
  maxPicturePixels,
} from "../../../../common/limits.ts";
import { figuresSchema, retentionSchema } from "../../../../common/retention-rules.ts";
import { themeRules } from "../../../../common/theme-rules.ts";
import { notesSince } from "../../../database/event-tables.ts";
import { atMost, count, listVersion, maxNumbers, moment, number, text } from "./values.ts";

export const formatName = "find-your-table-event";

const doorSince = 4;
/** The first version with what was recorded at the door, and with guests' duplicates. */
export const doorFactsSince = 6;
/** The first version with wishes about tables. */
const tableWishesSince = 7;
/** The first version with saved plans. */
export const savedPlansSince = 8;
/** The first version with wishes about ranks and free seats. */
const rankWishesSince = 9;

/** Raised by every change that older programs cannot read, such as a guest note. */
export const formatVersion = Math.max(
  doorSince,
  doorFactsSince,
  savedPlansSince,
  tableWishesSince,
  rankWishesSince,
  notesSince,
);

/** Checked before anything else of an archive. */
export const formatSchema = z.object({ format: z.literal(formatName), version: z.int().min(1) });

/** A link as the program generates it. */
export const madeLink = /^[2-9a-hjkmnp-z]{10}$/;

export const pixels = z.int().min(1).max(maxPicturePixels);

/** The picture of an event's page; its parts end up in styles and addresses, so they are checked strictly. */
export const shownPicture = z.strictObject({
  number,
  kind: z.enum(["monogram", "photo"]),
  mediaType: z.enum(["image/jpeg", "image/webp"]),
  width: pixels,
  height: pixels,
  smallWidth: pixels.nullable(),
  ink: z
    .string()
    .regex(/^#[\da-f]{6}$/i)
    .nullable(),
  scrim: z.int().min(0).max(100),
});

export type ShownPicture = z.output<typeof shownPicture>;

const columnNames = (most: number) => atMost(most, z.array(text(maxExtraColumnNameLength)));

export const fieldRules = {
  ...newEventSchema.shape,
  guestLanguages: atMost(guestLanguages.length, newEventSchema.shape.guestLanguages),
  hiddenColumns: columnNames(maxHiddenColumns),
  primaryColor: themeRules.shape.primaryColor.unwrap(),
  secondaryColor: themeRules.shape.secondaryColor.unwrap(),
  backgroundColor: themeRules.shape.backgroundColor.unwrap(),
  fontFamily: themeRules.shape.fontFamily.unwrap(),
  picture: shownPicture.nullable(),
  /** Null if unknown. */
  day: z.string().refine(isDay).nullable(),
  retentionDays: retentionSchema,
  /** Older archives lack it. */
  worksOffline: newEventSchema.shape.worksOffline,
} as const;

const eventSchema = z.strictObject({
  ...fieldRules,
  shortLink: z.string().max(100),
  knownColumns: columnNames(maxKnownColumns),
  guestListVersion: listVersion,
  isDayRead: z.boolean(),
  /** When guests were last removed by retention, and the remaining figures; null if never. */
  emptiedAt: moment.nullable(),
  figures: figuresSchema.nullable(),
  createdAt: moment,
  updatedAt: moment,
});

const leftOut = z.strictObject({ keptLists: count, files: count });

/** How much history was left out because the archive would be too large. */
export type LeftOut = z.output<typeof leftOut>;

const upTo = (most: number) => z.int().min(0).max(most);

export const manifestSchema = z.strictObject({
  format: z.literal(formatName),
  version: z.int().min(1).max(formatVersion),
  event: eventSchema,
  /** Highest number of each kind; all from 1 occur. */
  numbers: z.strictObject({
    guests: upTo(maxNumbers.guests),
    fixtures: upTo(maxNumbers.fixtures),
    entries: upTo(maxNumbers.entries),
    pictures: upTo(maxNumbers.pictures),
  }),
  leftOut: leftOut.optional(),
});

export type Manifest = z.output<typeof manifestSchema>;

/** What numbers stand for. */
export type NumberKind = keyof Manifest["numbers"];
