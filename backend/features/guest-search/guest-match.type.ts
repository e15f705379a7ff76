import { GraphQLJSONObject } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { z } from "zod";
import { limited } from "../../lib/field-limits.ts";
import { objectOf, ofType } from "../../lib/rule-fields.ts";
import { maxTablemates } from "../../limits.ts";

// Simple resolvers, because an answer has hundreds of fields and searches come in crowds.
@ObjectType({ description: "A guest at the same table.", simpleResolvers: true })
export class Tablemate {
  @Field(() => Int, { description: "Id of the guest." })
  id!: number;

  @Field(() => String, { description: "Name of the guest." })
  name!: string;

  @Field(() => String, { description: "Number or name of their table." })
  tableNumber!: string;
}

export const TablematePage = objectOf("TablematePage", "A page of who sits where.", {
  nodes: z.array(ofType<Tablemate>(Tablemate)).describe("The guests of this page."),
  totalCount: z.int().describe("Total number of guests the caller may see."),
});
export type TablematePage = InstanceType<typeof TablematePage>;

@ObjectType({ description: "A guest found by name.", simpleResolvers: true })
export class GuestMatch {
  @Field(() => Int, { description: "Id of the guest." })
  id!: number;

  @Field(() => String, { description: "Name of the guest." })
  name!: string;

  @Field(() => String, { description: "Number or name of their table; empty if they have none." })
  tableNumber!: string;

  @Field(() => GraphQLJSONObject, { description: "The extra columns that guests may see." })
  additionalInfo!: Record<string, string>;

  @limited({ maxInAll: maxTablemates })
  @Field(() => [Tablemate], {
    description: `Who else sits at the table, up to ${maxTablemates}; empty when the event does not show it. For guests, only the best match of a search has them, or the one that the search names.`,
  })
  tablemates!: Tablemate[];
}
