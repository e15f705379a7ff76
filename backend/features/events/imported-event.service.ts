import { newEventSchema } from "../../../common/event-rules.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { isEventEmpty } from "../../event-data/rows.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { recordAudit } from "../audit/audit-entry.service.ts";
import type { AuditActor } from "../audit/audit-entry.type.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { subjectOf } from "../users/caller.service.ts";
import type { User } from "../users/user.type.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { deleteEvent, findEventOfCustomer, insertEvent, isLinkUsed } from "./event.data.ts";
import { generateShortLink } from "./event.service.ts";
import { requireOwnEvent, scopeOfNewEvent } from "./event-access.service.ts";

/** An event that an import has created, to be filled. */
export interface CreatedEvent {
  id: WritableEventId;
  shortLink: string;
  /** Whether it is another link than the given one. */
  isLinkNew: boolean;
}

const notEmpty = () => new DomainError("CONFLICT", message("event-archive.eventNotEmpty"));

/** A customer's event must be empty to be replaced. @throws DomainError CONFLICT if not; as {@link requireOwnEvent} */
export async function requireRoomForEvent(db: Database, viewer: Viewer, owner: User): Promise<void> {
  const present = owner.role === "customer" ? await findEventOfCustomer(db.prisma, owner.id) : undefined;
  if (!present) return;
  await requireOwnEvent(db, viewer, present.id);
  if (!(await isEventEmpty(db.prisma, present.id))) throw notEmpty();
}

/** A link as the program generates it. */
const madeLink = /^[2-9a-hjkmnp-z]{10}$/;

/** Replaces the owner's empty event; see {@link requireRoomForEvent}. The link is kept if no event here ever had it. */
export async function createImportedEvent(
  tx: Queryable,
  owner: User,
  wantedLink: string | undefined,
  by: AuditActor,
): Promise<CreatedEvent> {
  const customerId = owner.role === "customer" ? owner.id : null;
  if (owner.role === "customer") await clearPlace(tx, owner, by);
  const isKept = wantedLink !== undefined && madeLink.test(wantedLink) && !(await isLinkUsed(tx, wantedLink));
  const shortLink = isKept ? wantedLink : generateShortLink();
  const owned = { ownerId: owner.id, customerId, isSample: false, shortLink };
  const blank = newEventSchema.parse({ name: "Imported event" });
  const stored = await insertEvent(tx, { ...blank, day: null, theme: {}, ...owned });
  return { id: scopeOfNewEvent(stored), shortLink, isLinkNew: !isKept };
}

async function clearPlace(tx: Queryable, customer: User, by: AuditActor): Promise<void> {
  const present = await findEventOfCustomer(tx, customer.id);
  if (!present) return;
  if (!(await isEventEmpty(tx, present.id))) throw notEmpty();
  await deleteEvent(tx, scopeOfNewEvent(present));
  const subject = subjectOf(customer);
  await recordAudit(tx, { kind: "event-deleted", by, subject, eventId: present.id, details: {} });
}
