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

/** Removes all second factors: the password is enough from now on. */
export function removeSecondFactors(db: Database, by: AuditActor, subject: AuditSubject): Promise<void> {
  return inTransaction(db, async (tx) => {
    await refuseSignInsOf(tx, subject.id);
    if (!(await hasSecondFactor(tx, subject.id))) return;
    await deleteSecondFactors(tx, subject.id);
    await recordRepeatedAudit(tx, { kind: "second-factor-changed", by, subject, details: { change: "all-removed" } });
  });
}

/** For administrators, when a customer lost theirs. @throws DomainError NOT_FOUND; FORBIDDEN for an administrator's */
export async function removeSecondFactorsOfCustomer(db: Database, by: AuditActor, userId: number): Promise<void> {
  const user = await getUser(db, userId);
  if (!user) throw new DomainError("NOT_FOUND", message("refusals.userNotFound"));
  if (user.role === "admin") throw new DomainError("FORBIDDEN", message("refusals.administratorsSecondFactor"));
  await removeSecondFactors(db, by, subjectOf(user));
}
