import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { recordRepeatedAudit } from "../audit/audit-entry.service.ts";
import type { AuditActor, AuditSubject } from "../audit/audit-entry.type.ts";
import { subjectOf } from "../users/audited-by.service.ts";
import { refuseSignInsOf } from "../users/session.service.ts";
import { getUser } from "../users/user.service.ts";
import { findAppSecret } from "./authenticator-app.data.ts";
import { findPasskeys } from "./passkey.data.ts";
import { countRecoveryCodes } from "./recovery-code.data.ts";
import { deleteSecondFactors, hasSecondFactor } from "./second-factor.data.ts";
import type { SecondFactors } from "./second-factor.type.ts";

/** What a user confirms sign-ins with. */
export async function getSecondFactors({ prisma }: Database, userId: number): Promise<SecondFactors> {
  const [secret, recoveryCodesLeft, passkeys] = await Promise.all([
    findAppSecret(prisma, userId),
    countRecoveryCodes(prisma, userId),
    findPasskeys(prisma, userId),
  ]);
  return { isAppOn: secret !== undefined, recoveryCodesLeft, passkeys };
}

/**
 * Removes everything that a user confirms sign-ins with: from now on, the password is enough.
 *
 * @param by who does it
 */
export function removeSecondFactors(db: Database, by: AuditActor, subject: AuditSubject): Promise<void> {
  return inTransaction(db, async (tx) => {
    await refuseSignInsOf(tx, subject.id);
    if (!(await hasSecondFactor(tx, subject.id))) return;
    await deleteSecondFactors(tx, subject.id);
    await recordRepeatedAudit(tx, { kind: "second-factor-changed", by, subject, details: { change: "all-removed" } });
  });
}

/**
 * Removes everything that a customer confirms sign-ins with, because they have lost it. The caller has checked that the viewer is an
 * administrator. Administrators' factors are removed on the server only: one stolen session must not weaken the others.
 *
 * @param by the administrator who does it
 * @throws DomainError NOT_FOUND when there is no such user; FORBIDDEN for an administrator.
 */
export async function removeSecondFactorsOfCustomer(db: Database, by: AuditActor, userId: number): Promise<void> {
  const user = await getUser(db, userId);
  if (!user) throw new DomainError("NOT_FOUND", message("refusals.userNotFound"));
  if (user.role === "admin") throw new DomainError("FORBIDDEN", message("refusals.administratorsSecondFactor"));
  await removeSecondFactors(db, by, subjectOf(user));
}
