import type { Queryable } from "../../database/client.ts";
import { otherWork } from "../../lib/other-work.ts";
import { toTextMap } from "../../lib/text-map.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import type { PrintGuest } from "./pages/print-facts.ts";

/** Other requests have their turn while the next query runs. */
const portion = 100;

interface GuestRow extends Omit<PrintGuest, "info"> {
  position: number;
  info: string | null;
}

/** The first guests who come, have not answered, or are among those who are here, with these columns, in portions, in the organizer's order. */
export async function* findPrintGuests(
  db: Queryable,
  eventId: ListReadableEventId,
  columns: readonly string[],
  { here, most }: { here: readonly number[]; most: number },
): AsyncGenerator<PrintGuest[], void> {
  let last: Pick<GuestRow, "position" | "id"> | undefined = { position: -1, id: 0 };
  for (let left = most; left > 0 && last; left -= portion) {
    const rows: GuestRow[] = await findRows(db, eventId, columns, { here, after: last, most: Math.min(left, portion) });
    await otherWork();
    yield rows.map(toPrintGuest);
    last = rows[portion - 1];
  }
}

function findRows(
  db: Queryable,
  eventId: ListReadableEventId,
  columns: readonly string[],
  { here, after, most }: { here: readonly number[]; after: Pick<GuestRow, "position" | "id">; most: number },
): Promise<GuestRow[]> {
  // Raw SQL, because Prisma drops a column called `__proto__` and most columns of a long list are not printed.
  return db.$queryRaw`
    SELECT guests.id, guests.position, guests.name, guests.table_number AS "table", guests.seat_number AS seat, guests.household,
      hosts.id AS "hostId", coalesce(hosts.name, '') AS "guestOf", guests.is_child AS "isChild", guests.needs_access AS "needsAccess",
      (SELECT json_object_agg(key, value)::text FROM json_each(guests.additional_info) WHERE key = ANY(${columns})) AS info
    FROM guests
      LEFT JOIN guests AS hosts ON hosts.id = guests.guest_of_id AND hosts.event_id = guests.event_id
    WHERE guests.event_id = ${eventId} AND (guests.attendance <> 'no' OR guests.id = ANY (${here}::int[]))
      AND (guests.position, guests.id) > (${after.position}, ${after.id})
    ORDER BY guests.position, guests.id LIMIT ${most}`;
}

const toPrintGuest = ({ position: _, info, ...guest }: GuestRow): PrintGuest => ({
  ...guest,
  info: info === null ? {} : toTextMap(JSON.parse(info)),
});

/** The number of guests of an event who are not coming, and not among those who are here. */
export function countNotComing(db: Queryable, eventId: ListReadableEventId, here: readonly number[]): Promise<number> {
  return db.guest.count({ where: { eventId, attendance: "no", id: { notIn: [...here] } } });
}
