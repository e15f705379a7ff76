import { message } from "../../../common/messages/message.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { hashOfLink } from "../../lib/link-token.ts";
import { recordRepeatedAudit } from "../audit/audit-entry.service.ts";
import type { Helper } from "../event-rights/helper.type.ts";
import { type AuditedRequest, strangerAt } from "../users/audited-by.service.ts";
import { countLinkMiss } from "../users/link-miss.service.ts";
import { takeLink } from "./helper.data.ts";
import { findHelp, isHelping, toHelper } from "./helper.service.ts";
import type { HelperSession } from "./helper-session.type.ts";

function takeHelper({ db, clientAddress }: AuditedRequest, token: string): Promise<Helper | undefined> {
  const now = new Date();
  return inTransaction(db, async (tx) => {
    const stored = await takeLink(tx, hashOfLink(token), now);
    const helper = stored && toHelper(stored, now);
    if (!helper || !isHelping(helper, now)) return undefined;
    const { eventId, name, role } = helper;
    const by = { ...strangerAt(clientAddress), name };
    await recordRepeatedAudit(tx, { kind: "helper-joined", by, eventId, details: { helper: name, role } });
    return helper;
  });
}

/** Uses up a link. @throws DomainError NOT_FOUND, alike for unknown, used, expired and ended; RATE_LIMITED for many */
export async function redeemHelperLink(request: AuditedRequest, token: string): Promise<HelperSession> {
  const { db, clientAddress } = request;
  const helper = await takeHelper(request, token);
  const help = helper && (await findHelp(db, helper));
  if (help) return help;
  const by = strangerAt(clientAddress);
  await recordRepeatedAudit(db.prisma, { kind: "sign-in-failed", by, details: { way: "link" } });
  await countLinkMiss(db, clientAddress);
  throw new DomainError("NOT_FOUND", message("refusals.signInLinkGone"));
}
