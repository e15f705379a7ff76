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

export const Session = objectOf("Session", "A place where a user is signed in.", {
  id: z.string().describe("Id of the session, to end it with. It opens nothing."),
  device: z.string().describe('Browser and system, such as "Firefox on Windows"; empty when unknown.'),
  startedAt: z.date().describe("When the user signed in."),
  lastUsedAt: z.date().describe("When it was used last, to the minute."),
  isCurrent: z.boolean().describe("Whether it is the caller's session."),
});
export type Session = InstanceType<typeof Session>;

export const SignInLink = objectOf("SignInLink", "A link with which somebody can sign in once without a password.", {
  url: z.string().describe("The whole URL. It cannot be read again: the server only stores a hash of its token."),
  expiresAt: z.date().describe("When the link stops working if it has not been used."),
});
export type SignInLink = InstanceType<typeof SignInLink>;
