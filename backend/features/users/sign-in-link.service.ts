import { createHash, randomBytes } from "node:crypto";
import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { attemptKey, countAttempt, removeExpiredAttempts } from "./attempt-count.data.ts";
import { removeExpiredSignInLinks, replaceSignInLink, takeSignInLink } from "./sign-in-link.data.ts";
import { findUserById } from "./user.data.ts";
import type { User } from "./user.type.ts";

/** How long a link works, in milliseconds. */
const lifetimeMs = 24 * 60 * 60 * 1000;

// Generous, because a mobile network puts many people behind one address. Nobody can guess a token anyway.
const misses = { max: 100, windowSeconds: 60 * 60 } as const;

/** A link's secret, and when it expires. */
export interface NewSignInLink {
  /** 32 random bytes, base64url. Stored nowhere. */
  token: string;
  expiresAt: Date;
}

// No salt and no slow hash: the token is random, so there is nothing to guess, and a link is found by its hash.
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/**
 * Makes a link with which somebody else can sign in once. An earlier link of the account stops working.
 *
 * @param maker the administrator who makes it
 * @throws DomainError NOT_FOUND when there is no such user; FORBIDDEN for the maker's own account and a disabled one.
 */
export async function createSignInLink(db: Database, maker: User, userId: number): Promise<NewSignInLink> {
  const user = await findUserById(db.prisma, userId);
  if (!user) throw new DomainError("NOT_FOUND", message("refusals.userNotFound"));
  if (user.id === maker.id) throw new DomainError("FORBIDDEN", message("refusals.ownSignInLink"));
  if (user.isDisabled) throw new DomainError("FORBIDDEN", message("refusals.signInLinkOfDisabled"));
  await removeExpiredSignInLinks(db.prisma, new Date());
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + lifetimeMs);
  await replaceSignInLink(db.prisma, { userId, tokenHash: hashOf(token), expiresAt });
  return { token, expiresAt };
}

// A working link is never counted, so nobody is refused for what their neighbors try.
async function countMiss(db: Database, address: string): Promise<void> {
  await removeExpiredAttempts(db.prisma);
  const key = attemptKey("sign-in link", address);
  const { count, secondsLeft } = await inTransaction(db, (tx) => countAttempt(tx, { key, ...misses }));
  if (count <= misses.max) return;
  const minutes = Math.max(1, Math.ceil(secondsLeft / 60));
  throw new DomainError("RATE_LIMITED", message("refusals.tooManySignInLinks", { minutes }), {
    retryAfterSeconds: secondsLeft,
  });
}

/**
 * The user of a link, which stops working.
 *
 * @param address the caller's network
 * @throws DomainError NOT_FOUND for a token that is unknown, used, expired or of a disabled account, with the same message
 *   for each; RATE_LIMITED when the network has tried too many such tokens.
 */
export async function redeemSignInLink(db: Database, address: string, token: string): Promise<User> {
  const link = await takeSignInLink(db.prisma, hashOf(token));
  const user = link && link.expiresAt.getTime() > Date.now() ? await findUserById(db.prisma, link.userId) : null;
  if (user && !user.isDisabled) return user;
  await countMiss(db, address);
  throw new DomainError("NOT_FOUND", message("refusals.signInLinkGone"));
}
