import { GraphQLDateTime, GraphQLJSONObject } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import type { ListPart } from "../../lib/page.ts";

@ObjectType({ description: "A guest, as the organizer sees them." })
export class Guest {
  @Field(() => Int, { description: "Id of the guest." })
  id!: number;

  @Field(() => String, { description: "Name, as the organizer wrote it." })
  name!: string;

  @Field(() => String, { description: "Number or name of their table; empty if they have none." })
  tableNumber!: string;

  @Field(() => GraphQLJSONObject, {
    description: "Extra columns as a map of column name to text, in the organizer's order.",
  })
  additionalInfo!: Record<string, string>;

  @Field(() => GraphQLDateTime, { description: "When the guest was last changed." })
  updatedAt!: Date;
}

@ObjectType({ description: "A page of a guest list." })
export class GuestPage implements ListPart<Guest> {
  @Field(() => [Guest], { description: "The guests of this page." })
  nodes!: Guest[] | Promise<Guest[]>;

  @Field(() => Int, { description: "Total number of guests found." })
  totalCount!: number | Promise<number>;
}
