import type { Database } from "../../database/client.ts";
import type { OwnedEventId } from "../event-rights/event-scope.type.ts";

/** A text to find, as SQL compares it. */
export interface TextSearch {
  /** Regular expression; case does not count. */
  pattern: string;
  /** Labels of tables, in lower case. */
  labels: readonly string[];
  seated: boolean | undefined;
}

/** Ids of guests found by a text, each in the organizer's order. */
export interface FoundByText {
  /** Those at the tables of the labels. */
  atTable: number[];
  /** All of them. */
  containing: number[];
}

// Columns are looked into only if their JSON contains the text at all: taking it apart is slow. A text with characters that JSON
// escapes is not in there as it was typed.
const guestsByText = {
  name: "guests-by-text",
  text: `SELECT coalesce(array_agg(id ORDER BY position, id) FILTER (WHERE lower(table_number) = ANY ($3)), '{}') AS "atTable",
           coalesce(array_agg(id ORDER BY position, id), '{}') AS containing
         FROM guests
         WHERE event_id = $1 AND ($4::boolean IS NULL OR (table_number <> '') = $4) AND (
           name ~* $2 OR table_number ~* $2 OR household ~* $2 OR lower(table_number) = ANY ($3) OR (
             ($5 OR additional_info::text ~* $2)
             AND EXISTS (SELECT FROM json_each_text(additional_info) AS cells WHERE value ~* $2)
           )
         )`,
};

/** The guests of an event of whom a name, table, household or extra column contains a text. */
export async function findGuestsByText(
  { pool }: Database,
  eventId: OwnedEventId,
  { pattern, labels, seated }: TextSearch,
): Promise<FoundByText> {
  const values = [eventId, pattern, labels, seated ?? null, /["\\]/.test(pattern)];
  const { rows } = await pool.query<FoundByText>({ ...guestsByText, values });
  return rows[0] ?? { atTable: [], containing: [] };
}

const guestsWithoutTable = {
  name: "guests-without-table",
  text: `SELECT coalesce(array_agg(id ORDER BY position, id), '{}') AS ids
         FROM guests WHERE event_id = $1 AND table_number = ''`,
};

/** The guests of an event who have no table, in the organizer's order. */
export async function findGuestsWithoutTable({ pool }: Database, eventId: OwnedEventId): Promise<number[]> {
  const { rows } = await pool.query<{ ids: number[] }>({ ...guestsWithoutTable, values: [eventId] });
  return rows[0]?.ids ?? [];
}
