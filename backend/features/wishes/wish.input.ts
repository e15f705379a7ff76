import { Field, InputType, Int } from "type-graphql";
import { WishKind, WishPriority } from "./wish.type.ts";

@InputType({
  description: "A wish: a new one, or all of a present one. What means nothing to its kind is ignored.",
})
export class WishInput {
  @Field(() => Int, { nullable: true, description: "Id of the wish to change; null for a new one." })
  id?: number | null;

  @Field(() => WishKind, { description: "What it is about." })
  kind!: WishKind;

  @Field(() => WishPriority, { defaultValue: WishPriority.MEDIUM, description: "How much it counts." })
  priority!: WishPriority;

  @Field(() => [Int], {
    nullable: true,
    description:
      "Ids of guests, at most 200: at least two for TOGETHER, APART, LIKE and DISLIKE, at least one for NEAR.",
  })
  guestIds?: number[] | null;

  @Field(() => String, { nullable: true, description: "A column of the list, for the kinds that begin with COLUMN." })
  column?: string | null;

  @Field(() => Int, { nullable: true, description: "Id of a fixture of the floor plan, for NEAR." })
  fixtureId?: number | null;

  @Field(() => Int, { nullable: true, description: "Fewest guests, from 1 to 100, for TABLE_MINIMUM." })
  minimum?: number | null;
}
