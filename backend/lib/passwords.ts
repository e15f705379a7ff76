import { randomBytes, randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { message } from "../../common/messages/message.ts";
import type { Refusal } from "./declared-limits.ts";
import { declareQueue, FairQueue } from "./fair-queue.ts";
import { passwordCost } from "./password-cost.ts";

/** The work that takes long, in an object so that tests can watch it. */
export const hashing = { hash, verify };

/** A caller's place in the queue for password hashing. */
export interface HashingTurn {
  /**
   * Two lines that never wait for each other: one for people known by their session or device, one for everybody else.
   * However many strangers come, known people do not wait for them.
   */
  line: "known" | "stranger";
  /** Callers with the same key share a turn. */
  key: string;
}

/** Operations on passwords, available during one's turn. */
export interface PasswordHasher {
  /** Hashes a password with argon2id, in PHC format. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password matches the hash. Without a hash (no such account) it takes just as long and returns false, so that
   * the response time does not reveal which accounts exist.
   */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

const secondsToTryAgain = 5;
const tooMany: Refusal = {
  code: "UNAVAILABLE",
  message: message("refusals.tooManySignIns", { seconds: secondsToTryAgain }),
  retryAfterSeconds: secondsToTryAgain,
};

// A hash takes 19 MiB and a core for some 25 ms, on threads that also read files and resolve names. One at a time in each
// line leaves searches their share. On a slow machine, 250 callers with one key wait for some 10 seconds.
const bounds = { places: 1, waiting: 1000, waitingPerKey: 250, beyond: { own: tooMany, all: tooMany } };
const lines: Record<HashingTurn["line"], FairQueue> = {
  known: new FairQueue(
    declareQueue({ what: "Sign-ins: hashing passwords from known devices and sessions", counts: "account", ...bounds }),
  ),
  stranger: new FairQueue(
    declareQueue({ what: "Sign-ins: hashing passwords of everybody else", counts: "network", ...bounds }),
  ),
};

// Created at startup, so that the first sign-in to a missing account takes no longer than others.
const hashOfNothing = hashing.hash(randomBytes(16).toString("hex"), passwordCost);

const hasher: PasswordHasher = {
  hash: (password) => hashing.hash(password, passwordCost),
  async verify(passwordHash, password) {
    const fits = await hashing.verify(passwordHash ?? (await hashOfNothing), password);
    return fits && passwordHash !== undefined;
  },
};

/**
 * Does password work when it is the caller's turn. There is no other way to hash a password, so that a crowd that signs in
 * does not block everybody else.
 *
 * @returns the result of the work, or its failure.
 * @throws DomainError UNAVAILABLE when too many are already waiting.
 */
export function whenItsTheirTurn<T>(
  { line, key }: HashingTurn,
  work: (passwords: PasswordHasher) => Promise<T>,
): Promise<T> {
  return lines[line].run(key, () => work(hasher));
}

// Without characters that people confuse when reading a terminal: 0 O 1 l I.
const alphabet = "23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ";

/** A random password of 20 characters (about 115 bits) that is easy to read from a screen. */
export function generatePassword(): string {
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join("");
}
