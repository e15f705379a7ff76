import type { IndexedGuest } from "../../../common/guest-search/index/guest-index.ts";
import type { Database } from "../../database/client.ts";
import { otherWork } from "../../lib/other-work.ts";
import type { ListReadableEventId, SearchableEventId } from "../event-rights/event-scope.type.ts";
import type { ListSnapshot } from "./index/guest-index-cache.ts";

interface ListedRow {
  version: number;
  /** Null when there is no guest, as are the next three; then there is one row. */
  id: number | null;
  name: string | null;
  tableNumber: string | null;
  /** JSON. */
  info: string | null;
  /** Empty or null for none. */
  otherNames: string | null;
}

function toGuest({ id, name, tableNumber, info, otherNames }: ListedRow): IndexedGuest | undefined {
  if (id === null || name === null || tableNumber === null || info === null) return undefined;
  const guest = { id, name, tableNumber, info: info === "{}" ? "" : info };
  return otherNames ? { ...guest, otherNames } : guest;
}

const guestsPerSlice = 1000;

// One statement for consistency; raw SQL because Prisma drops a column called `__proto__`.
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
  const { rows } = await pool.query<ListedRow>({ ...indexedGuests, values: [eventId] });
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
