import { z } from "zod";

/** Characters of a username. */
export const usernameLength = { min: 3, max: 50 } as const;

/** Fewest characters of a password. */
export const minPasswordLength = 6;

/** Most characters of a password: hashing more would only cost time. */
export const maxPasswordLength = 200;

/** Characters of a user's full name. */
export const userNameLength = { min: 2, max: 100 } as const;

/** A password that somebody chooses. */
export const passwordSchema = z
  .string()
  .min(minPasswordLength, `Password must be at least ${minPasswordLength} characters`)
  .max(maxPasswordLength, `Password must be at most ${maxPasswordLength} characters`);

/** What a new account is made of, besides its role. Texts are trimmed, the password is not. */
export const accountSchema = z.object({
  username: z
    .string()
    .trim()
    .min(usernameLength.min, `Username must be at least ${usernameLength.min} characters`)
    .max(usernameLength.max, `Username must be at most ${usernameLength.max} characters`),
  password: passwordSchema,
  name: z
    .string()
    .trim()
    .min(userNameLength.min, `Name must be at least ${userNameLength.min} characters`)
    .max(userNameLength.max, `Name must be at most ${userNameLength.max} characters`),
  email: z
    .string()
    .trim()
    .max(254, "Please enter a valid email address")
    .pipe(z.email("Please enter a valid email address")),
});
