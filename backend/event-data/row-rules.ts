import { z } from "zod";
import { isDay } from "../../common/event-day.ts";
import { maxSide, minSide } from "../../common/floor-plan/plan-limits.ts";
import { maxExtraColumnNameLength, maxExtraColumnValueLength, maxInt, maxTableCapacity } from "../../common/limits.ts";
import { storableText } from "../../common/storable-text.ts";

// What a row of an archive may hold: the limits of the forms, because drawing and computing cost grows with them.

/** A text that the database can store. */
export const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => storableText(value) === value);

/** A text on one line. */
export const line = (most: number) => text(most).refine((value) => !/[\n\r]/.test(value));

/** A value that one of the forms accepts as it is. */
export const asInForm = (rule: z.ZodType) =>
  z.unknown().refine((value) => {
    const { success, data } = rule.safeParse(value);
    return success && JSON.stringify(data) === JSON.stringify(value);
  });

function entriesOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return typeof value === "object" && value !== null ? Object.keys(value).length : 0;
}

/** Checks the length first: each invalid entry would cost an error of several hundred bytes. */
export const atMost = <Rule extends z.ZodType>(most: number, rule: Rule) =>
  z
    .unknown()
    .refine((value) => entriesOf(value) <= most, { abort: true })
    .pipe(rule);

export const id = z.int().min(1).max(maxInt);
export const ids = (most: number) => atMost(most, z.array(id));
export const upTo = (most: number) => z.int().min(0).max(most);
export const flag = z.boolean();
/** A moment that the database can store. */
export const moment = z.iso.datetime({ offset: true }).refine((value) => value >= "1970");
export const day = z.string().refine(isDay);
/** Degrees. */
export const rotation = upTo(359);
export const side = z.int().min(minSide).max(maxSide);
export const seats = z.int().min(1).max(maxTableCapacity);

/** More than today's limit, because older lists may have more. */
const maxColumns = 500;

/** Extra columns as pairs, because objects would reorder names that look like numbers. */
export const pairs = atMost(
  maxColumns,
  z
    .array(z.tuple([text(maxExtraColumnNameLength), text(maxExtraColumnValueLength)]))
    .refine((columns) => new Set(columns.map(([name]) => name)).size === columns.length),
);
