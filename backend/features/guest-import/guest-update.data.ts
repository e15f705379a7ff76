import type { StayedValue } from "../../../common/guest-preview.ts";
import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { columnsDiffer, guestsDiffer } from "./guest-difference.data.ts";
import { createStage } from "./guest-list.data.ts";

// Three-way comparison of the sheet before, the new sheet and the list. Different changes of both sides conflict.

/** From the paired staged sheet, makes `sheet_guests` and `known_guests`, and stages the list of an update. */
export async function stageUpdate(
  tx: Queryable,
  eventId: ListReadableEventId,
  takeFromFile: readonly string[],
): Promise<void> {
  await tx.$executeRaw`ALTER TABLE staged_guests RENAME TO sheet_guests`;
  await renameSaid(tx);
  await tx.$executeRaw`ALTER TABLE paired_guests RENAME TO known_guests`;
  await createStage(tx);
  await findConflicts(tx, eventId, takeFromFile);
  await stageResult(tx, eventId);
  await tx.$executeRaw`
    INSERT INTO revived_guests (place, id) SELECT place, id FROM staged_guests WHERE id IS NOT NULL`;
}

/** If it was at the table where the sheet has the guest now. */
const seatBefore = "CASE WHEN lower(base.table_number) = lower(sheet.table_number) THEN base.seat_number END";

/** What a sheet does not state is what the sheet before stated. */
async function renameSaid(tx: Queryable): Promise<void> {
  await tx.$executeRaw`ALTER TABLE sheet_guests DROP COLUMN door_note, DROP COLUMN other_names, DROP COLUMN household, DROP COLUMN attendance, DROP COLUMN seat_number`;
  await tx.$executeRaw`ALTER TABLE sheet_guests RENAME COLUMN said_door_note TO door_note`;
  await tx.$executeRaw`ALTER TABLE sheet_guests RENAME COLUMN said_other_names TO other_names`;
  await tx.$executeRaw`ALTER TABLE sheet_guests RENAME COLUMN said_household TO household`;
  await tx.$executeRaw`ALTER TABLE sheet_guests RENAME COLUMN said_attendance TO attendance`;
  await tx.$executeRaw`ALTER TABLE sheet_guests RENAME COLUMN said_seat TO seat_number`;
  await tx.$executeRaw`
    UPDATE sheet_guests AS sheet
    SET door_note = coalesce(sheet.door_note, base.door_note),
      other_names = coalesce(sheet.other_names, base.other_names),
      household = coalesce(sheet.household, base.household), attendance = coalesce(sheet.attendance, base.attendance),
      seat_number = coalesce(sheet.seat_number, ${Prisma.raw(seatBefore)})
    FROM paired_guests AS known JOIN base_guests AS base USING (id)
    WHERE known.place = sheet.place AND (
      (sheet.door_note IS NULL AND base.door_note <> '')
      OR (sheet.other_names IS NULL AND base.other_names <> '')
      OR (sheet.household IS NULL AND base.household <> '') OR (sheet.attendance IS NULL AND base.attendance <> 'unknown')
      OR (sheet.seat_number IS NULL AND base.seat_number <> 0)
    )`;
}

const sheetRows = (eventId: ListReadableEventId) => Prisma.sql`
    sheet_guests AS sheet LEFT JOIN known_guests AS known USING (place)
    LEFT JOIN guests AS listed ON listed.id = known.id AND listed.event_id = ${eventId}
    LEFT JOIN base_guests AS base ON base.id = known.id`;

