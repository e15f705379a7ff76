import { setImmediate as otherWork } from "node:timers/promises";
import type { Database } from "../../database/client.ts";
import { toTextMap } from "../../lib/text-map.ts";
import type { OwnedEventId, SearchableEventId } from "../event-rights/event-scope.type.ts";
import type { IndexedGuest } from "./index/guest-index.ts";
import type { ListSnapshot, ListUpdate } from "./index/guest-index-cache.ts";

// One statement, so that the version, the edits and the guests are consistent. Raw SQL, because Prisma drops a column
// called `__proto__`.
const editedGuests = {
  name: "edited-guests",
  text: `SELECT events.guest_list_version AS version, edits.list_version AS "editVersion", edits.guest_id AS id,
           guests.name, guests.table_number AS "tableNumber", guests.additional_info AS info
         FROM events
           LEFT JOIN guest_edits AS edits ON edits.event_id = events.id AND edits.list_version > $2
           LEFT JOIN guests ON guests.id = edits.guest_id AND guests.event_id = events.id
         WHERE events.id = $1
         ORDER BY guests.position, guests.id`,
};

interface EditedRow {
  version: number;
  /** Null when no edit is known; then there is one row. */
  editVersion: number | null;
  id: number;
  /** Null for a deleted guest, as are the next two. */
  name: string | null;
  tableNumber: string | null;
  info: unknown;
}

function toGuest({ id, name, tableNumber, info }: IndexedRow): IndexedGuest | undefined {
  if (name === null || tableNumber === null) return undefined;
  return { id, name, tableNumber, additionalInfo: toTextMap(info) };
}

/** The current state of the guests edited since a version; undefined when the list also changed in other ways. */
export async function findGuestEdits(
  { pool }: Database,
  eventId: SearchableEventId | OwnedEventId,
  since: number,
): Promise<ListUpdate | undefined> {
  const { rows } = await pool.query<EditedRow>({ ...editedGuests, values: [eventId, since] });
  const edits = rows.filter(({ editVersion }) => editVersion !== null);
  const versions = new Set(edits.map(({ editVersion }) => editVersion));
  const version = rows[0]?.version;
  if (version === undefined || versions.size !== version - since) return undefined;
  return { version, changes: new Map(edits.map((edit) => [edit.id, toGuest(edit)])) };
}

/** Guests copied before other work gets a turn. */
const guestsPerSlice = 1000;

// One statement, for the same two reasons.
const indexedGuests = {
  name: "indexed-guests",
  text: `SELECT events.guest_list_version AS version,
           guests.id, guests.name, guests.table_number AS "tableNumber", guests.additional_info AS info
         FROM events LEFT JOIN guests ON guests.event_id = events.id
         WHERE events.id = $1 ORDER BY guests.position, guests.id`,
};

/** One row without a guest if the list is empty. */
type IndexedRow = Omit<EditedRow, "editVersion">;

/** All guests of an event for the search index; undefined when the event is gone. */
export async function findGuestsToIndex(
  { pool }: Database,
  eventId: SearchableEventId | OwnedEventId,
): Promise<ListSnapshot | undefined> {
  const { rows } = await pool.query<IndexedRow>({ ...indexedGuests, values: [eventId] });
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
