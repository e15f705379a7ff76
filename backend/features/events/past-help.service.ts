import type { Queryable } from "../../database/client.ts";
import { declareLimit, saySeconds } from "../../lib/declared-limits.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { endSessionsOfHelper } from "../users/session.service.ts";
import { findOpenHelp, writeHelpEnded } from "./past-help.data.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** How long a helper's link works, in milliseconds. */
export const linkMs = 7 * dayMs;
/** How long somebody helps with an event of which nobody knows the day, in milliseconds. */
const helpMs = 90 * dayMs;
/** How long somebody helps after the event's day, wherever on earth it takes place, in milliseconds. */
const helpAfterMs = 2 * dayMs + dayMs / 2;

declareLimit({
  what: "Helpers: how long their link works",
  counts: "each link",
  limit: saySeconds(linkMs / 1000),
  beyond: "as a link that does not work",
});
declareLimit({
  what: "Helpers: how long they help",
  counts: "each helper",
  limit:
    `${Math.floor(helpAfterMs / dayMs)} days after the event's day, or ${saySeconds(linkMs / 1000)} after a later invitation; ` +
    `without a day, ${saySeconds(helpMs / 1000)}`,
  beyond: "their sessions end",
});

/**
 * When somebody's help ends by itself: 2 days after the event's day. Those who are invited later than that may tidy up for as
 * long as a link works. Without a day, 90 days after they were invited.
 *
 * @param invitedAt when they were invited
 * @param day midnight UTC at the beginning of the event's day; null if nobody knows it
 */
export function endOfHelp(invitedAt: Date, day: Date | null): Date {
  const invited = invitedAt.getTime();
  if (day === null) return new Date(invited + helpMs);
  const end = day.getTime() + dayMs + helpAfterMs;
  return new Date(end > invited ? end : invited + linkMs);
}

/**
 * Ends for good the help that has ended by itself, in a transaction that then gives the event another day: a later one must not
 * bring helpers back.
 *
 * @param day the event's day so far, as 2027-06-12; null if unknown
 */
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