async function findConflicts(
  tx: Queryable,
  eventId: ListReadableEventId,
  takeFromFile: readonly string[],
): Promise<void> {
  await tx.$executeRaw`
    CREATE TEMP TABLE conflicts (
      place int, id int, name text, field text, column_name text, before text, file text, list text, take text
    ) ON COMMIT DROP`;
  await tx.$executeRaw`
    WITH differing AS MATERIALIZED (
      SELECT sheet.place, listed.id, listed.name,
        base.id IS NOT NULL AS is_known, base.name AS base_name, sheet.name AS sheet_name,
        base.table_number AS base_table, sheet.table_number AS sheet_table, listed.table_number AS list_table,
        coalesce(base.additional_info, '{}') AS base_info, sheet.additional_info AS sheet_info,
        listed.additional_info AS list_info,
        base.household AS base_household, sheet.household AS sheet_household, listed.household AS list_household,
        base.door_note AS base_door_note, sheet.door_note AS sheet_door_note, listed.door_note AS list_door_note,
        base.other_names AS base_other_names, sheet.other_names AS sheet_other_names,
        listed.other_names AS list_other_names,
        base.attendance AS base_attendance, sheet.attendance AS sheet_attendance,
        listed.attendance::text AS list_attendance, ${Prisma.raw(seatBefore)} AS base_seat,
        CASE WHEN lower(sheet.table_number) = lower(listed.table_number) THEN sheet.seat_number END AS sheet_seat,
        coalesce(listed.seat_number, 0) AS list_seat
      FROM ${sheetRows(eventId)}
      WHERE listed.id IS NOT NULL AND ${guestsDiffer("sheet", "listed")}
        AND (base.id IS NULL OR (${guestsDiffer("sheet", "base")} AND ${guestsDiffer("listed", "base")}))
    ), compared AS (
      SELECT place, id, name, is_known, 'name' AS field, '' AS column_name, base_name AS before,
        sheet_name AS file, name AS list
      FROM differing
      UNION ALL
      SELECT place, id, name, is_known, 'table', '', base_table, sheet_table, list_table FROM differing
      UNION ALL
      SELECT place, id, name, is_known, 'household', '', base_household, coalesce(sheet_household, list_household),
        list_household
      FROM differing
      UNION ALL
      SELECT place, id, name, is_known, 'doorNote', '', base_door_note,
        coalesce(sheet_door_note, list_door_note), list_door_note
      FROM differing
      UNION ALL
      SELECT place, id, name, is_known, 'otherNames', '', base_other_names,
        coalesce(sheet_other_names, list_other_names), list_other_names
      FROM differing
      UNION ALL
      SELECT place, id, name, is_known, 'attendance', '', nullif(base_attendance, 'unknown'),
        nullif(coalesce(sheet_attendance, list_attendance), 'unknown'), nullif(list_attendance, 'unknown')
      FROM differing
      UNION ALL
      SELECT place, id, name, is_known, 'seat', '', nullif(base_seat, 0)::text,
        nullif(coalesce(sheet_seat, list_seat), 0)::text, nullif(list_seat, 0)::text
      FROM differing
      UNION ALL
      SELECT place, id, name, is_known, 'column', key, base_info->>key, sheet_info->>key, list_info->>key
      FROM differing, LATERAL (
        SELECT json_object_keys(sheet_info) AS key
        UNION SELECT json_object_keys(list_info) UNION SELECT json_object_keys(base_info)
      ) AS keys
    ), filled AS (
      SELECT place, id, name, is_known, field, column_name, coalesce(before, '') AS before,
        coalesce(file, '') AS file, coalesce(list, '') AS list
      FROM compared
    )
    INSERT INTO conflicts
    SELECT place, id, name, field, column_name, CASE WHEN is_known THEN before END, file, list, 'list'
    FROM filled WHERE file <> before AND list <> before AND file <> list`;
  // Deleted by hand, and changed in the sheet; or changed by hand, and gone from the sheet.
  await tx.$executeRaw`
    INSERT INTO conflicts
    SELECT sheet.place, base.id, base.name, 'existence', '', base.table_number, sheet.table_number, NULL, 'list'
    FROM sheet_guests AS sheet JOIN known_guests AS known USING (place) JOIN base_guests AS base ON base.id = known.id
    WHERE ${guestsDiffer("sheet", "base")}
      AND NOT EXISTS (SELECT FROM guests WHERE guests.id = base.id AND event_id = ${eventId})
    UNION ALL
    SELECT base.place, base.id, listed.name, 'existence', '', base.table_number, NULL, listed.table_number, 'list'
    FROM base_guests AS base JOIN guests AS listed USING (id)
    WHERE event_id = ${eventId} AND ${guestsDiffer("listed", "base")}
      AND NOT EXISTS (SELECT FROM known_guests WHERE known_guests.id = base.id)`;
  await tx.$executeRaw`
    UPDATE conflicts SET take = 'file' WHERE ${stayedId} = ANY(${[...takeFromFile]}::text[])`;
}

const stayedId = Prisma.raw("concat_ws(':', id, field, nullif(column_name, ''))");

/** The value of the side that changed it, or the chosen one's. */
function mergedValue({ base, none = "''", sheet, list, take }: MergedField): Prisma.Sql {
  return Prisma.raw(`CASE WHEN ${sheet} = coalesce(${base}, ${none}) THEN ${list}
    WHEN ${list} = coalesce(${base}, ${none}) THEN ${sheet} WHEN ${take} = 'file' THEN ${sheet} ELSE ${list} END`);
}

