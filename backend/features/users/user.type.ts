import { GraphQLDateTime, GraphQLEmailAddress } from "graphql-scalars";
import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import type { ListPart } from "../../lib/page.ts";

export const Role = { ADMIN: "admin", CUSTOMER: "customer" } as const;
export type Role = (typeof Role)[keyof typeof Role];

registerEnumType(Role, {
  name: "Role",
  description: "Role of a user.",
  valuesConfig: {
    ADMIN: { description: "Manages all events and customers." },
    CUSTOMER: { description: "Manages one event of their own." },
  },
});

@ObjectType({ description: "A user: an administrator or a customer." })
export class User {
  @Field(() => Int, { description: "Id of the user." })
  id!: number;

  @Field(() => String, { description: "Full name." })
  name!: string;

  @Field(() => GraphQLEmailAddress, { description: "Email address; can be used to sign in." })
  email!: string;

  @Field(() => String, { description: "Username, to sign in with." })
  username!: string;

  @Field(() => Role, { description: "Role of the user." })
  role!: Role;

  @Field(() => GraphQLDateTime, { description: "When the account was created." })
  createdAt!: Date;

  @Field(() => Boolean, {
    description: "Whether the user may not sign in, because an administrator disabled the account.",
  })
  isDisabled!: boolean;
}

@ObjectType({ description: "A page of users." })
export class UserPage implements ListPart<User> {
  @Field(() => [User], { description: "The users of this page." })
  nodes!: User[] | Promise<User[]>;

  @Field(() => Int, { description: "Total number of users found." })
  totalCount!: number | Promise<number>;
}
