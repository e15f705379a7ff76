import type { Queryable } from "../../database/client.ts";
import type { UnusualSearching } from "./unusual-searching.type.ts";

/** Records unusual searching unless just recorded or the event is gone; discards times older than `days`. */
export async function upsertUnusualSearching(db: Queryable, eventId: number, days: number): Promise<void> {
  // In a separate table, because changes of an event's row are announced to open screens.
  await db.$executeRaw`
    INSERT INTO unusual_searching AS known (event_id, first_seen_at, last_seen_at)
    SELECT id, now(), now() FROM events WHERE id = ${eventId}
    ON CONFLICT (event_id) DO UPDATE SET
      first_seen_at = CASE WHEN known.last_seen_at > now() - ${days} * interval '1 day'
                           THEN known.first_seen_at ELSE now() END,
      last_seen_at = now()
    WHERE known.last_seen_at < now() - interval '1 minute'`;
}

/** By event id. */
export function findUnusualSearching(
  db: Queryable,
  eventIds: readonly number[],
  after: Date,
): Promise<(UnusualSearching & { eventId: number })[]> {
  return db.unusualSearching.findMany({ where: { eventId: { in: [...eventIds] }, lastSeenAt: { gt: after } } });
}
