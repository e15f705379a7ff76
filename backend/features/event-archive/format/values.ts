import { z } from "zod";
import { maxExtraColumnNameLength, maxExtraColumnValueLength } from "../../../../common/limits.ts";
import { storableText } from "../../../../common/storable-text.ts";

/** A text that a database can store. */
export const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => storableText(value) === value);

/** Most numbers of one kind in an archive: each takes an id of the installation that imports it. */
const mostNumbers = 10_000_000;

/** What stands for an id within an archive. */
export const number = z.int().min(1).max(mostNumbers);

/** A moment, to the millisecond. */
export const moment = z.iso.datetime({ precision: 3 });

/** Any whole number that the database can store. */
export const wholeNumber = z.int32();

/** A number that counts something. */
export const count = wholeNumber.min(0);

/** Columns that lists of the past may have had: more than today's limit. */
const mostColumns = 500;

/** Extra columns of a guest as pairs, because an object would move names that look like numbers to the front. */
export const columns = z
  .array(z.tuple([text(maxExtraColumnNameLength), text(maxExtraColumnValueLength)]))
  .max(mostColumns)
  .refine((pairs) => new Set(pairs.map(([name]) => name)).size === pairs.length);

export type Columns = z.output<typeof columns>;

const attendances = ["unknown", "yes", "no"] as const;
export const attendance = z.enum(attendances);
