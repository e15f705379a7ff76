import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { hashOfLink, newLinkToken } from "../../lib/secrets.ts";
import { sharedRates } from "../../limits.ts";
import { recordAudit } from "../audit/audit-entry.service.ts";
import { countLimitedAttempt } from "./attempt-limit.service.ts";
import { type AuditedRequest, strangerAt, subjectOf, userAt } from "./caller.service.ts";
import { removeExpiredSignInLinks, replaceSignInLink, takeSignInLink } from "./session.data.ts";
import type { SignedInAccount } from "./sign-in.service.ts";
import { findUserById } from "./user.data.ts";
import type { User } from "./user.type.ts";

const lifetimeMs = 24 * 60 * 60 * 1000;

/** A link's secret, and when it expires. */
export interface NewSignInLink {
  /** 32 random bytes, base64url; stored nowhere. */
  token: string;
  expiresAt: Date;
}

/** Replaces an account's link. @throws DomainError NOT_FOUND; FORBIDDEN for the maker's own or a disabled account */
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
    await recordAudit(tx, { kind: "sign-in-link-made", by, subject: subjectOf(user), details: {} });
  });
  return { token, expiresAt };
}

/** Uses up a link. @throws DomainError NOT_FOUND, alike for unknown, used, expired, disabled; RATE_LIMITED for many */
export async function redeemSignInLink(db: Database, address: string, token: string): Promise<SignedInAccount> {
  const link = await takeSignInLink(db.prisma, hashOfLink(token));
  const user = link && link.expiresAt.getTime() > Date.now() ? await findUserById(db.prisma, link.userId) : null;
  if (link && user && !user.isDisabled) return { user, credentialsVersion: link.credentialsVersion };
  return refuseLink(db, address);
}

/** For a link that opens nothing, whatever the reason. @throws DomainError NOT_FOUND; RATE_LIMITED for many */
export async function refuseLink(db: Database, address: string): Promise<never> {
  await recordAudit(db.prisma, { kind: "sign-in-failed", by: strangerAt(address), details: { way: "link" } });
  await countLimitedAttempt(db, sharedRates.linkMisses, address);
  throw new DomainError("NOT_FOUND", message("refusals.signInLinkGone"));
}
