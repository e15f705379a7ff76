import { doorNoteHeader, guestFileFields } from "../../../common/guest-file.ts";
import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { factsDiffer, factTexts } from "./guest-facts.data.ts";

/** Whether extra columns differ. Most are the same text, which is faster to compare. */
export const columnsDiffer = (one: string, other: string) =>
  Prisma.raw(`(${one}.additional_info::text <> ${other}.additional_info::text
    AND ${one}.additional_info::jsonb <> ${other}.additional_info::jsonb)`);

/** Whether two guests differ in anything that a file can contain. */
export const guestsDiffer = (one: string, other: string) =>
  Prisma.sql`(${Prisma.raw(`${one}.name <> ${other}.name OR ${one}.table_number <> ${other}.table_number OR `)}
    ${columnsDiffer(one, other)} OR ${factsDiffer(one, other)})`;

/** Guests a staged list would add, move, change otherwise, and existing guests without a pair. */
export interface DifferenceCounts {
  added: number;
  moved: number;
  changed: number;
  unpaired: number;
}

export async function countDifference(tx: Queryable, eventId: ListReadableEventId): Promise<DifferenceCounts> {
  const [counts] = await tx.$queryRaw<DifferenceCounts[]>`
    SELECT count(*) FILTER (WHERE guests.id IS NULL)::int AS added,
      count(*) FILTER (WHERE staged.table_number <> guests.table_number)::int AS moved,
      count(*) FILTER (
        WHERE staged.table_number = guests.table_number AND ${guestsDiffer("staged", "guests")}
      )::int AS changed,
      (SELECT count(*) FROM guests WHERE event_id = ${eventId})::int - count(guests.id)::int AS unpaired
    FROM staged_guests AS staged LEFT JOIN paired_guests USING (place) LEFT JOIN guests ON guests.id = paired_guests.id`;
  return counts ?? { added: 0, moved: 0, changed: 0, unpaired: 0 };
}

export interface ListSize {
  guests: number;
  columns: number;
  characters: number;
}

/** The size of the list after an import; `keepsUnpaired` keeps existing guests without a pair. */
export async function measureResult(
  tx: Queryable,
  eventId: ListReadableEventId,
  keepsUnpaired: boolean,
): Promise<ListSize> {
  const [size] = await tx.$queryRaw<ListSize[]>`
    WITH result AS (
      SELECT name, table_number, additional_info, household, other_names, door_note FROM staged_guests
      UNION ALL
      SELECT name, table_number, additional_info, household, other_names, door_note FROM guests
      WHERE ${keepsUnpaired} AND event_id = ${eventId}
        AND NOT EXISTS (SELECT FROM paired_guests WHERE paired_guests.id = guests.id)
    )
    SELECT count(*)::int AS guests,
      (SELECT count(DISTINCT key)::int FROM result, json_object_keys(additional_info) AS key) AS columns,
      coalesce(sum(length(name) + length(table_number) + length(additional_info::text) + length(household)
        + coalesce(length(other_names), 0) + coalesce(length(door_note), 0)), 0)::float8 AS characters
    FROM result`;
  return size ?? { guests: 0, columns: 0, characters: 0 };
}

const { otherNames, household, attendance, seat } = guestFileFields;
const factColumns: readonly string[] = [doorNoteHeader, otherNames, household, attendance, seat];

export interface ListedDifference {
  kind: "added" | "moved" | "changed" | "unpaired";
  name: string;
  tableNumber: string;
  previousName: string | null;
  previousTableNumber: string | null;
  /** Extra columns, note for the door, other names, household, answer and seat of a guest who stays; empty without a value. */
  changes: [column: string, before: string, after: string][];
}

