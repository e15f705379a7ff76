import { z } from "zod";
import { maxFixtures } from "../../../../common/floor-plan/plan-limits.ts";
import {
  maxExtraColumnNameLength,
  maxExtraColumnValueLength,
  maxGuestsPerEvent,
  maxHistoryEntries,
  maxInt,
} from "../../../../common/limits.ts";
import { storableText } from "../../../../common/storable-text.ts";
import { maxWishes } from "../../../../common/wish-limits.ts";
import { declareLimit, formatCount } from "../../../lib/declared-limits.ts";

/** A text that the database can store. */
export const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => storableText(value) === value);

/** A text on one line. */
export const line = (most: number) => text(most).refine((value) => !/[\n\r]/.test(value));

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

/** Most numbers of each kind, as each takes an id for good: twice what a list holds, for those deleted since. */
export const maxNumbers = {
  guests: 2 * maxGuestsPerEvent,
  fixtures: 2 * (maxFixtures + maxWishes),
  entries: 2 * maxHistoryEntries,
  pictures: 2 * maxHistoryEntries,
} as const;

declareLimit({
  what: "Archives: ids that an import takes",
  counts: "each archive",
  limit: Object.entries(maxNumbers)
    .map(([kind, count]) => `${formatCount(count)} ${kind}`)
    .join(", "),
  beyond: "422",
});

/** In place of an id within an archive; guests are the most numerous. */
export const number = z.int().min(1).max(maxNumbers.guests);

/** A moment that the database can store, in milliseconds. */
export const moment = z.iso.datetime({ precision: 3 }).refine((value) => value >= "1970");

export const count = z.int().min(0).max(maxInt);

/** Each change raises it, so it must leave room for later ones. */
export const listVersion = z.int().min(0).max(1_000_000_000);

/** More than today's limit, because older lists may have more. */
const maxColumns = 500;

/** Pairs, because objects would reorder names that look like numbers. */
export const columns = atMost(
  maxColumns,
  z
    .array(z.tuple([text(maxExtraColumnNameLength), text(maxExtraColumnValueLength)]))
    .refine((pairs) => new Set(pairs.map(([name]) => name)).size === pairs.length),
);

export type Columns = z.output<typeof columns>;

const attendances = ["unknown", "yes", "no"] as const;
export const attendance = z.enum(attendances);
