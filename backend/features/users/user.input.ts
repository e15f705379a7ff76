import { Field, InputType, registerEnumType } from "type-graphql";
import { type Sort, SortDirection } from "../../lib/sort-direction.ts";
import { Role } from "./user.type.ts";

/** What a list of users can be sorted by. */
export const UserSortField = { NAME: "name", EMAIL: "email", USERNAME: "username", JOINED: "joined" } as const;
export type UserSortField = (typeof UserSortField)[keyof typeof UserSortField];

registerEnumType(UserSortField, {
  name: "UserSortField",
  description: "What a list of users can be sorted by.",
  valuesConfig: {
    NAME: { description: "Full name." },
    EMAIL: { description: "E-mail address." },
    USERNAME: { description: "Username." },
    JOINED: { description: "When the account was made." },
  },
});

@InputType({ description: "How a list of users is sorted." })
export class UserSort implements Sort<UserSortField> {
  @Field(() => UserSortField, { description: "What by." })
  by!: UserSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASCENDING, description: "Which end comes first." })
  direction!: SortDirection;
}

@InputType({ description: "What somebody signs in with." })
export class LoginInput {
  @Field(() => String, { description: "Username or e-mail address; upper and lower case are alike." })
  username!: string;

  @Field(() => String, { description: "Password." })
  password!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "True keeps the session for 30 days, false ends it with the browser.",
  })
  rememberMe!: boolean;
}

@InputType({ description: "What somebody registers with." })
export class RegisterInput {
  @Field(() => String, {
    description: "What they will sign in with: 3 to 50 characters of one alphabet, without @, that nobody else has.",
  })
  username!: string;

  @Field(() => String, { description: "Password, at least 6 characters and none of the commonest." })
  password!: string;

  @Field(() => String, { description: "Full name, at least 2 characters." })
  name!: string;

  @Field(() => String, { description: "E-mail address that nobody else has." })
  email!: string;
}

@InputType({ description: "A new account." })
export class CreateUserInput extends RegisterInput {
  @Field(() => Role, { defaultValue: Role.CUSTOMER, description: "What they may do." })
  role!: Role;
}

@InputType({ description: "A change of the caller's password." })
export class ChangePasswordInput {
  @Field(() => String, { description: "The password until now." })
  currentPassword!: string;

  @Field(() => String, { description: "The password from now on, at least 6 characters and none of the commonest." })
  newPassword!: string;
}
