import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { recordAudit } from "../audit/audit-entry.service.ts";
import type { AuditActor } from "../audit/audit-entry.type.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { subjectOf } from "../users/audited-by.service.ts";
import type { User } from "../users/user.type.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { deleteEvent, findEventOfCustomer, insertEvent, type NewEvent } from "./event.data.ts";
import { generateShortLink } from "./event.service.ts";
import { requireOwnEvent, scopeOfNewEvent } from "./event-access.service.ts";
import { type ImportedFields, isEventEmpty, isLinkTaken, writeImportedFields } from "./imported-event.data.ts";

/** An event of another installation; the link is undefined unless it is one the program generates. */
export type ImportedEvent = Omit<NewEvent, "ownerId" | "customerId" | "isSample" | "shortLink"> & {
  shortLink: string | undefined;
};

/** An event that an import has created. */
export interface CreatedEvent {
  id: WritableEventId;
  /** Whether its link was taken by another event. */
  isLinkNew: boolean;
}

export type { ImportedFields };

const notEmpty = () => new DomainError("CONFLICT", message("event-archive.eventNotEmpty"));

/** A customer's event must be empty to be replaced. @throws DomainError CONFLICT if not; as {@link requireOwnEvent} */
export async function requireRoomForEvent(db: Database, viewer: Viewer, owner: User): Promise<void> {
  const present = owner.role === "customer" ? await findEventOfCustomer(db.prisma, owner.id) : undefined;
  if (!present) return;
  await requireOwnEvent(db, viewer, present.id);
  if (!(await isEventEmpty(db.prisma, present.id))) throw notEmpty();
}

/** Replaces the owner's empty event; see {@link requireRoomForEvent}. @throws DomainError CONFLICT if not empty */
export async function createImportedEvent(
  tx: Queryable,
  owner: User,
  event: ImportedEvent,
  by: AuditActor,
): Promise<CreatedEvent> {
  const customerId = owner.role === "customer" ? owner.id : null;
  if (owner.role === "customer") await clearPlace(tx, owner, by);
  const isFree = event.shortLink !== undefined && !(await isLinkTaken(tx, event.shortLink));
  const shortLink = isFree ? event.shortLink : undefined;
  const stored = await insertEvent(tx, {
    ...event,
    ...{ ownerId: owner.id, customerId, isSample: false, shortLink: shortLink ?? generateShortLink() },
  });
  return { id: scopeOfNewEvent(stored), isLinkNew: shortLink === undefined };
}

/** Sets what {@link createImportedEvent} leaves out. */
export const completeImportedEvent = (tx: Queryable, id: WritableEventId, fields: ImportedFields): Promise<void> =>
  writeImportedFields(tx, id, fields);

async function clearPlace(tx: Queryable, customer: User, by: AuditActor): Promise<void> {
  const present = await findEventOfCustomer(tx, customer.id);
  if (!present) return;
  if (!(await isEventEmpty(tx, present.id))) throw notEmpty();
  await deleteEvent(tx, scopeOfNewEvent(present));
  const subject = subjectOf(customer);
  await recordAudit(tx, { kind: "event-deleted", by, subject, eventId: present.id, details: {} });
}
