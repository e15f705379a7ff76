import { randomBytes, randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { turns } from "../limits.ts";
import { Turns } from "./limiters.ts";
import { passwordCost } from "./password-cost.ts";

/** In an object so that tests can watch it. */
export const hashing = { hash, verify };

/** A place in the queue for hashing, shared by callers with the same key. */
export interface HashingTurn {
  /** People known by session or device never wait for strangers, however many come. */
  line: "known" | "stranger";
  key: string;
}

/** Operations on passwords, available during one's turn. */
export interface PasswordHasher {
  /** Hashes with argon2id, in PHC format. */
  hash(password: string): Promise<string>;
  /** Without a hash (no such account), it takes as long and returns false, so that no caller learns which exist. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

const lines: Record<HashingTurn["line"], Turns> = {
  known: new Turns(turns.hashingOfKnown),
  stranger: new Turns(turns.hashingOfStrangers),
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

/** The only way to hash a password, so that a crowd signing in blocks nobody. @throws DomainError UNAVAILABLE */
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
