import type { Queryable } from "../../database/client.ts";
import type { DoorEventId } from "../event-rights/event-scope.type.ts";

/** What door and list have come to, at one moment. */
export interface DoorVersions {
  /** Position of the newest fact. */
  version: number;
  listVersion: number;
  eventName: string;
  worksOffline: boolean;
}

/** Undefined when the event is gone. */
export async function findDoorVersions(db: Queryable, eventId: DoorEventId): Promise<DoorVersions | undefined> {
  const event = await db.event.findUnique({
    where: { id: eventId },
    select: { doorVersion: true, guestListVersion: true, name: true, worksOffline: true },
  });
  if (!event) return undefined;
  const { doorVersion, guestListVersion, name, worksOffline } = event;
  return { version: doorVersion, listVersion: guestListVersion, eventName: name, worksOffline };
}

/** Guests who did not decline, and those of the given ones who did. */
export async function countExpected(db: Queryable, eventId: DoorEventId, here: readonly number[]): Promise<number> {
  const [counted] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM guests
    WHERE event_id = ${eventId} AND (attendance <> 'no' OR id = ANY (${here}::int[]))`;
  return counted?.count ?? 0;
}
