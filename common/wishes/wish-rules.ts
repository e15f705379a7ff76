import { z } from "zod";
import { maxExtraColumnNameLength, maxExtraColumnValueLength } from "../limits.ts";
import { rule } from "../rule-messages.ts";
import { maxGuestsInWish, maxTableMinimum, maxTablesInWish } from "../wish-limits.ts";
import { priorities, type Wish } from "./wish.ts";
import { mayHaveValue, wishFacts, wishKinds } from "./wish-kinds.ts";

const ids = (most: number, tooMany: string) =>
  z
    .array(z.int())
    .default([])
    .transform((given) => [...new Set(given)].sort((one, other) => one - other))
    .pipe(z.array(z.int()).max(most, tooMany));

const minimum = rule("rules.tableMinimum");

const fields = z.object({
  id: z
    .int()
    .nullish()
    .transform((given) => given ?? undefined),
  kind: z.enum(wishKinds),
  priority: z.enum(priorities).default("MEDIUM"),
  guestIds: ids(maxGuestsInWish, rule("rules.tooManyGuestsInWish")),
  column: z.string().trim().max(maxExtraColumnNameLength, rule("rules.columnNameTooLong")).default(""),
  value: z.string().trim().max(maxExtraColumnValueLength, rule("rules.wishValueTooLong")).default(""),
  fixtureId: z.int().nullable().default(null),
  tableIds: ids(maxTablesInWish, rule("rules.tooManyTablesInWish")),
  minimum: z.int(minimum).min(1, minimum).max(maxTableMinimum, minimum).nullable().default(null),
});

/** A new wish, or all of a present one; what means nothing to its kind is left out. */
export const wishSchema = fields
  .transform((wish) => ({ ...wish, ...meant(wish) }))
  .superRefine((wish, context) => {
    for (const [field, message] of lacksOf(wish)) context.addIssue({ code: "custom", path: [field], message });
  });
export type WishChange = z.output<typeof wishSchema>;

/** Whether a stored wish is as the form would store it, apart from guests who have gone since. */
export function isWish(stored: unknown): boolean {
  const { data: wish } = fields.safeParse(stored);
  if (!wish || lacksOf(wish).some(([field]) => field !== "guestIds")) return false;
  const isAsGiven = ([field, value]: [string, unknown]) => JSON.stringify(value) === JSON.stringify(given[field]);
  const given: Readonly<Record<string, unknown>> = wish;
  return Object.entries(meant(wish)).every(isAsGiven);
}

type Given = Omit<Wish, "id">;

/** What of a wish means something to its kind. */
function meant({ kind, priority, guestIds, column, value, fixtureId, tableIds, minimum: least }: Given) {
  const { family, fewestTables, hasPlace, hasMinimum, isRequired } = wishFacts(kind);
  const isByValue = mayHaveValue(kind) && value !== "";
  return {
    priority: isRequired ? "MEDIUM" : priority,
    guestIds: family === "guests" && !isByValue ? [...guestIds] : [],
    column: family === "column" || isByValue ? column : "",
    value: isByValue ? value : "",
    fixtureId: hasPlace ? fixtureId : null,
    tableIds: fewestTables === null ? [] : [...tableIds],
    minimum: hasMinimum ? least : null,
  } satisfies Omit<Given, "kind">;
}

/** What a wish lacks that its kind needs, and what is said of it. */
function lacksOf({ kind, guestIds, column, value, fixtureId, tableIds, minimum: least }: Given) {
  const { family, fewestGuests, fewestTables, hasPlace, hasMinimum } = wishFacts(kind);
  const lacks: [keyof Given, string][] = [];
  if (value === "" && guestIds.length < fewestGuests) {
    lacks.push(["guestIds", rule(fewestGuests === 1 ? "rules.wishNeedsGuest" : "rules.wishNeedsTwoGuests")]);
  }
  if ((family === "column" || value !== "") && column === "") lacks.push(["column", rule("rules.wishNeedsColumn")]);
  if (hasPlace && fixtureId === null) lacks.push(["fixtureId", rule("rules.wishNeedsFixture")]);
  if (tableIds.length < (fewestTables ?? 0)) lacks.push(["tableIds", rule("rules.wishNeedsTable")]);
  if (hasMinimum && least === null) lacks.push(["minimum", minimum]);
  return lacks;
}
