import { z } from "zod";
import { rule } from "./rule-messages.ts";

/** The input of the sign-in form. */
export const signInForm = z.object({
  /** Username or e-mail address. */
  username: z.string().trim().min(1, rule("rules.usernameRequired")),
  password: z.string().min(1, rule("rules.passwordRequired")),
  rememberMe: z.boolean(),
});

export type SignInForm = z.infer<typeof signInForm>;
