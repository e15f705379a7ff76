import type { Queryable } from "../../database/client.ts";
import type { UnusualSearching } from "./unusual-searching.type.ts";

/**
 * Records unusual searching of an event. Does nothing when the event is gone or it was recorded in the last minutes.
 *
 * @param days after which an earlier time is discarded
 */
export async function upsertUnusualSearching(db: Queryable, eventId: number, days: number): Promise<void> {
  // In a separate table, because every change of an event's row is announced to open screens.
  await db.$executeRaw`
    INSERT INTO unusual_searching AS known (event_id, first_seen_at, last_seen_at)
    SELECT id, now(), now() FROM events WHERE id = ${eventId}
    ON CONFLICT (event_id) DO UPDATE SET
      first_seen_at = CASE WHEN known.last_seen_at > now() - ${days} * interval '1 day'
                           THEN known.first_seen_at ELSE now() END,
      last_seen_at = now()
    WHERE known.last_seen_at < now() - interval '1 minute'`;
}

/** Unusual searching of these events since a time, by event id. */
export function findUnusualSearching(
  db: Queryable,
  eventIds: readonly number[],
  after: Date,
): Promise<(UnusualSearching & { eventId: number })[]> {
  return db.unusualSearching.findMany({ where: { eventId: { in: [...eventIds] }, lastSeenAt: { gt: after } } });
}
