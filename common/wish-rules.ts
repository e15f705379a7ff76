import { z } from "zod";
import { maxExtraColumnNameLength } from "./limits.ts";
import { rule } from "./rule-messages.ts";
import { maxGuestsInWish, maxTableMinimum } from "./wish-limits.ts";

const id = z
  .int()
  .nullish()
  .transform((given) => given ?? undefined);

const priority = z.enum(["low", "medium", "high"]).default("medium");

const guestIds = z
  .array(z.int())
  .default([])
  .transform((ids) => [...new Set(ids)].sort((one, other) => one - other))
  .pipe(z.array(z.int()).max(maxGuestsInWish, rule("rules.tooManyGuestsInWish")));

const several = guestIds.pipe(z.array(z.int()).min(2, rule("rules.wishNeedsTwoGuests")));
const some = guestIds.pipe(z.array(z.int()).min(1, rule("rules.wishNeedsGuest")));

const column = z
  .string(rule("rules.wishNeedsColumn"))
  .trim()
  .min(1, rule("rules.wishNeedsColumn"))
  .max(maxExtraColumnNameLength, rule("rules.columnNameTooLong"));

const minimum = z
  .int(rule("rules.tableMinimum"))
  .min(1, rule("rules.tableMinimum"))
  .max(maxTableMinimum, rule("rules.tableMinimum"));

/** A new wish, or all of a present one; fields that mean nothing to its kind are left out. */
export const wishSchema = z.discriminatedUnion("kind", [
  z.object({ id, kind: z.enum(["together", "apart"]), guestIds: several }),
  z.object({ id, kind: z.enum(["like", "dislike"]), priority, guestIds: several }),
  z.object({ id, kind: z.enum(["column_together", "column_spread", "column_alternate"]), priority, column }),
  z.object({
    ...{ id, kind: z.literal("near"), priority, guestIds: some },
    fixtureId: z.int(rule("rules.wishNeedsFixture")),
  }),
  z.object({ id, kind: z.enum(["company", "balance"]), priority }),
  z.object({ id, kind: z.literal("table_minimum"), minimum }),
]);

export type WishChange = z.output<typeof wishSchema>;
