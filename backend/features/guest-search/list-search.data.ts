import type { TextPattern } from "../../../common/guest-search/spelling/text-pattern.ts";
import type { Database } from "../../database/client.ts";
import { needsTable } from "../../database/needs-table.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";

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
