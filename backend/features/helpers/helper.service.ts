import type { Database, Queryable } from "../../database/client.ts";
import type { OwnerEventId } from "../event-rights/event-scope.type.ts";
import type { Helper } from "../event-rights/helper.type.ts";
import { findHelpedEvent, requireOwnEvent } from "../events/event-access.service.ts";
import { endOfHelp } from "../events/past-help.service.ts";
import { anonymous, type Identity, type Viewer } from "../users/viewer.type.ts";
import { findHelper, findHelpers, noteHelp, type StoredHelper } from "./helper.data.ts";
import type { HelperSession } from "./helper-session.type.ts";

const minuteMs = 60 * 1000;
/** A helper as others see them now. */
export function toHelper({ linkExpiresAt, event, ...stored }: StoredHelper, now: Date): Helper {
  const hasOpenLink = linkExpiresAt !== null && linkExpiresAt > now;
  return { ...stored, endsAt: endOfHelp(stored.createdAt, event.day), hasOpenLink };
}

/** Whether a helper's help has not ended by itself. */
export const isHelping = (helper: Helper, now: Date) => helper.endsAt > now;

/** In the order of invitation. The caller has the right to know. */
export async function readHelpers(db: Queryable, id: OwnerEventId): Promise<Helper[]> {
  const now = new Date();
  const helpers = (await findHelpers(db, id)).map((stored) => toHelper(stored, now));
  return helpers.filter((helper) => isHelping(helper, now));
}

/** None for the sample event. @throws DomainError as {@link requireOwnEvent} */
export async function getHelpers(db: Database, viewer: Viewer, eventId: number): Promise<Helper[]> {
  return readHelpers(db.prisma, await requireOwnEvent(db, viewer, eventId));
}

/** Anonymous when their help has ended. */
export async function findHelperViewer(db: Database, id: number): Promise<Identity> {
  const stored = await findHelper(db.prisma, id);
  const now = new Date();
  if (!stored) return anonymous;
  const helper = toHelper(stored, now);
  if (!isHelping(helper, now)) return anonymous;
  const lastUsed = stored.lastUsedAt?.getTime() ?? 0;
  if (now.getTime() - lastUsed > minuteMs) await noteHelp(db.prisma, id, now);
  return { kind: "helper", helper };
}

/** What a helper's screens need first; null when the event has been deleted. */
export async function findHelp(db: Database, helper: Helper): Promise<HelperSession | null> {
  const event = await findHelpedEvent(db, helper);
  return event && { helper, event };
}
