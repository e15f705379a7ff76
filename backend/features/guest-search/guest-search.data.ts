import type { IndexedGuest } from "../../../common/guest-search/index/guest-index.ts";
import type { TextPattern } from "../../../common/guest-search/spelling/text-pattern.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { needsTable } from "../../database/needs-table.ts";
import { otherWork } from "../../lib/other-work.ts";
import type { ListReadableEventId, SearchableEventId } from "../event-rights/event-scope.type.ts";

/** A whole list at one moment, in the organizer's order. */
export interface ListSnapshot {
  version: number;
  guests: readonly IndexedGuest[];
}

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

/** A text to find, as SQL compares it. */
export interface TextSearch {
  pattern: TextPattern;
  /** In lower case. */
  labels: readonly string[];
}

/** Ids of guests found by a text, in the organizer's order. */
export interface FoundByText {
  atTable: number[];
  containing: number[];
}

// One scan and no join, so that its plan cannot be a bad one. The client reads JSON ten times as fast as an array.
const guestsByText = {
  name: "guests-by-text",
  text: `SELECT coalesce(json_agg(id ORDER BY position, id) FILTER (WHERE lower(table_number) = ANY ($4)), '[]') AS "atTable",
           coalesce(json_agg(id ORDER BY position, id), '[]') AS containing
         FROM guests
         WHERE event_id = $1 AND (
           name ~* $2 OR table_number ~* $2 OR household ~* $2 OR other_names ~* $2 OR additional_info::text ~* $3
           OR lower(table_number) = ANY ($4)
         )`,
};

/** Guests whose name, other name, table, household or extra column contains a text, or whose table has the label. */
export async function findGuestsByText(
  { pool }: Database,
  eventId: ListReadableEventId,
  { pattern, labels }: TextSearch,
): Promise<FoundByText> {
  const values = [eventId, pattern.inText, pattern.inJson, labels];
  const { rows } = await pool.query<FoundByText>({ ...guestsByText, values });
  return rows[0] ?? { atTable: [], containing: [] };
}

const guestsInNeedOfTable = {
  name: "guests-in-need-of-table",
  text: `SELECT coalesce(json_agg(id ORDER BY position, id), '[]') AS ids
         FROM guests WHERE event_id = $1 AND ${needsTable}`,
};

/** The guests of an event who still need a table, in the organizer's order. */
export async function findGuestsInNeedOfTable({ pool }: Database, eventId: ListReadableEventId): Promise<number[]> {
  const { rows } = await pool.query<{ ids: number[] }>({ ...guestsInNeedOfTable, values: [eventId] });
  return rows[0]?.ids ?? [];
}

/** Leaves out guests who are gone, and those who are known. */
export async function insertShownSeats(db: Queryable, guestIds: readonly number[]): Promise<void> {
  await db.$executeRaw`
    INSERT INTO shown_seats (guest_id)
    SELECT id FROM guests
    WHERE id = ANY(${guestIds}::int[]) AND NOT EXISTS (SELECT FROM shown_seats WHERE guest_id = guests.id)
    ORDER BY id FOR KEY SHARE
    ON CONFLICT DO NOTHING`;
}
