import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { FieldChange } from "../../../lib/field-change.ts";

export const storedPictureSchema = z.object({
  id: z.number(),
  kind: z.enum(["monogram", "photo"]),
  mediaType: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
  /** Width in pixels; null if there is none. */
  smallWidth: z.number().nullable(),
  /** Mean color of a drawing on a transparent background; null if nothing is transparent. */
  ink: z.string().nullable(),
  /** Percent of black over the picture that makes white text readable. */
  scrim: z.number(),
});

export type StoredPicture = z.infer<typeof storedPictureSchema>;

const fieldsSchema = z.object({
  name: z.string(),
  description: z.string(),
  date: z.string(),
  /** As 2027-06-12; null for none. */
  day: z.string().nullable(),
  location: z.string(),
  isPublic: z.boolean(),
  showTablemates: z.boolean(),
  guestCode: z.string(),
  greeting: z.string(),
  worksOffline: z.boolean(),
  guestLanguages: z.array(z.string()),
  hiddenColumns: z.array(z.string()),
  primaryColor: z.string(),
  secondaryColor: z.string(),
  backgroundColor: z.string(),
  fontFamily: z.string(),
  picture: storedPictureSchema.nullable(),
});

export type EventFields = z.infer<typeof fieldsSchema>;

const fieldNames = fieldsSchema.keyof().options;

/** What an edit changed, field by field. */
export function changedFields(before: EventFields, after: EventFields): FieldChange[] {
  return fieldNames
    .filter((field) => !isDeepStrictEqual(comparable(before, field), comparable(after, field)))
    .map((field) => ({ field, from: before[field], to: after[field] }));
}

/** The order of hidden columns has no meaning. */
const comparable = (event: EventFields, field: keyof EventFields) =>
  field === "hiddenColumns" ? event.hiddenColumns.toSorted() : event[field];

/** Values that undoing an edit restores, and fields in its way because they changed again. */
export interface FieldsPutBack {
  values: Partial<EventFields>;
  changedAgain: string[];
}

/** Values to restore; a field in another state than the changes left is in the way. Hidden columns count one by one. */
export function fieldsPutBack(changes: readonly FieldChange[], now: EventFields): FieldsPutBack {
  const was = fieldsSchema.partial().parse(Object.fromEntries(changes.map(({ field, from }) => [field, from])));
  const became = fieldsSchema.partial().parse(Object.fromEntries(changes.map(({ field, to }) => [field, to])));
  const hidden = hiddenPutBack(was.hiddenColumns ?? [], became.hiddenColumns ?? [], now.hiddenColumns);
  const changed = changes.flatMap(({ field }) => fieldNames.filter((name) => name === field));
  const changedAgain = changed.filter((field) =>
    field === "hiddenColumns" ? hidden === undefined : !isDeepStrictEqual(now[field], became[field]),
  );
  const values = { ...was, ...(was.hiddenColumns && hidden ? { hiddenColumns: hidden } : {}) };
  return { values, changedAgain };
}

function hiddenPutBack(
  was: readonly string[],
  became: readonly string[],
  now: readonly string[],
): string[] | undefined {
  const hid = became.filter((column) => !was.includes(column));
  const showed = was.filter((column) => !became.includes(column));
  const isAsLeft = hid.every((column) => now.includes(column)) && !showed.some((column) => now.includes(column));
  return isAsLeft ? [...now.filter((column) => !hid.includes(column)), ...showed] : undefined;
}
