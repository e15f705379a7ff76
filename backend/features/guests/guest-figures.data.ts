import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import { needsTable } from "../../database/needs-table.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";

export interface GuestFigures {
  seatedGuestCount: number;
  unseatedGuestCount: number;
  declinedGuestCount: number;
  tableCount: number;
  lookedUpGuestCount: number;
  /** When guests were last added, edited, moved or deleted; null for never. */
  guestsChangedAt: Date | null;
}

/** The figures of each event, in one query. */
export async function findGuestFigures(
  db: Queryable,
  eventIds: readonly ListReadableEventId[],
): Promise<Map<number, GuestFigures>> {
  const rows = await db.$queryRaw<(GuestFigures & { id: number })[]>`
    SELECT events.id,
      (SELECT count(*)::int FROM guests WHERE event_id = events.id AND table_number <> '') AS "seatedGuestCount",
      (SELECT count(*)::int FROM guests WHERE event_id = events.id AND ${Prisma.raw(needsTable)}) AS "unseatedGuestCount",
      (SELECT count(*)::int FROM guests WHERE event_id = events.id AND attendance = 'no') AS "declinedGuestCount",
      (SELECT count(*)::int FROM tables WHERE event_id = events.id) AS "tableCount",
      (
        SELECT count(*)::int FROM guests JOIN shown_seats ON guest_id = guests.id WHERE event_id = events.id
      ) AS "lookedUpGuestCount",
      (
        SELECT created_at FROM history_entries AS entry
        WHERE entry.event_id = events.id AND action IN ('update_guests', 'upload_file', 'restore_guests', 'undo')
        ORDER BY entry.id DESC LIMIT 1
      ) AS "guestsChangedAt"
    FROM unnest(${eventIds}::int[]) AS events (id)`;
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}
