import type { ImportMode } from "../../../common/guest-preview.ts";
import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { factsJson, saidFacts } from "./guest-facts.data.ts";
import { overlaid } from "./guest-list.data.ts";
import { guestPayloadVersion } from "./guest-list-change.data.ts";
import type { TableSize } from "./list/model/guest-list.ts";

// The last imported sheet: its names, and who they became in the event's list.

/** Runs after staging a list. Also makes a table for staged guests who were deleted by hand since. */
export async function stageImportedSheet(tx: Queryable, eventId: ListReadableEventId): Promise<void> {
  await tx.$executeRaw`
    CREATE TEMP TABLE base_guests (
      place int, id int, name text, table_number text, additional_info json, row int,
      door_note text, other_names text, household text, attendance text, seat_number int, host text
    ) ON COMMIT DROP`;
  await tx.$executeRaw`CREATE TEMP TABLE revived_guests (place int, id int) ON COMMIT DROP`;
  await tx.$executeRaw`
    INSERT INTO base_guests
    SELECT place - 1, id, name, table_number, additional_info, row,
      coalesce(facts->>'doorNote', ''), coalesce(facts->>'otherNames', ''), coalesce(facts->>'household', ''),
      coalesce(facts->>'attendance', 'unknown'), coalesce((facts->>'seatNumber')::int, 0), coalesce(facts->>'host', '')
    FROM imported_sheets, ROWS FROM (
      json_to_recordset(guests->'guests') AS (id int, name text, "tableNumber" text, "additionalInfo" json, row int,
        facts json)
    ) WITH ORDINALITY AS guests_then (id, name, table_number, additional_info, row, facts, place)
    WHERE event_id = ${eventId}`;
}

const stagedWithHosts = Prisma.sql`
  staged_guests AS staged JOIN paired_guests AS paired USING (place)
    LEFT JOIN staged_guests AS host ON host.place = staged.guest_of`;

const nextSheet: Record<ImportMode, Prisma.Sql> = {
  replace: Prisma.sql`
    SELECT staged.place, paired.id, staged.name, staged.table_number, staged.additional_info, staged.row, ${saidFacts}
    FROM ${stagedWithHosts}`,
  // The file does not cover the others or empty cells. A deleted guest whom it added again is new.
  merge: Prisma.sql`
    SELECT coalesce(base.place, ${2 ** 30}::int + fresh.place) AS place, id, coalesce(fresh.name, base.name) AS name,
      coalesce(nullif(fresh.table_number, ''), base.table_number, '') AS table_number,
      CASE WHEN fresh.id IS NULL OR base.id IS NULL OR base.additional_info::text = fresh.additional_info::text
        THEN coalesce(base.additional_info, fresh.additional_info)
        ELSE ${overlaid("base.additional_info", "fresh.additional_info")} END AS additional_info,
      coalesce(base.row, fresh.row) AS row,
      coalesce(nullif(fresh.door_note, ''), base.door_note, fresh.door_note) AS door_note,
      coalesce(nullif(fresh.other_names, ''), base.other_names, fresh.other_names) AS other_names,
      coalesce(nullif(fresh.household, ''), base.household, fresh.household) AS household,
      coalesce(nullif(fresh.attendance, 'unknown'), base.attendance, fresh.attendance) AS attendance,
      coalesce(nullif(fresh.seat_number, 0), CASE WHEN coalesce(nullif(fresh.table_number, ''), base.table_number) =
        base.table_number THEN base.seat_number END, fresh.seat_number) AS seat_number,
      coalesce(nullif(fresh.host, ''), base.host, fresh.host) AS host
    FROM (SELECT * FROM base_guests WHERE NOT EXISTS (SELECT FROM revived_guests AS revived WHERE revived.id = base_guests.id))
      AS base
    FULL JOIN (
      SELECT staged.place, paired.id, staged.name,
        coalesce(staged.sheet_table_number, staged.table_number) AS table_number,
        coalesce(staged.sheet_info, staged.additional_info) AS additional_info, staged.row, ${saidFacts}
      FROM ${stagedWithHosts}
    ) AS fresh USING (id)`,
  update: Prisma.sql`
    SELECT sheet.place, coalesce(paired.id, known.id) AS id, sheet.name, sheet.table_number, sheet.additional_info, sheet.row,
      sheet.door_note, sheet.other_names, sheet.household, sheet.attendance, sheet.seat_number, coalesce(host.name, '') AS host
    FROM sheet_guests AS sheet LEFT JOIN sheet_guests AS host ON host.place = sheet.guest_of
      LEFT JOIN known_guests AS known ON known.place = sheet.place
      LEFT JOIN staged_guests AS staged ON staged.sheet_place = sheet.place
      LEFT JOIN paired_guests AS paired ON paired.place = staged.place`,
};

/** Sizes of tables in the last imported sheet. */
export async function readImportedSizes(tx: Queryable, eventId: ListReadableEventId): Promise<TableSize[]> {
  return tx.$queryRaw<TableSize[]>`
    SELECT label, capacity FROM imported_sheets, json_to_recordset(coalesce(guests->'tables', '[]'))
      AS tables (label text, capacity int)
    WHERE event_id = ${eventId}`;
}

/** Stores the staged sheet as the last imported one. Without `tables`, the sizes from before are kept. */
export async function storeImportedSheet(
  tx: Queryable,
  eventId: WritableEventId,
  mode: ImportMode,
  tables: readonly TableSize[],
): Promise<void> {
  const sizes = tables.length > 0 ? tables : await readImportedSizes(tx, eventId);
  await tx.$executeRaw`
    INSERT INTO imported_sheets (event_id, guests)
    SELECT ${eventId}, json_build_object('version', ${guestPayloadVersion}::int, 'tables', ${JSON.stringify(sizes)}::json,
      'guests', coalesce(json_agg(row_to_json(in_order)), '[]'))
    FROM (
      SELECT id, name, table_number AS "tableNumber", additional_info AS "additionalInfo", row, ${factsJson.sheet} AS facts
      FROM (${nextSheet[mode]}) AS sheet ORDER BY place
    ) AS in_order
    ON CONFLICT (event_id) DO UPDATE SET guests = excluded.guests`;
}

/** Puts back the sheet from before a change, if there was one. */
export async function putBackSheet(tx: Queryable, eventId: WritableEventId, historyEntryId: number): Promise<void> {
  await tx.importedSheet.deleteMany({ where: { eventId } });
  await tx.$executeRaw`
    INSERT INTO imported_sheets (event_id, guests)
    SELECT event_id, sheet_before FROM guest_list_changes
    WHERE event_id = ${eventId} AND history_entry_id = ${historyEntryId} AND sheet_before IS NOT NULL`;
}
