import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";

/** Who wrote entries. At most one id is set. */
export interface EntryAuthor {
  userId: number | null;
  helperId: number | null;
  name: string;
}

/** Named authors of an event's entries, those of the newest entries first. */
export function findEntryAuthors(db: Queryable, eventId: ListReadableEventId, most: number): Promise<EntryAuthor[]> {
  return db.$queryRaw<EntryAuthor[]>`
    SELECT entry.user_id AS "userId", entry.helper_id AS "helperId", coalesce(users.name, entry.author_name) AS name
    FROM (
      SELECT max(id) AS id FROM history_entries
      WHERE event_id = ${eventId} AND (user_id IS NOT NULL OR author_name IS NOT NULL)
      GROUP BY user_id, helper_id, CASE WHEN user_id IS NULL AND helper_id IS NULL THEN author_name END
      ORDER BY 1 DESC LIMIT ${most}
    ) AS newest JOIN history_entries AS entry USING (id) LEFT JOIN users ON users.id = entry.user_id
    ORDER BY entry.id DESC`;
}