/** The first guests of each kind of difference, in list order. */
export function listDifference(
  tx: Queryable,
  eventId: ListReadableEventId,
  perKind: number,
): Promise<ListedDifference[]> {
  return tx.$queryRaw<ListedDifference[]>`
    WITH difference AS (
      SELECT CASE WHEN guests.id IS NULL THEN 'added' WHEN staged.table_number <> guests.table_number THEN 'moved'
          ELSE 'changed' END AS kind,
        staged.name, staged.table_number AS "tableNumber",
        guests.name AS "previousName", guests.table_number AS "previousTableNumber",
        guests.additional_info AS before, staged.additional_info AS after,
        ${factTexts("guests")} AS facts_before, ${factTexts("staged")} AS facts_after, place
      FROM staged_guests AS staged LEFT JOIN paired_guests USING (place) LEFT JOIN guests ON guests.id = paired_guests.id
      WHERE guests.id IS NULL OR ${guestsDiffer("staged", "guests")}
      UNION ALL
      SELECT 'unpaired', name, table_number, name, table_number, NULL, NULL, NULL, NULL, position
      FROM guests
      WHERE event_id = ${eventId} AND NOT EXISTS (SELECT FROM paired_guests WHERE paired_guests.id = guests.id)
    ), numbered AS (SELECT *, row_number() OVER (PARTITION BY kind ORDER BY place) AS nth FROM difference)
    SELECT kind, name, "tableNumber", "previousName", "previousTableNumber", (
      SELECT coalesce(json_agg(json_build_array(key, was, becomes)), '[]')
      FROM (
        SELECT key, was, becomes FROM unnest(${factColumns}::text[], facts_before, facts_after) AS facts (key, was, becomes)
        UNION ALL
        SELECT key, coalesce(before->>key, ''), coalesce(after->>key, '')
        FROM (SELECT json_object_keys(after) AS key UNION SELECT json_object_keys(before)) AS keys
      ) AS texts
      WHERE before IS NOT NULL AND was <> becomes
    ) AS changes
    FROM numbered WHERE nth <= ${perKind} ORDER BY kind, nth`;
}

/** Guests whose manual changes since the last import would be undone. Needs the staged sheet. */
export async function countUndone(
  tx: Queryable,
  eventId: ListReadableEventId,
  keepsUnpaired: boolean,
): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT (count(*) + (SELECT count(*) FROM revived_guests))::int AS count
    FROM guests LEFT JOIN base_guests AS base USING (id)
      LEFT JOIN paired_guests ON paired_guests.id = guests.id
      LEFT JOIN staged_guests AS staged ON staged.place = paired_guests.place
    WHERE event_id = ${eventId} AND (base.id IS NULL OR ${guestsDiffer("guests", "base")})
      AND CASE WHEN staged.place IS NULL THEN NOT ${keepsUnpaired}
        WHEN ${guestsDiffer("guests", "staged")} THEN
          (guests.name <> coalesce(base.name, '') AND guests.name <> staged.name)
          OR (guests.table_number <> coalesce(base.table_number, '') AND guests.table_number <> staged.table_number)
          OR (guests.door_note <> coalesce(base.door_note, '') AND guests.door_note <> staged.door_note)
          OR (guests.other_names <> coalesce(base.other_names, '') AND guests.other_names <> staged.other_names)
          OR (guests.household <> coalesce(base.household, '') AND guests.household <> staged.household)
          OR (guests.attendance::text <> coalesce(base.attendance, 'unknown')
            AND guests.attendance::text <> staged.attendance)
          OR (coalesce(guests.seat_number, 0) <> coalesce(base.seat_number, 0)
            AND coalesce(guests.seat_number, 0) <> staged.seat_number)
          OR EXISTS (
            SELECT FROM json_each_text(guests.additional_info) AS own (key, value)
            WHERE value <> coalesce(base.additional_info->>key, '')
              AND value <> coalesce(staged.additional_info->>key, '')
          )
          OR EXISTS (
            SELECT FROM json_object_keys(base.additional_info) AS key
            WHERE guests.additional_info->>key IS NULL AND staged.additional_info->>key IS NOT NULL
          )
        ELSE false END`;
  return row?.count ?? 0;
}
