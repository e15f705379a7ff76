import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A text that mentions a guest's name." })
export class GuestMention {
  @Field(() => String, { description: "Where it is, in the caller's language." })
  where!: string;

  @Field(() => String, { description: "The text." })
  text!: string;
}

@ObjectType({ description: "What was removed when a guest was erased, and where the name may still be." })
export class Erasure {
  @Field(() => Int, { description: "How many uploaded files were deleted: all of the event." })
  filesDropped!: number;

  @Field(() => Int, {
    description:
      "How many records, such as recorded changes, wishes, saved plans and the list imported last, the guest was removed from.",
  })
  recordsChanged!: number;

  @Field(() => [GuestMention], { description: "Texts of the event that still mention the name; at most 100." })
  mentions!: GuestMention[];

  @Field(() => [String], { description: "Where the guest may still be found, in sentences in the caller's language." })
  remains!: string[];
}
