import { Field, InputType, Int } from "type-graphql";
import type { WishPriority } from "../../../common/wishes/wish.ts";
import type { WishKind } from "../../../common/wishes/wish-kinds.ts";
import { WishKindEnum, WishPriorityEnum } from "./wish.type.ts";

@InputType({
  description: "A wish: a new one, or all of a present one. What means nothing to its kind is ignored.",
})
export class WishInput {
  @Field(() => Int, { nullable: true, description: "Id of the wish to change; null for a new one." })
  id?: number | null;

  @Field(() => WishKindEnum, { description: "What it is about." })
  kind!: WishKind;

  @Field(() => WishPriorityEnum, { defaultValue: "MEDIUM", description: "How much it counts." })
  priority!: WishPriority;

  @Field(() => [Int], {
    nullable: true,
    description:
      "Ids of guests, at most 200: at least two for TOGETHER, APART, LIKE and DISLIKE, at " +
      "least one for NEAR. " +
      "For the kinds about tables, at least one, or else a column and a value.",
  })
  guestIds?: number[] | null;

  @Field(() => String, { nullable: true, description: "A column of the list, for the kinds that begin with COLUMN." })
  column?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "For the kinds about tables, in place of guests: the value that they have in the column, in any case.",
  })
  value?: string | null;

  @Field(() => Int, { nullable: true, description: "Id of a fixture of the floor plan, for NEAR." })
  fixtureId?: number | null;

  @Field(() => [Int], {
    nullable: true,
    description:
      "Ids of tables, at most 100: at least one for the kinds about tables. They stay without guests from then on.",
  })
  tableIds?: number[] | null;

  @Field(() => Int, {
    nullable: true,
    description: "From 1 to 100: fewest guests, for TABLE_MINIMUM.",
  })
  minimum?: number | null;
}
