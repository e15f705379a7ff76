import { z } from "zod";
import { maxExtraColumnNameLength } from "./limits.ts";
import { rule } from "./rule-messages.ts";

/** Most wishes of an event. */
export const maxWishes = 2000;

/** Most wishes that one operation changes. */
export const maxWishesAtOnce = 500;

/** Most guests in one wish. */
export const maxGuestsInWish = 200;

/** Most guests in all wishes of an event together; a guest counts once for each wish. Whoever plans reads all of them. */
export const maxGuestsInAllWishes = 20_000;

/** Highest "fewest guests at a table". */
export const maxTableMinimum = 100;

const id = z
  .int()
  .nullish()
  .transform((given) => given ?? undefined);

const priority = z.enum(["low", "medium", "high"]).default("medium");

/** Ids in ascending order, each once. */
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

/**
 * A new wish, or all of a present one. Each kind takes what it means something to; the rest is left out. A wish about more than
 * two guests means each pair of them.
 */
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

/** Fewest guests without whom a wish means nothing; 0 for kinds that are about all guests. */
export function fewestGuests(kind: WishChange["kind"]): number {
  if (kind === "near") return 1;
  return kind === "together" || kind === "apart" || kind === "like" || kind === "dislike" ? 2 : 0;
}
