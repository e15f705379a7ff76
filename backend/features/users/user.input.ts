import { z } from "zod";
import { enumOf } from "../../lib/enum-of.ts";
import { inputOf, ofType } from "../../lib/rule-fields.ts";
import { sortFieldsOf } from "../../lib/sort-direction.ts";
import { Role } from "./user.type.ts";

const sortField = enumOf("UserSortField", "Fields to sort users by.", {
  name: "Full name.",
  email: "Email address.",
  username: "Username.",
  joined: "When the account was created.",
});
export type UserSortField = z.output<typeof sortField>;

export const UserSort = inputOf("UserSort", "Order of a list of users.", sortFieldsOf(sortField));
export type UserSort = InstanceType<typeof UserSort>;

export const LoginInput = inputOf("LoginInput", "Credentials.", {
  username: z.string().describe("Username or email address, ignoring case."),
  password: z.string().describe("Password."),
  rememberMe: z
    .boolean()
    .default(false)
    .describe("Whether the session lasts 30 days; otherwise it ends with the browser."),
});
export type LoginInput = InstanceType<typeof LoginInput>;

const registration = {
  username: z.string().describe("Unique username: 3 to 50 characters of one alphabet, without @."),
  password: z.string().describe("Password, at least 6 characters and not one of the most common."),
  name: z.string().describe("Full name, at least 2 characters."),
  email: z.string().describe("Unique email address."),
};
export const RegisterInput = inputOf("RegisterInput", "A registration.", registration);
export type RegisterInput = InstanceType<typeof RegisterInput>;

export const CreateUserInput = inputOf("CreateUserInput", "A new account.", {
  ...registration,
  role: ofType<Role>(Role).default(Role.CUSTOMER).describe("Role of the user."),
});
export type CreateUserInput = InstanceType<typeof CreateUserInput>;

const ownAccountDescription = "Changes of the caller's own account; omitted fields stay as they are.";
export const UpdateAccountInput = inputOf("UpdateAccountInput", ownAccountDescription, {
  name: z.string().nullish().describe("Full name, at least 2 characters."),
  email: z.string().nullish().describe("Unique email address."),
  currentPassword: z.string().nullish().describe("The current password; needed when the email address changes."),
});
export type UpdateAccountInput = InstanceType<typeof UpdateAccountInput>;

const linkOnly = "The current password. Only a session begun by a sign-in link may omit it, once.";
export const ChangePasswordInput = inputOf("ChangePasswordInput", "A change of the caller's password.", {
  currentPassword: z.string().nullish().describe(linkOnly),
  newPassword: z.string().describe("The new password, at least 6 characters and not one of the most common."),
});
export type ChangePasswordInput = InstanceType<typeof ChangePasswordInput>;
