import { Field, InputType } from "type-graphql";

@InputType({ description: "What many guests get alike: a table, or the text of one extra column." })
export class GuestsInput {
  @Field(() => String, {
    nullable: true,
    description: "Number or name of a table, which is created if it does not exist; empty takes their tables away.",
  })
  tableNumber?: string | null;

  @Field(() => String, { nullable: true, description: "Name of an extra column, which may be new." })
  column?: string | null;

  @Field(() => String, { nullable: true, description: "Text of that column; empty for none." })
  value?: string | null;
}
