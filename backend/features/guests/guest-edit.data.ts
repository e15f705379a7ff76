import type { Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";

/** Number of list versions for which edits are kept. An index that is further behind is rebuilt. */
const versionsKept = 1000;

/** Records which guest a version of the list changed: added at its end, changed in place, or deleted. */
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
