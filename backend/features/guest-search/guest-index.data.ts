import type { IndexedGuest } from "../../../common/guest-search/index/guest-index.ts";
import type { Database } from "../../database/client.ts";
import { otherWork } from "../../lib/other-work.ts";
import type { ListReadableEventId, SearchableEventId } from "../event-rights/event-scope.type.ts";
import type { ListSnapshot, ListUpdate } from "./index/guest-index-cache.ts";

/** Changed guests with whom an index is patched; beyond that, rebuilding is faster. */
const maxEdits = 1000;

// One statement for consistency; raw SQL because Prisma drops a column called `__proto__`.
const editedGuests = {
  name: "edited-guests",
  text: `SELECT events.guest_list_version AS version, edited.id,
           guests.name, guests.table_number AS "tableNumber", guests.additional_info::text AS info,
           guests.other_names AS "otherNames"
         FROM events
           LEFT JOIN LATERAL (
             SELECT DISTINCT unnest(ids) AS id FROM row_changes
             WHERE row_changes.event_id = events.id AND list_version > $2 AND kind = 'guests' LIMIT ${maxEdits + 1}
           ) AS edited ON true
           LEFT JOIN guests ON guests.id = edited.id AND guests.event_id = events.id
         WHERE events.id = $1 AND (
           SELECT list_version FROM row_changes WHERE row_changes.event_id = events.id ORDER BY list_version LIMIT 1
         ) <= $2 + 1 AND NOT EXISTS (
           SELECT FROM history_entries
           WHERE event_id = events.id AND list_version > $2 AND action IN ('upload_file', 'restore_guests', 'undo')
         )
         ORDER BY guests.position, guests.id`,
};

interface EditedRow {
  version: number;
  /** Null when no guest was changed; then there is one row. */
  id: number | null;
  /** Null for a deleted guest, as are the next two. */
  name: string | null;
  tableNumber: string | null;
  /** JSON. */
  info: string | null;
  /** Empty or null for none. */
  otherNames: string | null;
}

function toGuest({ id, name, tableNumber, info, otherNames }: EditedRow): IndexedGuest | undefined {
  if (id === null || name === null || tableNumber === null || info === null) return undefined;
  const guest = { id, name, tableNumber, info: info === "{}" ? "" : info };
  return otherNames ? { ...guest, otherNames } : guest;
}

/** Guests changed since a version, as they are now; undefined when there are too many or not all are known. */
export async function findGuestEdits(
  { lookUps }: Database,
  eventId: SearchableEventId | ListReadableEventId,
  since: number,
): Promise<ListUpdate | undefined> {
  const { rows } = await lookUps.query<EditedRow>({ ...editedGuests, values: [eventId, since] });
  const version = rows[0]?.version;
  if (version === undefined || rows.length > maxEdits) return undefined;
  return {
    version,
    changes: new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, toGuest(row)] as const]))),
  };
}

const guestsPerSlice = 1000;

// One statement in raw SQL, for the reasons given above.
const indexedGuests = {
  name: "indexed-guests",
  text: `SELECT events.guest_list_version AS version,
           guests.id, guests.name, guests.table_number AS "tableNumber", guests.additional_info::text AS info,
           guests.other_names AS "otherNames"
         FROM events LEFT JOIN guests ON guests.event_id = events.id
         WHERE events.id = $1 ORDER BY guests.position, guests.id`,
};

/** All guests of an event for the search index; undefined when the event is gone. */
export async function findGuestsToIndex(
  { pool }: Database,
  eventId: SearchableEventId | ListReadableEventId,
): Promise<ListSnapshot | undefined> {
  const { rows } = await pool.query<EditedRow>({ ...indexedGuests, values: [eventId] });
  const version = rows[0]?.version;
  if (version === undefined) return undefined;
  const guests: IndexedGuest[] = [];
  for (const [place, row] of rows.entries()) {
    const guest = toGuest(row);
    if (guest) guests.push(guest);
    if (place % guestsPerSlice === guestsPerSlice - 1) await otherWork();
  }
  return { version, guests };
}
