import { z } from "zod";
import type { WishPriority } from "../../../common/wishes/wish.ts";
import type { WishKind } from "../../../common/wishes/wish-kinds.ts";
import { inputOf, ofType } from "../../lib/rule-fields.ts";
import { WishKindEnum, WishPriorityEnum } from "./wish.type.ts";

export const WishInput = inputOf(
  "WishInput",
  "A wish: a new one, or all of a present one. What means nothing to its kind is ignored.",
  {
    id: z.int().nullish().describe("Id of the wish to change; null for a new one."),
    kind: ofType<WishKind>(WishKindEnum).describe("What it is about."),
    priority: ofType<WishPriority>(WishPriorityEnum).default("MEDIUM").describe("How much it counts."),
    guestIds: z
      .array(z.int())
      .nullish()
      .describe(
        "Ids of guests, at most 200: at least two for TOGETHER, APART, LIKE and DISLIKE, at " +
          "least one for NEAR. " +
          "For the kinds about tables, at least one, or else a column and a value.",
      ),
    column: z.string().nullish().describe("A column of the list, for the kinds that begin with COLUMN."),
    value: z
      .string()
      .nullish()
      .describe("For the kinds about tables, in place of guests: the value that they have in the column, in any case."),
    fixtureId: z.int().nullish().describe("Id of a fixture of the floor plan, for NEAR."),
    tableIds: z
      .array(z.int())
      .nullish()
      .describe(
        "Ids of tables, at most 100: at least one for the kinds about tables. They stay without guests from then on.",
      ),
    minimum: z.int().nullish().describe("From 1 to 100: fewest guests, for TABLE_MINIMUM."),
  },
);
export type WishInput = InstanceType<typeof WishInput>;