interface MergedField {
  base: string;
  /** What a guest without this field has, in SQL. */
  none?: string;
  sheet: string;
  list: string;
  take: string;
}

const fieldOf = (column: string, take: string) =>
  mergedValue({ base: `base.${column}`, sheet: `sheet.${column}`, list: `listed.${column}`, take });

/** The list's where the sheet has none. */
const factOf = (column: "door_note" | "other_names" | "household" | "attendance", none: string, take: string) =>
  Prisma.sql`CASE WHEN listed.id IS NULL THEN ${Prisma.raw(`coalesce(sheet.${column}, ${none})`)}
    WHEN ${Prisma.raw(`sheet.${column}`)} IS NULL THEN ${Prisma.raw(`listed.${column}::text`)}
    ELSE ${mergedValue({ base: `base.${column}`, none, sheet: `sheet.${column}`, list: `listed.${column}::text`, take })} END`;

/** A guest who takes another table takes the seat that the sheet has there, or none. */
const mergedSeat = Prisma.sql`
  CASE WHEN listed.id IS NULL OR lower(${fieldOf("table_number", "of_table.take")}) <> lower(listed.table_number)
      THEN coalesce(sheet.seat_number, 0)
    WHEN sheet.seat_number IS NULL OR lower(sheet.table_number) <> lower(listed.table_number)
      THEN coalesce(listed.seat_number, 0)
    ELSE ${mergedValue({
      base: seatBefore,
      none: "0",
      sheet: "sheet.seat_number",
      list: "coalesce(listed.seat_number, 0)",
      take: "of_seat.take",
    })} END`;

const mixedColumns = (eventId: ListReadableEventId) => Prisma.sql`
  SELECT id, coalesce(
      '{' || string_agg(to_json(key)::text || ':' || to_json(value)::text, ',' ORDER BY nth) FILTER (WHERE value <> '')
      || '}', '{}')::json AS info
  FROM (
    SELECT mixed.id, key, nth, ${mergedValue({ base: "base", sheet: "sheet", list: "list_text", take: "take" })} AS value
    FROM (
      SELECT listed.id, key, nth, base.additional_info->>key AS base, coalesce(sheet.additional_info->>key, '') AS sheet,
        coalesce(listed.additional_info->>key, '') AS list_text
      FROM ${sheetRows(eventId)}, LATERAL (
        SELECT key, nth FROM json_object_keys(sheet.additional_info) WITH ORDINALITY AS own (key, nth)
        UNION ALL
        SELECT key, nth + 1000 FROM json_object_keys(listed.additional_info) WITH ORDINALITY AS own (key, nth)
        WHERE sheet.additional_info->key IS NULL
      ) AS columns
      WHERE listed.id IS NOT NULL AND ${columnsDiffer("sheet", "listed")}
        AND (base.id IS NULL OR (${columnsDiffer("sheet", "base")} AND ${columnsDiffer("listed", "base")}))
    ) AS mixed LEFT JOIN conflicts ON conflicts.id = mixed.id AND field = 'column' AND column_name = key
  ) AS chosen
  GROUP BY id`;

/** Guests not in the sheet who stay, after whom they followed in the list, or at its end. */
const otherGuests = (eventId: ListReadableEventId) => Prisma.sql`
  SELECT CASE WHEN nth = pairs THEN 1 ELSE 0 END AS part, coalesce(anchor, -1) AS anchor, 1 AS own, position,
    NULL::int AS sheet_place, id AS kept_id, NULL::int AS old_id, name, table_number, additional_info, door_note, other_names,
    household, attendance::text AS attendance, coalesce(seat_number, 0) AS seat_number
  FROM guests JOIN (
    SELECT id, place, nth, pairs, max(place) OVER (PARTITION BY nth) AS anchor
    FROM (
      SELECT listed.id, known.place, count(known.place) OVER (ORDER BY position, listed.id) AS nth,
        count(known.place) OVER () AS pairs
      FROM guests AS listed LEFT JOIN known_guests AS known ON known.id = listed.id WHERE event_id = ${eventId}
    ) AS counted
  ) AS placed USING (id)
  WHERE place IS NULL AND (
    NOT EXISTS (SELECT FROM base_guests WHERE base_guests.id = guests.id)
    OR EXISTS (SELECT FROM conflicts WHERE conflicts.id = guests.id AND field = 'existence' AND take = 'list'))`;

