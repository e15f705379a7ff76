import { z } from "zod";
import { newEventSchema } from "../../../../common/event-rules.ts";
import { maxExtraColumnNameLength, maxHiddenColumns, maxKnownColumns } from "../../../../common/limits.ts";
import { themeRules } from "../../../../common/theme-rules.ts";
import { count, moment, number, text } from "./values.ts";

/** What every archive says it is. */
export const formatName = "find-your-table-event";

/** Raised by every change that older programs could not read. */
export const formatVersion = 1;

/** The format of an archive, before anything else of it is understood. */
export const formatSchema = z.object({ format: z.literal(formatName), version: z.int().min(1) });

/** A link as the program makes them. */
export const madeLink = /^[2-9a-hjkmnp-z]{10}$/;

/** The picture of an event's page. Its parts end up in styles and addresses, so they are checked like the event's own. */
export const shownPicture = z.strictObject({
  number,
  kind: z.enum(["monogram", "photo"]),
  mediaType: z.enum(["image/jpeg", "image/webp"]),
  width: count,
  height: count,
  smallWidth: count.nullable(),
  ink: z
    .string()
    .regex(/^#[\da-f]{6}$/i)
    .nullable(),
  scrim: z.int().min(0).max(100),
});

export type ShownPicture = z.output<typeof shownPicture>;

const columnNames = (most: number) => z.array(text(maxExtraColumnNameLength)).max(most);

/** Each field of an event whose changes are recorded, with the rule that its values keep. */
export const fieldRules = {
  ...newEventSchema.shape,
  hiddenColumns: columnNames(maxHiddenColumns),
  primaryColor: themeRules.shape.primaryColor.unwrap(),
  secondaryColor: themeRules.shape.secondaryColor.unwrap(),
  backgroundColor: themeRules.shape.backgroundColor.unwrap(),
  fontFamily: themeRules.shape.fontFamily.unwrap(),
  picture: shownPicture.nullable(),
  /** The day of the event; null if nobody knows. */
  day: z.iso.date().nullable(),
  /** Days for which guests are kept after it; null for as many as in the installation, 0 for always. */
  retentionDays: z.int().min(0).max(36_500).nullable(),
} as const;

const eventSchema = z.strictObject({
  ...fieldRules,
  shortLink: z.string().max(100),
  knownColumns: columnNames(maxKnownColumns),
  guestListVersion: count,
  /** Whether a day was looked for in the text of the date. */
  isDayRead: z.boolean(),
  /** When guests were last removed because their time was over, and the numbers that stay of them; null if never. */
  emptiedAt: moment.nullable(),
  figures: z.record(text(100), z.number()).nullable(),
  createdAt: moment,
  updatedAt: moment,
});

const leftOut = z.strictObject({ keptLists: count, files: count });

/** How much of what an event keeps for its history is left out, because the archive would be too large. */
export type LeftOut = z.output<typeof leftOut>;

/** The first part of an archive. */
export const manifestSchema = z.strictObject({
  format: z.literal(formatName),
  version: z.literal(formatVersion),
  event: eventSchema,
  /** Highest number of each kind. All of them occur. */
  numbers: z.strictObject({ guests: count, fixtures: count, entries: count, pictures: count }),
  leftOut: leftOut.optional(),
});

export type Manifest = z.output<typeof manifestSchema>;

/** What numbers stand for. */
export type NumberKind = keyof Manifest["numbers"];
