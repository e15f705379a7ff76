import { z } from "zod";

/** What the sign-in form asks for. */
export const signInForm = z.object({
  /** Username or e-mail address. */
  username: z.string().trim().min(1, "Username is required"),
  password: z.string().min(1, "Password is required"),
  rememberMe: z.boolean(),
});

export type SignInForm = z.infer<typeof signInForm>;
