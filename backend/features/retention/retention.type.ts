import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "When the guests of an event, its files and its kept lists will be removed." })
export class Removal {
  @Field(() => String, { description: "The day, as 2027-06-12." })
  on!: string;

  @Field(() => Int, { description: "Days after the event for which they are kept." })
  days!: number;

  @Field(() => Boolean, {
    description: "Whether it is announced: from 14 days before. Another day of the event or retention takes that back.",
  })
  isNoticed!: boolean;
}

@ObjectType({ description: "Numbers that stay of the guests who were removed from an event." })
export class EventFigures {
  @Field(() => Int, { description: "Guests." })
  guests!: number;

  @Field(() => Int, { description: "Guests with a table." })
  seated!: number;

  @Field(() => Int, { description: "Tables." })
  tables!: number;

  @Field(() => Int, { description: "Households." })
  households!: number;

  @Field(() => Int, { description: "Uploaded files that were removed with them." })
  files!: number;

  @Field(() => Int, { description: "Kept lists that were removed with them." })
  lists!: number;
}
