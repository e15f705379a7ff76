import { z } from "zod";
import { objectOf } from "../../lib/rule-fields.ts";

export const SignInLink = objectOf("SignInLink", "A link with which somebody can sign in once without a password.", {
  url: z.string().describe("The whole URL. It cannot be read again: the server only stores a hash of its token."),
  expiresAt: z.date().describe("When the link stops working if it has not been used."),
});
export type SignInLink = InstanceType<typeof SignInLink>;