async function stageResult(tx: Queryable, eventId: ListReadableEventId): Promise<void> {
  await tx.$executeRaw`
    WITH mixed_columns AS MATERIALIZED (${mixedColumns(eventId)}),
    result AS (
      SELECT 0 AS part, sheet.place AS anchor, 0 AS own, 0 AS position, sheet.place AS sheet_place, listed.id AS kept_id,
        CASE WHEN listed.id IS NULL THEN known.id END AS old_id,
        CASE WHEN listed.id IS NULL THEN sheet.name ELSE ${fieldOf("name", "of_name.take")} END AS name,
        CASE WHEN listed.id IS NULL THEN sheet.table_number
          ELSE ${fieldOf("table_number", "of_table.take")} END AS table_number,
        CASE WHEN listed.id IS NULL OR NOT ${columnsDiffer("listed", "base")} THEN sheet.additional_info
          ELSE coalesce(mixed_columns.info, listed.additional_info) END AS additional_info,
        ${factOf("door_note", "''", "of_door_note.take")} AS door_note,
        ${factOf("other_names", "''", "of_other_names.take")} AS other_names,
        ${factOf("household", "''", "of_household.take")} AS household,
        ${factOf("attendance", "'unknown'", "of_attendance.take")} AS attendance,
        ${mergedSeat} AS seat_number
      FROM ${sheetRows(eventId)}
        LEFT JOIN conflicts AS of_name ON of_name.id = known.id AND of_name.field = 'name'
        LEFT JOIN conflicts AS of_table ON of_table.id = known.id AND of_table.field = 'table'
        LEFT JOIN conflicts AS of_door_note ON of_door_note.id = known.id AND of_door_note.field = 'doorNote'
        LEFT JOIN conflicts AS of_other_names ON of_other_names.id = known.id AND of_other_names.field = 'otherNames'
        LEFT JOIN conflicts AS of_household ON of_household.id = known.id AND of_household.field = 'household'
        LEFT JOIN conflicts AS of_attendance ON of_attendance.id = known.id AND of_attendance.field = 'attendance'
        LEFT JOIN conflicts AS of_seat ON of_seat.id = known.id AND of_seat.field = 'seat'
        LEFT JOIN conflicts AS existence ON existence.id = known.id AND existence.field = 'existence'
        LEFT JOIN mixed_columns ON mixed_columns.id = listed.id
      WHERE listed.id IS NOT NULL OR known.id IS NULL OR existence.take = 'file'
      UNION ALL
      (${otherGuests(eventId)})
    ), numbered AS MATERIALIZED (
      SELECT *, (row_number() OVER (ORDER BY part, anchor, own, position, kept_id) - 1)::int AS place FROM result
    ), pairs AS (
      INSERT INTO paired_guests (place, id) SELECT place, kept_id FROM numbered WHERE kept_id IS NOT NULL
    )
    INSERT INTO staged_guests (place, id, name, table_number, additional_info, sheet_place,
      door_note, other_names, household, attendance, seat_number)
    SELECT place, old_id, name, table_number, additional_info, sheet_place, door_note, other_names, household, attendance, seat_number
    FROM numbered`;
  await tx.$executeRaw`
    UPDATE staged_guests AS staged SET guest_of = host.place
    FROM sheet_guests AS sheet JOIN staged_guests AS host ON host.sheet_place = sheet.guest_of
    WHERE sheet.place = staged.sheet_place`;
}

const maxListed = 500;

/** The number of values that stay in a staged update, and the first of them in the order of the sheet. */
export async function listStayed(tx: Queryable): Promise<{ stayedCount: number; stayed: StayedValue[] }> {
  const [counted] = await tx.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM conflicts`;
  const stayed = await tx.$queryRaw<StayedValue[]>`
    SELECT ${stayedId} AS id, name, field, CASE WHEN field = 'column' THEN column_name END AS "column", before, file, list,
      take = 'file' AS "isTaken"
    FROM conflicts
    ORDER BY place, conflicts.id, array_position(ARRAY['existence', 'name', 'table', 'seat', 'household', 'doorNote',
      'otherNames', 'attendance', 'column'], field), column_name LIMIT ${maxListed}`;
  return { stayedCount: counted?.count ?? 0, stayed };
}
