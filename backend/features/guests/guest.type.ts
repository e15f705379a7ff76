import { GraphQLDateTime, GraphQLJSONObject } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import type { ListPart } from "../../lib/page.ts";

@ObjectType({ description: "Somebody who is invited, as the organiser sees them." })
export class Guest {
  @Field(() => Int, { description: "Number of the guest." })
  id!: number;

  @Field(() => String, { description: "Name, as the organiser writes it." })
  name!: string;

  @Field(() => String, { description: "Number or name of their table; empty while they have none." })
  tableNumber!: string;

  @Field(() => GraphQLJSONObject, {
    description: "Extra columns: name of the column to its text, in the organiser's order.",
  })
  additionalInfo!: Record<string, string>;

  @Field(() => GraphQLDateTime, { description: "When the guest was last changed." })
  updatedAt!: Date;
}

@ObjectType({ description: "A part of a guest list, in the organiser's order." })
export class GuestPage implements ListPart<Guest> {
  @Field(() => [Guest], { description: "The guests of this page." })
  nodes!: Guest[] | Promise<Guest[]>;

  @Field(() => Int, { description: "Guests in all that the search finds." })
  totalCount!: number | Promise<number>;
}
