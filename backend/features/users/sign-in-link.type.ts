import { GraphQLDateTime } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "A link with which somebody can sign in once without a password." })
export class SignInLink {
  @Field(() => String, {
    description: "The whole URL. It cannot be read again: the server only stores a hash of its token.",
  })
  url!: string;

  @Field(() => GraphQLDateTime, { description: "When the link stops working if it has not been used." })
  expiresAt!: Date;
}
