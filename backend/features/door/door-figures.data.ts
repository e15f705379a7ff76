import type { Queryable } from "../../database/client.ts";
import type { DoorEventId } from "../event-rights/event-scope.type.ts";

/** What door and list have come to, at one moment. */
export interface DoorVersions {
  /** Position of the newest fact. */
  version: number;
  /** Position of the oldest fact that is stored; the next one's if there is none. */
  firstPosition: number;
  listVersion: number;
  eventName: string;
  worksOffline: boolean;
}

/** Undefined when the event is gone. */
export async function findDoorVersions(db: Queryable, eventId: DoorEventId): Promise<DoorVersions | undefined> {
  const [versions] = await db.$queryRaw<DoorVersions[]>`
    SELECT door_version AS version, guest_list_version AS "listVersion", name AS "eventName",
      works_offline AS "worksOffline",
      coalesce((SELECT min(position) FROM door_operations WHERE event_id = events.id), door_version + 1) AS "firstPosition"
    FROM events WHERE id = ${eventId}`;
  return versions;
}

/** Guests who did not decline, and those of the given ones who did. */
export async function countExpected(db: Queryable, eventId: DoorEventId, here: readonly number[]): Promise<number> {
  const [counted] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM guests
    WHERE event_id = ${eventId} AND (attendance <> 'no' OR id = ANY (${here}::int[]))`;
  return counted?.count ?? 0;
}

/** How many of a table's guests are here, and how many are or did not decline. */
export interface TablePresence {
  /** Empty for guests without a table. */
  label: string;
  hereCount: number;
  expectedCount: number;
}

/** Tables at which anybody is expected, and guests without one. */
export async function countAtTables(
  db: Queryable,
  eventId: DoorEventId,
  here: readonly number[],
): Promise<TablePresence[]> {
  return db.$queryRaw<TablePresence[]>`
    SELECT min(table_number) AS label, count(*) FILTER (WHERE id = ANY (${here}::int[]))::int AS "hereCount",
      count(*)::int AS "expectedCount"
    FROM guests
    WHERE event_id = ${eventId} AND (attendance <> 'no' OR id = ANY (${here}::int[]))
    GROUP BY lower(table_number) ORDER BY min(position)`;
}
