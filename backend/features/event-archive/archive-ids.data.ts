import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { inPortions } from "./archive-cursor.data.ts";
import type { Kept } from "./archive-kept.data.ts";

/** Ids that an event and its kept data mention, unique and ascending. */
export interface MentionedIds {
  guests: number[];
  fixtures: number[];
  entries: number[];
  pictures: number[];
}

/** Ids that an archive's parts mention; some may have been deleted. */
export async function findMentionedIds(tx: Queryable, eventId: ListReadableEventId, kept: Kept): Promise<MentionedIds> {
  const [guests, fixtures, entries, pictures] = [
    await findGuestIds(tx, eventId, kept),
    await tx.$queryRaw<Ids[]>`
      SELECT coalesce(array_agg(id ORDER BY id), '{}') AS ids FROM (
        SELECT id FROM fixtures WHERE event_id = ${eventId}
        UNION SELECT fixture_id FROM wishes WHERE event_id = ${eventId} AND fixture_id IS NOT NULL
      ) AS mentioned`,
    await tx.$queryRaw<Ids[]>`
      SELECT coalesce(array_agg(id ORDER BY id), '{}') AS ids FROM (
        SELECT id FROM history_entries WHERE event_id = ${eventId}
        UNION SELECT (details->>'entryId')::int FROM history_entries
          WHERE event_id = ${eventId} AND details ? 'entryId'
      ) AS mentioned`,
    await tx.$queryRaw<Ids[]>`
      SELECT coalesce(array_agg(id ORDER BY id), '{}') AS ids FROM (
        SELECT id FROM event_pictures WHERE event_id = ${eventId}
        UNION SELECT picture_id FROM floor_plans WHERE event_id = ${eventId} AND picture_id IS NOT NULL
        UNION SELECT (picture->>'id')::int FROM events WHERE id = ${eventId} AND picture IS NOT NULL
        UNION SELECT (side.picture->>'id')::int
          FROM history_entries, jsonb_array_elements(nullif(changes, 'null')) AS changed (change),
            LATERAL (VALUES (change->'from'), (change->'to')) AS side (picture)
          WHERE event_id = ${eventId} AND change->>'field' = 'picture' AND jsonb_typeof(side.picture) = 'object'
      ) AS mentioned`,
  ];
  return { guests, fixtures: idsOf(fixtures), entries: idsOf(entries), pictures: idsOf(pictures) };
}

interface Ids {
  ids: number[];
}

const idsOf = ([found]: readonly Ids[]): number[] => found?.ids ?? [];

const idsPerPortion = 5000;

async function findGuestIds(tx: Queryable, eventId: ListReadableEventId, { entryIds }: Kept): Promise<number[]> {
  const portions = inPortions<Ids>(
    tx,
    Prisma.sql`
      WITH kept AS (
        SELECT CASE json_typeof(guests_before) WHEN 'array' THEN guests_before ELSE guests_before->'guests' END AS guests,
          sheet_before AS sheet
        FROM guest_list_changes WHERE event_id = ${eventId} AND history_entry_id = ANY(${entryIds}::int[])
      ), sheets AS (
        SELECT sheet FROM kept UNION ALL SELECT guests FROM imported_sheets WHERE event_id = ${eventId}
      ), mentioned AS (
        SELECT id FROM guests WHERE event_id = ${eventId}
        UNION SELECT guest_of_id FROM guests WHERE event_id = ${eventId}
        UNION SELECT unnest(merged_ids) FROM guests WHERE event_id = ${eventId}
        UNION SELECT guest_id FROM door_operations WHERE event_id = ${eventId}
        UNION SELECT unnest(guest_ids) FROM wishes WHERE event_id = ${eventId}
        UNION SELECT (seat->>0)::int FROM saved_plans, jsonb_array_elements(seating->'seats') AS seat
          WHERE event_id = ${eventId}
        UNION SELECT coalesce(guest->>'id', guest->>0)::int FROM kept, json_array_elements(guests) AS guest
        UNION SELECT (guest->'facts'->>'guestOfId')::int FROM kept, json_array_elements(guests) AS guest
        UNION SELECT (guest->>'id')::int FROM sheets, json_array_elements(sheet->'guests') AS guest
      ), placed AS (
        SELECT id, (row_number() OVER (ORDER BY id) - 1) / ${idsPerPortion} AS portion FROM mentioned WHERE id IS NOT NULL
      )
      SELECT array_agg(id ORDER BY id) AS ids FROM placed GROUP BY portion ORDER BY portion`,
    1,
  );
  const ids: number[] = [];
  for await (const portion of portions) ids.push(...portion.ids);
  return ids;
}
