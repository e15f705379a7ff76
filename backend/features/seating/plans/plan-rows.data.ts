import type { Queryable } from "../../../database/client.ts";
import { toTextMap } from "../../../lib/text-map.ts";
import type { ListReadableEventId } from "../../event-rights/event-scope.type.ts";
import type { PlanGuest, TakenSeat } from "../problem/plan-rows.ts";

/** The first guests who come or have not answered, in list order, with these columns. */
export async function findPlanGuests(
  db: Queryable,
  eventId: ListReadableEventId,
  columns: readonly string[],
  most: number,
): Promise<PlanGuest[]> {
  // Raw SQL: Prisma drops a column called `__proto__`, and most columns are not needed.
  const rows = await db.$queryRaw<(Omit<PlanGuest, "additionalInfo"> & { info: string | null })[]>`
    SELECT id, name, table_number AS "tableNumber",
      seat_number AS "seatNumber", household, guest_of_id AS "guestOfId", is_locked AS "isLocked",
      is_child AS "isChild", needs_access AS "needsAccess",
      (SELECT json_object_agg(key, value)::text FROM json_each(additional_info) WHERE key = ANY(${columns})) AS info
    FROM guests WHERE event_id = ${eventId} AND attendance <> 'no'
    ORDER BY position, id LIMIT ${most}`;
  return rows.map(({ info, ...guest }) => ({
    ...guest,
    additionalInfo: info === null ? {} : toTextMap(JSON.parse(info)),
  }));
}

/** Chairs that guests have who are not coming. */
export function findTakenSeats(db: Queryable, eventId: ListReadableEventId): Promise<TakenSeat[]> {
  return db.$queryRaw`
    SELECT table_number AS "tableNumber", seat_number AS "seatNumber" FROM guests
    WHERE event_id = ${eventId} AND attendance = 'no' AND seat_number IS NOT NULL`;
}
