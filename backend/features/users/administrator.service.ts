import { message } from "../../../common/messages/message.ts";
import type { Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { recordAudit, recordRepeatedAudit } from "../audit/audit-entry.service.ts";
import { giveEvents, lockAdministrators, saveDisabled } from "./administrator.data.ts";
import { type AuditedRequest, subjectOf, userAt } from "./audited-by.service.ts";
import { endSessions } from "./session.data.ts";
import { removeSignInLink } from "./sign-in-link.data.ts";
import { deleteUser, findUserById } from "./user.data.ts";
import type { User } from "./user.type.ts";

/** Keeps one enabled administrator, even when two try to end each other's account: the actor must still be one. */
async function requireAnotherAdministrator(tx: Queryable, actor: User, id: number): Promise<void> {
  if (id === actor.id) throw new DomainError("FORBIDDEN", message("refusals.ownAdministratorAccount"));
  const enabled = await lockAdministrators(tx);
  if (!enabled.has(actor.id)) throw new DomainError("FORBIDDEN", message("refusals.onlyAdministrators"));
}

/** Also ends sessions and the sign-in link. @throws DomainError FORBIDDEN for the actor's own account; NOT_FOUND */
export function setAccountDisabled(
  request: AuditedRequest,
  actor: User,
  id: number,
  isDisabled: boolean,
): Promise<User> {
  return inTransaction(request.db, async (tx) => {
    await requireAnotherAdministrator(tx, actor, id);
    const isNew = await saveDisabled(tx, id, isDisabled);
    const user = await findUserById(tx, id);
    if (!user) throw new DomainError("NOT_FOUND", message("refusals.userNotFound"));
    // Also when enabling: a sign-in under way while disabling may have left a session.
    await endSessions(tx, id);
    await removeSignInLink(tx, id);
    if (isNew) {
      const kind = isDisabled ? "account-disabled" : "account-enabled";
      await recordRepeatedAudit(tx, { kind, by: userAt(actor, request), subject: subjectOf(user), details: {} });
    }
    return user;
  });
}

/** Deletes another administrator; the actor gets the events. @throws DomainError FORBIDDEN for their own; NOT_FOUND */
export function deleteAdministrator(request: AuditedRequest, actor: User, id: number): Promise<void> {
  return inTransaction(request.db, async (tx) => {
    await requireAnotherAdministrator(tx, actor, id);
    const user = await findUserById(tx, id);
    if (user?.role !== "admin") throw new DomainError("NOT_FOUND", message("refusals.administratorNotFound"));
    await giveEvents(tx, id, actor.id);
    await deleteUser(tx, id);
    const details = { role: user.role };
    await recordAudit(tx, { kind: "account-deleted", by: userAt(actor, request), subject: subjectOf(user), details });
  });
}
