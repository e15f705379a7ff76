import { GraphQLDateTime } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";

@ObjectType({
  description: "Somebody searches an event unlike a guest: again and again, as if to copy the list. Kept for 7 days.",
})
export class UnusualSearching {
  @Field(() => GraphQLDateTime, { description: "When it was first noticed." })
  firstSeenAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When it was last noticed." })
  lastSeenAt!: Date;
}
