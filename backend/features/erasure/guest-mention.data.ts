import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import type { Sought } from "./sought-guest.data.ts";

/** A text of an event, and what it is a text of. */
export interface Mention {
  kind: "guest" | "table" | "fixture" | "event" | "column" | "wish";
  /** The guest's; null for other texts. */
  id: number | null;
  /** The guest's name or the table's label; empty for others. */
  name: string;
  field: string;
  isColumn: boolean;
  text: string;
}

/** Texts of an event that mention the guest, other than those of the guest and namesakes. */
export function findMentions(
  db: Queryable,
  eventId: ListReadableEventId,
  { guestId, name, pattern }: Pick<Sought, "guestId" | "name" | "pattern">,
  most: number,
): Promise<Mention[]> {
  return db.$queryRaw<Mention[]>`
    SELECT kind, id, name, field, is_column AS "isColumn", text FROM (
      SELECT 1 AS place, position, 'guest' AS kind, guests.id, name, field, is_column, text
      FROM guests CROSS JOIN LATERAL (
        SELECT * FROM (VALUES ('name', false, name), ('household', false, household),
          ('doorNote', false, door_note), ('otherNames', false, other_names), ('tableNumber', false, table_number))
          AS own (field, is_column, text)
        UNION ALL SELECT key, true, value FROM json_each_text(additional_info)
      ) AS texts
      WHERE event_id = ${eventId} AND guests.id <> ${guestId} AND NOT (field = 'name' AND lower(name) = lower(${name}))
      UNION ALL
      SELECT 2, position, 'table', NULL, label, field, false, text
      FROM tables CROSS JOIN LATERAL (VALUES ('label', label), ('note', note)) AS texts (field, text)
      WHERE event_id = ${eventId}
      UNION ALL
      SELECT 3, id, 'fixture', NULL, '', 'label', false, label FROM fixtures WHERE event_id = ${eventId}
      UNION ALL
      SELECT 4, 0, 'event', NULL, '', field, false, text
      FROM events CROSS JOIN LATERAL (VALUES ('name', name), ('description', description), ('date', date),
        ('location', location), ('greeting', greeting)) AS texts (field, text)
      WHERE events.id = ${eventId}
      UNION ALL
      SELECT 5, 0, 'column', NULL, '', '', false, unnest(known_columns) FROM events WHERE events.id = ${eventId}
      UNION ALL
      SELECT 6, id, 'wish', NULL, '', 'value', false, value FROM wishes WHERE event_id = ${eventId}
    ) AS found
    WHERE text ~* ${pattern} ORDER BY place, position, field LIMIT ${most}`;
}
