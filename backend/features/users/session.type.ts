import { z } from "zod";
import { objectOf } from "../../lib/rule-fields.ts";

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
