import { GraphQLDateTime } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "A place where a user is signed in." })
export class Session {
  @Field(() => String, { description: "Id of the session, to end it with. It opens nothing." })
  id!: string;

  @Field(() => String, { description: 'Browser and system, such as "Firefox on Windows"; empty when unknown.' })
  device!: string;

  @Field(() => GraphQLDateTime, { description: "When the user signed in." })
  startedAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When it was used last, to the minute." })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: "Whether it is the caller's session." })
  isCurrent!: boolean;
}
