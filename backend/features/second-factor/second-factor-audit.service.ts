import type { Queryable } from "../../database/client.ts";
import { recordRepeatedAudit } from "../audit/audit-entry.service.ts";
import type { AuditDetails } from "../audit/audit-entry.type.ts";
import { userAt } from "../users/audited-by.service.ts";
import type { Context } from "../users/context.type.ts";
import type { User } from "../users/user.type.ts";

type Change = AuditDetails["second-factor-changed"]["change"];

/** Audits a change of second factors, in its transaction. */
export function recordFactorChange(
  tx: Queryable,
  request: Pick<Context, "clientAddress">,
  user: User,
  change: Change,
): Promise<void> {
  return recordRepeatedAudit(tx, { kind: "second-factor-changed", by: userAt(user, request), details: { change } });
}
