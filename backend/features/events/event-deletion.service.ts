import { inTransaction } from "../../database/transaction.ts";
import { recordRepeatedAudit } from "../audit/audit-entry.service.ts";
import { auditedBy, subjectOf } from "../users/audited-by.service.ts";
import type { Context } from "../users/context.type.ts";
import { getUser } from "../users/user.service.ts";
import { deleteEvent as deleteStoredEvent } from "./event.data.ts";
import { getEvent, requireOwnEvent } from "./event-access.service.ts";

/** Deletes an event; an audit entry with its owner remains. @throws DomainError as {@link requireOwnEvent} */
export async function deleteEvent(
  request: Pick<Context, "db" | "viewer" | "clientAddress">,
  eventId: number,
): Promise<void> {
  const { db, viewer } = request;
  const id = await requireOwnEvent(db, viewer, eventId);
  const { ownerId } = await getEvent(db, viewer, eventId);
  const owner = await getUser(db, ownerId);
  await inTransaction(db, async (tx) => {
    await deleteStoredEvent(tx, id);
    const subject = owner ? { subject: subjectOf(owner) } : {};
    await recordRepeatedAudit(tx, {
      kind: "event-deleted",
      by: auditedBy(request),
      ...subject,
      eventId: id,
      details: {},
    });
  });
}
