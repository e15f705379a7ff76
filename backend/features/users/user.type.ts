import { GraphQLDateTime, GraphQLEmailAddress } from "graphql-scalars";
import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import type { ListPart } from "../../lib/page.ts";

/** What a user may do. */
export const Role = { ADMIN: "admin", CUSTOMER: "customer" } as const;
export type Role = (typeof Role)[keyof typeof Role];

registerEnumType(Role, {
  name: "Role",
  description: "What a user may do.",
  valuesConfig: {
    ADMIN: { description: "Looks after every event and every customer." },
    CUSTOMER: { description: "Looks after one event of their own." },
  },
});

@ObjectType({ description: "Somebody who signs in: an administrator or a customer." })
export class User {
  @Field(() => Int, { description: "Number of the user." })
  id!: number;

  @Field(() => String, { description: "Full name, as it greets them." })
  name!: string;

  @Field(() => GraphQLEmailAddress, { description: "Where they can be written to; also good for signing in." })
  email!: string;

  @Field(() => String, { description: "What they sign in with." })
  username!: string;

  @Field(() => Role, { description: "What they may do." })
  role!: Role;

  @Field(() => GraphQLDateTime, { description: "When the account was made." })
  createdAt!: Date;
}

@ObjectType({ description: "A part of a list of users." })
export class UserPage implements ListPart<User> {
  @Field(() => [User], { description: "The users of this page." })
  nodes!: User[] | Promise<User[]>;

  @Field(() => Int, { description: "Users in all that the search finds." })
  totalCount!: number | Promise<number>;
}
