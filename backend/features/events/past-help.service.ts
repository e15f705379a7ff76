import type { Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { endSessionsOfHelper } from "../users/session.service.ts";
import { findOpenHelp, writeHelpEnded } from "./event.data.ts";

const dayMs = 24 * 60 * 60 * 1000;
export const linkMs = 7 * dayMs;
/** How long help lasts without a known day. */
const helpMs = 90 * dayMs;
/** After the event's day, wherever on earth it takes place. */
const helpAfterMs = 2 * dayMs + dayMs / 2;

/** 2 days after the day (midnight UTC), or a link's time after a later invitation; 90 days after it without a day. */
export function endOfHelp(invitedAt: Date, day: Date | null): Date {
  const invited = invitedAt.getTime();
  if (day === null) return new Date(invited + helpMs);
  const end = day.getTime() + dayMs + helpAfterMs;
  return new Date(end > invited ? end : invited + linkMs);
}

/** Ends help that is over for good before the event gets another day, so that a later day does not revive it. */
export async function endPastHelp(tx: Queryable, id: WritableEventId, day: string | null): Promise<void> {
  const now = new Date();
  const midnight = day === null ? null : new Date(day);
  for (const helper of await findOpenHelp(tx, id)) {
    const endsAt = endOfHelp(helper.createdAt, midnight);
    if (endsAt > now) continue;
    await writeHelpEnded(tx, helper.id, endsAt);
    await endSessionsOfHelper(tx, helper.id);
  }
}
