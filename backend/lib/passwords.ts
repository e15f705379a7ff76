import { randomBytes, randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "./domain-error.ts";
import { FairQueue } from "./fair-queue.ts";

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
// argon2id is the library's default algorithm; its enum cannot be imported under isolated modules.
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Whose turn it is to have passwords hashed. */
export interface HashingTurn {
  /**
   * Two lines that never wait for each other: one for people whom we know by their session or their device, one for
   * everybody else. However many strangers come, nobody we know waits for them.
   */
  line: "known" | "stranger";
  /** Those of one key take turns with those of other keys. */
  key: string;
}

/** What can be done with passwords while it is one's turn. */
export interface PasswordHasher {
  /** Hash of a password in PHC text form, by argon2id. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one that was hashed. Without a hash (no such account) it takes as long and says no, so
   * that the time of an answer does not reveal which accounts exist.
   */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

const secondsToTryAgain = 5;

// A hash takes 19 MiB and a core for some 25 ms, on threads that also read files and resolve names. One at a time in each line
// leaves searches their share. On a slow machine the 250 of one key wait for some 10 seconds.
const bounds = {
  size: 1,
  maxWaiting: 1000,
  maxWaitingPerKey: 250,
  refusal: () =>
    new DomainError("UNAVAILABLE", message("refusals.tooManySignIns", { seconds: secondsToTryAgain }), {
      retryAfterSeconds: secondsToTryAgain,
    }),
};

const lines: Record<HashingTurn["line"], FairQueue> = { known: new FairQueue(bounds), stranger: new FairQueue(bounds) };

// Made at the start, so that the first sign-in to an account that does not exist has no more to do than others.
const hashOfNothing = hash(randomBytes(16).toString("hex"), options);

const hasher: PasswordHasher = {
  hash: (password) => hash(password, options),
  async verify(passwordHash, password) {
    const fits = await verify(passwordHash ?? (await hashOfNothing), password);
    return fits && passwordHash !== undefined;
  },
};

/**
 * Does work on passwords when it is the caller's turn. There is no other way to hash one, so that a crowd that signs in
 * leaves the process to everybody else.
 *
 * @returns what the work returns, or fails as it fails.
 * @throws DomainError UNAVAILABLE when too many are waiting already.
 */
export function whenItsTheirTurn<T>(
  { line, key }: HashingTurn,
  work: (passwords: PasswordHasher) => Promise<T>,
): Promise<T> {
  return lines[line].run(key, () => work(hasher));
}

// Without the characters that people mix up when they read a terminal: 0 O 1 l I.
const alphabet = "23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ";

/** A random password of 20 characters (about 115 bits) that can be read from a screen. */
export function generatePassword(): string {
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join("");
}
