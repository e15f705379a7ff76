import { z } from "zod";
import { rule } from "./rule-messages.ts";

export const signInForm = z.object({
  username: z.string().trim().min(1, rule("rules.usernameRequired")),
  password: z.string().min(1, rule("rules.passwordRequired")),
  rememberMe: z.boolean(),
});

export type SignInForm = z.infer<typeof signInForm>;
