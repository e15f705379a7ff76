import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { DoorEventId } from "../event-rights/event-scope.type.ts";

/** A guest, as devices at the door know them. */
export interface DoorListGuest {
  id: number;
  name: string;
  tableLabel: string;
  household: string;
  guestOfId: number | null;
  doorNote: string;
  /** As they are stored. */
  otherNames: string;
  hasDeclined: boolean;
}

const columns = Prisma.sql`
  id, name, table_number AS "tableLabel", household, guest_of_id AS "guestOfId", door_note AS "doorNote",
  other_names AS "otherNames",
  attendance = 'no' AS "hasDeclined"`;

/** The first guests of the list, in its order. */
export function findFirstGuests(db: Queryable, eventId: DoorEventId, most: number): Promise<DoorListGuest[]> {
  return db.$queryRaw<DoorListGuest[]>`
    SELECT ${columns} FROM guests WHERE event_id = ${eventId} ORDER BY position, id LIMIT ${most}`;
}

/** Those of the guests who are on the list, in its order. */
export function findDoorGuests(db: Queryable, eventId: DoorEventId, ids: readonly number[]): Promise<DoorListGuest[]> {
  return db.$queryRaw<DoorListGuest[]>`
    SELECT ${columns} FROM guests WHERE event_id = ${eventId} AND id = ANY (${ids}::int[]) ORDER BY position, id`;
}

/** Ids of those who came with some guests: their households, hosts and plus-ones, and they themselves. */
export async function findCompany(
  db: Queryable,
  eventId: DoorEventId,
  ids: readonly number[],
  most: number,
): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    WITH found AS (
      SELECT id, guest_of_id, lower(household) AS household FROM guests WHERE event_id = ${eventId} AND id = ANY (${ids}::int[])
    )
    SELECT guests.id FROM guests
    WHERE event_id = ${eventId} AND (
      id = ANY (${ids}::int[]) OR id IN (SELECT guest_of_id FROM found) OR guest_of_id IN (SELECT id FROM found)
      OR guest_of_id IN (SELECT guest_of_id FROM found) OR lower(household) IN (SELECT household FROM found WHERE household <> '')
    )
    ORDER BY id = ANY (${ids}::int[]) DESC, position, id LIMIT ${most}`;
  return rows.map(({ id }) => id);
}

/** A table, as devices at the door know it. */
export interface DoorListTable {
  label: string;
  capacity: number | null;
}

/** In the order in which they were added. */
export function findDoorTables(db: Queryable, eventId: DoorEventId, most: number): Promise<DoorListTable[]> {
  return db.table.findMany({
    where: { eventId },
    select: { label: true, capacity: true },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    take: most,
  });
}
