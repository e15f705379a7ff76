import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { hashOfLink, newLinkToken } from "../../lib/link-token.ts";
import { recordRepeatedAudit } from "../audit/audit-entry.service.ts";
import { type AuditedRequest, strangerAt, subjectOf, userAt } from "./audited-by.service.ts";
import type { SignedInAccount } from "./begin-session.service.ts";
import { countLinkMiss } from "./link-miss.service.ts";
import { removeExpiredSignInLinks, replaceSignInLink, takeSignInLink } from "./sign-in-link.data.ts";
import { findUserById } from "./user.data.ts";
import type { User } from "./user.type.ts";

/** How long a link works, in milliseconds. */
const lifetimeMs = 24 * 60 * 60 * 1000;

/** A link's secret, and when it expires. */
export interface NewSignInLink {
  /** 32 random bytes, base64url. Stored nowhere. */
  token: string;
  expiresAt: Date;
}

/**
 * Makes a link with which somebody else can sign in once. An earlier link of the account stops working.
 *
 * @param maker the administrator who makes it
 * @throws DomainError NOT_FOUND when there is no such user; FORBIDDEN for the maker's own account and a disabled one.
 */
export async function createSignInLink(request: AuditedRequest, maker: User, userId: number): Promise<NewSignInLink> {
  const { db } = request;
  const user = await findUserById(db.prisma, userId);
  if (!user) throw new DomainError("NOT_FOUND", message("refusals.userNotFound"));
  if (user.id === maker.id) throw new DomainError("FORBIDDEN", message("refusals.ownSignInLink"));
  if (user.isDisabled) throw new DomainError("FORBIDDEN", message("refusals.signInLinkOfDisabled"));
  await removeExpiredSignInLinks(db.prisma, new Date());
  const token = newLinkToken();
  const expiresAt = new Date(Date.now() + lifetimeMs);
  await inTransaction(db, async (tx) => {
    await replaceSignInLink(tx, { userId, tokenHash: hashOfLink(token), expiresAt });
    const by = userAt(maker, request);
    await recordRepeatedAudit(tx, { kind: "sign-in-link-made", by, subject: subjectOf(user), details: {} });
  });
  return { token, expiresAt };
}

/**
 * The account of a link, which stops working.
 *
 * @param address the caller's network
 * @throws DomainError NOT_FOUND for a token that is unknown, used, expired or of a disabled account, with the same message
 *   for each; RATE_LIMITED when the network has tried too many such tokens.
 */
export async function redeemSignInLink(db: Database, address: string, token: string): Promise<SignedInAccount> {
  const link = await takeSignInLink(db.prisma, hashOfLink(token));
  const user = link && link.expiresAt.getTime() > Date.now() ? await findUserById(db.prisma, link.userId) : null;
  if (link && user && !user.isDisabled) return { user, credentialsVersion: link.credentialsVersion };
  await recordRepeatedAudit(db.prisma, { kind: "sign-in-failed", by: strangerAt(address), details: { way: "link" } });
  await countLinkMiss(db, address);
  throw new DomainError("NOT_FOUND", message("refusals.signInLinkGone"));
}
