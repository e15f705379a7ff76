import { z } from "zod";
import { maxExtraColumnNameLength, maxExtraColumnValueLength } from "../../../common/limits.ts";
import { rule } from "../../../common/rule-messages.ts";
import { maxGuestsInWish, maxTableMinimum, maxTablesInWish } from "../../../common/wish-limits.ts";

const id = z
  .int()
  .nullish()
  .transform((given) => given ?? undefined);

const priority = z.enum(["low", "medium", "high"]).default("medium");

function inOrder(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((one, other) => one - other);
}

const guestIds = z
  .array(z.int())
  .default([])
  .transform(inOrder)
  .pipe(z.array(z.int()).max(maxGuestsInWish, rule("rules.tooManyGuestsInWish")));

const several = guestIds.pipe(z.array(z.int()).min(2, rule("rules.wishNeedsTwoGuests")));
const some = guestIds.pipe(z.array(z.int()).min(1, rule("rules.wishNeedsGuest")));

const column = z
  .string(rule("rules.wishNeedsColumn"))
  .trim()
  .min(1, rule("rules.wishNeedsColumn"))
  .max(maxExtraColumnNameLength, rule("rules.columnNameTooLong"));

const value = z.string().trim().max(maxExtraColumnValueLength, rule("rules.wishValueTooLong")).default("");

const fixtureId = z.int(rule("rules.wishNeedsFixture"));

const tableIds = z
  .array(z.int(), rule("rules.wishNeedsTable"))
  .transform(inOrder)
  .pipe(z.array(z.int()).min(1, rule("rules.wishNeedsTable")).max(maxTablesInWish, rule("rules.tooManyTablesInWish")));

const minimumRule = rule("rules.tableMinimum");
const minimum = z.int(minimumRule).min(1, minimumRule).max(maxTableMinimum, minimumRule);

/** Those with a value of a column, or else those who are named. */
interface Subject {
  guestIds: number[];
  column: string;
  value: string;
}

const subject = { guestIds, column: z.string().trim().max(maxExtraColumnNameLength).default(""), value };
const hasGuests = ({ guestIds: ids, value: text }: Subject) => ids.length > 0 || text !== "";
const hasColumn = ({ column: name, value: text }: Subject) => text === "" || name !== "";
const oneSubject = <Given extends Subject>(given: Given): Given =>
  given.value === "" ? { ...given, column: "" } : { ...given, guestIds: [] };

/** A new wish, or all of a present one; fields that mean nothing to its kind are left out. */
export const wishSchema = z.discriminatedUnion("kind", [
  z.object({ id, kind: z.enum(["together", "apart"]), guestIds: several }),
  z.object({ id, kind: z.enum(["like", "dislike"]), priority, guestIds: several }),
  z.object({ id, priority, column, kind: z.enum(["column_together", "column_spread"]) }),
  z.object({ id, kind: z.literal("near"), priority, guestIds: some, fixtureId }),
  z
    .object({ id, kind: z.enum(["at_tables", "not_at_tables"]), ...subject, tableIds })
    .refine(hasGuests, rule("rules.wishNeedsGuest"))
    .refine(hasColumn, rule("rules.wishNeedsColumn"))
    .transform(oneSubject),
  z
    .object({ id, kind: z.enum(["like_tables", "dislike_tables"]), priority, ...subject, tableIds })
    .refine(hasGuests, rule("rules.wishNeedsGuest"))
    .refine(hasColumn, rule("rules.wishNeedsColumn"))
    .transform(oneSubject),
  z.object({ id, kind: z.literal("children_at_tables"), tableIds }),
  z.object({ id, kind: z.enum(["company", "balance"]), priority }),
  z.object({ id, kind: z.literal("table_minimum"), minimum }),
]);

export type WishChange = z.output<typeof wishSchema>;
