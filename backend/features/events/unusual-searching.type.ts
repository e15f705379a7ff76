import { GraphQLDateTime } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";

@ObjectType({
  description:
    "Somebody searches an event as guests do not: on and on, as if to copy the list. It is forgotten after 7 days.",
})
export class UnusualSearching {
  @Field(() => GraphQLDateTime, { description: "When it was first noticed." })
  firstSeenAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When it was last noticed." })
  lastSeenAt!: Date;
}
