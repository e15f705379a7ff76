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
