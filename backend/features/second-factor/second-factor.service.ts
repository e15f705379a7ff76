import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { recordRepeatedAudit } from "../audit/audit-entry.service.ts";
import type { AuditActor, AuditDetails, AuditSubject } from "../audit/audit-entry.type.ts";
import { subjectOf, userAt } from "../users/audited-by.service.ts";
import type { Context } from "../users/context.type.ts";
import { refuseSignInsOf } from "../users/session.service.ts";
import { getUser } from "../users/user.service.ts";
import type { User } from "../users/user.type.ts";
import { countRecoveryCodes, deleteApp, findAppSecret } from "./second-factor.data.ts";
import type { SecondFactors } from "./second-factor.type.ts";

/** What a user confirms sign-ins with. */
export async function getSecondFactors({ prisma }: Database, userId: number): Promise<SecondFactors> {
  const [secret, recoveryCodesLeft] = await Promise.all([
    findAppSecret(prisma, userId),
    countRecoveryCodes(prisma, userId),
  ]);
  return { isAppOn: secret !== undefined, recoveryCodesLeft };
}

/** Audits what users change of their own, in the transaction that does it. */
export function recordFactorChange(
  tx: Queryable,
  request: Pick<Context, "clientAddress">,
  user: User,
  change: AuditDetails["second-factor-changed"]["change"],
): Promise<void> {
  return recordRepeatedAudit(tx, { kind: "second-factor-changed", by: userAt(user, request), details: { change } });
}

/** Removes the app and its recovery codes: the password is enough from now on. */
export function removeSecondFactors(db: Database, by: AuditActor, subject: AuditSubject): Promise<void> {
  return inTransaction(db, async (tx) => {
    await refuseSignInsOf(tx, subject.id);
    if (!(await deleteApp(tx, subject.id))) return;
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
