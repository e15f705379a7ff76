import type { Queryable } from "../../database/client.ts";
import { toTextMap } from "../../lib/text-map.ts";
import type { OwnedEventId } from "../event-rights/event-scope.type.ts";
import type { PrintGuest } from "./pages/print-facts.ts";

/** The first guests of an event who come or have not answered, in the organizer's order, with their values of these columns. */
export async function findPrintGuests(
  db: Queryable,
  eventId: OwnedEventId,
  columns: readonly string[],
  most: number,
): Promise<PrintGuest[]> {
  // Raw SQL, because Prisma drops a column called `__proto__`, and because most columns of a long list are not printed.
  const rows = await db.$queryRaw<(Omit<PrintGuest, "info"> & { info: string | null })[]>`
    SELECT guests.id, guests.name, guests.table_number AS "table", guests.seat_number AS seat, guests.household,
      coalesce(hosts.name, '') AS "guestOf", guests.is_child AS "isChild", guests.needs_access AS "needsAccess",
      (SELECT json_object_agg(key, value)::text FROM json_each(guests.additional_info) WHERE key = ANY(${columns})) AS info
    FROM guests
      LEFT JOIN guests AS hosts ON hosts.id = guests.guest_of_id AND hosts.event_id = guests.event_id
    WHERE guests.event_id = ${eventId} AND guests.attendance <> 'no'
    ORDER BY guests.position, guests.id LIMIT ${most}`;
  return rows.map(({ info, ...guest }) => ({ ...guest, info: info === null ? {} : toTextMap(JSON.parse(info)) }));
}

/** The number of guests of an event who are not coming. */
export function countNotComing(db: Queryable, eventId: OwnedEventId): Promise<number> {
  return db.guest.count({ where: { eventId, attendance: "no" } });
}
