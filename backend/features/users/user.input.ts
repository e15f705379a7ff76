import { Field, InputType, registerEnumType } from "type-graphql";
import { type Sort, SortDirection } from "../../lib/sort-direction.ts";
import { Role } from "./user.type.ts";

export const UserSortField = { NAME: "name", EMAIL: "email", USERNAME: "username", JOINED: "joined" } as const;
export type UserSortField = (typeof UserSortField)[keyof typeof UserSortField];

registerEnumType(UserSortField, {
  name: "UserSortField",
  description: "Fields to sort users by.",
  valuesConfig: {
    NAME: { description: "Full name." },
    EMAIL: { description: "Email address." },
    USERNAME: { description: "Username." },
    JOINED: { description: "When the account was created." },
  },
});

@InputType({ description: "Order of a list of users." })
export class UserSort implements Sort<UserSortField> {
  @Field(() => UserSortField, { description: "Field to sort by." })
  by!: UserSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASCENDING, description: "Direction." })
  direction!: SortDirection;
}

@InputType({ description: "Credentials." })
export class LoginInput {
  @Field(() => String, { description: "Username or email address, ignoring case." })
  username!: string;

  @Field(() => String, { description: "Password." })
  password!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether the session lasts 30 days; otherwise it ends with the browser.",
  })
  rememberMe!: boolean;
}

@InputType({ description: "A registration." })
export class RegisterInput {
  @Field(() => String, {
    description: "Unique username: 3 to 50 characters of one alphabet, without @.",
  })
  username!: string;

  @Field(() => String, { description: "Password, at least 6 characters and not one of the most common." })
  password!: string;

  @Field(() => String, { description: "Full name, at least 2 characters." })
  name!: string;

  @Field(() => String, { description: "Unique email address." })
  email!: string;
}

@InputType({ description: "A new account." })
export class CreateUserInput extends RegisterInput {
  @Field(() => Role, { defaultValue: Role.CUSTOMER, description: "Role of the user." })
  role!: Role;
}

@InputType({ description: "Changes of the caller's own account; omitted fields stay as they are." })
export class UpdateAccountInput {
  @Field(() => String, { nullable: true, description: "Full name, at least 2 characters." })
  name?: string | null;

  @Field(() => String, { nullable: true, description: "Unique email address." })
  email?: string | null;

  @Field(() => String, { nullable: true, description: "The current password; needed when the email address changes." })
  currentPassword?: string | null;
}

@InputType({ description: "A change of the caller's password." })
export class ChangePasswordInput {
  @Field(() => String, {
    nullable: true,
    description: "The current password. Only a session begun by a sign-in link may omit it, once.",
  })
  currentPassword?: string | null;

  @Field(() => String, { description: "The new password, at least 6 characters and not one of the most common." })
  newPassword!: string;
}
