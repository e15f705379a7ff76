import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";

/** A recorded change of a guest's row. */
export interface GuestRowChange {
  at: Date;
  /** Null if unknown. */
  author: string | null;
  /** Of the history entry; null if it was removed. */
  action: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Newest first. */
export function findGuestRowChanges(
  db: Queryable,
  eventId: ListReadableEventId,
  guestId: number,
  most: number,
): Promise<GuestRowChange[]> {
  return db.$queryRaw<GuestRowChange[]>`
    SELECT change.created_at AS at, coalesce(users.name, entry.author_name) AS author, entry.action,
      row->'before' AS before, row->'after' AS after
    FROM row_changes AS change
      CROSS JOIN json_array_elements(change.rows) AS row
      LEFT JOIN history_entries AS entry ON entry.event_id = change.event_id AND entry.list_version = change.list_version
      LEFT JOIN users ON users.id = entry.user_id
    WHERE change.event_id = ${eventId} AND kind = 'guests' AND ids @> ARRAY[${guestId}]::int[]
      AND (row->>'id')::int = ${guestId}
    ORDER BY change.id DESC LIMIT ${most}`;
}

/** An entry whose details or values mention somebody. */
export interface NamingEntry {
  id: number;
  action: string;
  createdAt: Date;
}

/** Entries that match a PostgreSQL pattern without case, newest first. */
export function findNamingEntries(
  db: Queryable,
  eventId: ListReadableEventId,
  pattern: string,
  most: number,
): Promise<NamingEntry[]> {
  return db.$queryRaw<NamingEntry[]>`
    SELECT id, action, created_at AS "createdAt" FROM history_entries
    WHERE event_id = ${eventId} AND (
      redact_json(details::json, ${pattern})::jsonb <> details
      OR redact_json(changes::json, ${pattern})::jsonb <> changes
    )
    ORDER BY id DESC LIMIT ${most}`;
}
