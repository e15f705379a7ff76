import { GraphQLEmailAddress } from "graphql-scalars";
import { registerEnumType } from "type-graphql";
import { z } from "zod";
import { listPartOf } from "../../lib/page.ts";
import { objectOf, ofType } from "../../lib/rule-fields.ts";

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

export const User = objectOf("User", "A user: an administrator or a customer.", {
  id: z.int().describe("Id of the user."),
  name: z.string().describe("Full name."),
  email: ofType<string>(GraphQLEmailAddress).describe("Email address; can be used to sign in."),
  username: z.string().describe("Username, to sign in with."),
  role: ofType<Role>(Role).describe("Role of the user."),
  createdAt: z.date().describe("When the account was created."),
  isDisabled: z.boolean().describe("Whether the user may not sign in, because an administrator disabled the account."),
});
export type User = InstanceType<typeof User>;

export const UserPage = listPartOf("UserPage", User, "users");
export type UserPage = InstanceType<typeof UserPage>;
