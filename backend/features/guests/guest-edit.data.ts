import type { Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";

/** Versions of a list for which its edits are kept. An index that is further behind is rebuilt. */
const versionsKept = 1000;

/** Notes which guest a version of the list has changed: they are new at its end, changed in their place, or gone. */
export async function insertGuestEdit(
  tx: Queryable,
  eventId: WritableEventId,
  listVersion: number,
  guestId: number,
): Promise<void> {
  await tx.$executeRaw`
    WITH outdated AS (
      DELETE FROM guest_edits WHERE event_id = ${eventId} AND list_version <= ${listVersion - versionsKept}
    )
    INSERT INTO guest_edits (event_id, list_version, guest_id) VALUES (${eventId}, ${listVersion}, ${guestId})`;
}
