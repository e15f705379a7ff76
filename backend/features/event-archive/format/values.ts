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
import { maxWishes } from "../../../../common/wish-rules.ts";
import { declareLimit, sayCount } from "../../../lib/declared-limits.ts";

/** A text that a database can store. */
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

/**
 * A rule for arrays and objects that looks at none of their entries when there are too many: for each that breaks a rule, there
 * would be an error of several hundred bytes.
 */
export const atMost = <Rule extends z.ZodType>(most: number, rule: Rule) =>
  z
    .unknown()
    .refine((value) => entriesOf(value) <= most, { abort: true })
    .pipe(rule);

/**
 * Numbers of each kind at most: as many as a list here can mention. Each takes an id of the installation for good. A list may be
 * full, and as many guests may have been deleted from it. Each entry may be about another one, or about a picture, that is gone.
 */
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
    .map(([kind, count]) => `${sayCount(count)} ${kind}`)
    .join(", "),
  beyond: "422",
});

/** What stands for an id within an archive. There are more guests than anything else. */
export const number = z.int().min(1).max(maxNumbers.guests);

/** A moment, to the millisecond, that the database can store. */
export const moment = z.iso.datetime({ precision: 3 }).refine((value) => value >= "1970");

/** A number that counts something. */
export const count = z.int().min(0).max(maxInt);

/** A version of a guest list. Each change raises it, so it must leave room for all that follow. */
export const listVersion = z.int().min(0).max(1_000_000_000);

/** Columns that lists of the past may have had: more than today's limit. */
const maxColumns = 500;

/** Extra columns of a guest as pairs, because an object would move names that look like numbers to the front. */
export const columns = atMost(
  maxColumns,
  z
    .array(z.tuple([text(maxExtraColumnNameLength), text(maxExtraColumnValueLength)]))
    .refine((pairs) => new Set(pairs.map(([name]) => name)).size === pairs.length),
);

export type Columns = z.output<typeof columns>;

const attendances = ["unknown", "yes", "no"] as const;
export const attendance = z.enum(attendances);
