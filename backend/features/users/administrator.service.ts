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

/**
 * Makes sure that an enabled administrator stays: nobody ends their own account, and the one who ends another's is still an
 * enabled administrator at this moment, even if two try it with each other.
 */
async function requireAnotherAdministrator(tx: Queryable, actor: User, id: number): Promise<void> {
  if (id === actor.id) throw new DomainError("FORBIDDEN", message("refusals.ownAdministratorAccount"));
  const enabled = await lockAdministrators(tx);
  if (!enabled.has(actor.id)) throw new DomainError("FORBIDDEN", message("refusals.onlyAdministrators"));
}

/**
 * Disables or enables the account of a customer or of another administrator. All its sessions and
 * its unused sign-in link end.
 *
 * @param actor the administrator who does it
 * @throws DomainError FORBIDDEN for the actor's own account; NOT_FOUND when there is no such user.
 */
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
    // Also when enabling: a sign-in that was under way while the account was disabled may have left a session.
    await endSessions(tx, id);
    await removeSignInLink(tx, id);
    if (isNew) {
      const kind = isDisabled ? "account-disabled" : "account-enabled";
      await recordRepeatedAudit(tx, { kind, by: userAt(actor, request), subject: subjectOf(user), details: {} });
    }
    return user;
  });
}

/**
 * Deletes another administrator. Their events become the actor's, and what they did stays in the history, without a name.
 *
 * @param actor the administrator who does it
 * @throws DomainError FORBIDDEN for the actor's own account; NOT_FOUND when there is no such administrator.
 */
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
