import { randomBytes, randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
// argon2id is the library's default algorithm; its enum cannot be imported under isolated modules.
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Hash of a password in PHC text form, by argon2id. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

// Made at the start, so that the first sign-in to an account that does not exist has no more to do than others.
const hashOfNothing = hashPassword(randomBytes(16).toString("hex"));

/**
 * Whether the password is the one that was hashed. Without a hash (no such account) it takes as long and says no, so
 * that the time of an answer does not tell which accounts exist.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await hashOfNothing), password);
  return fits && passwordHash !== undefined;
}

// Without the characters that people mix up when they read a terminal: 0 O 1 l I.
const alphabet = "23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ";

/** A random password of 20 characters (about 115 bits) that can be read from a screen. */
export function generatePassword(): string {
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join("");
}
