import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A text that mentions a guest's name." })
export class GuestMention {
  @Field(() => String, { description: "Where it is, in the caller's language." })
  where!: string;

  @Field(() => String, { description: "The text." })
  text!: string;

  @Field(() => Int, { nullable: true, description: "Id of the guest whose text it is; null for other texts." })
  guestId!: number | null;
}

@ObjectType({ description: "What erasing a guest has removed, and where they remain." })
export class Erasure {
  @Field(() => Int, { description: "Guests removed from the list: 1." })
  guestsRemoved!: number;

  @Field(() => Int, { description: "Kept lists and imported sheets from which they were removed." })
  listsChanged!: number;

  @Field(() => Int, {
    description: "Stored files that named them, or could not be read, and whose content was removed.",
  })
  filesDropped!: number;

  @Field(() => Int, {
    description: "Records of changes, history entries, wishes and prints from which they were removed.",
  })
  recordsChanged!: number;

  @Field(() => [GuestMention], { description: "Texts of the event that still mention the name; at most 100." })
  mentions!: GuestMention[];

  @Field(() => [String], { description: "Where the person remains, in sentences in the caller's language." })
  remains!: string[];
}
