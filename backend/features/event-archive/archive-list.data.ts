import { z } from "zod";
import type { Queryable } from "../../database/client.ts";
import { sqlOfNotes } from "../../database/event-tables.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { inPortions } from "./archive-cursor.data.ts";
import type { GuestRow, KeptGuestRow, SheetGuestRow } from "./format/from-rows.ts";

const pairs = z.array(z.tuple([z.string(), z.string()]));

/** Extra columns as JSON pairs in the organizer's order. */
const columnsOf = (info: string) =>
  Prisma.raw(`(
    SELECT coalesce(json_agg(json_build_array(name, coalesce(value, '')) ORDER BY place), '[]')
    FROM json_each_text(${info}) WITH ORDINALITY AS columns (name, value, place)
  )::text`);

type WithColumns<Row> = Row & { columns: [string, string][] };

async function* withColumns<Row extends { columns: string }>(
  rows: AsyncGenerator<Row, void>,
): AsyncGenerator<WithColumns<Omit<Row, "columns">>, void> {
  for await (const { columns, ...row } of rows) yield { ...row, columns: pairs.parse(JSON.parse(columns)) };
}

type Read<Row> = Omit<Row, "columns"> & { columns: string };

/** The guests of an event in list order. */
export const readGuests = (tx: Queryable, eventId: ListReadableEventId) =>
  withColumns(
    inPortions<Read<GuestRow>>(
      tx,
      Prisma.sql`
        SELECT id, name, table_number AS "table", seat_number AS seat, household, guest_of_id AS "guestOfId",
          coalesce(merged_ids, '{}') AS "mergedIds", attendance::text AS attendance, ${Prisma.raw(sqlOfNotes(({ name, field }) => `${name} AS "${field}"`))},
          ${columnsOf("additional_info")} AS columns, created_at AS "createdAt", updated_at AS "updatedAt"
        FROM guests WHERE event_id = ${eventId} ORDER BY position, id`,
    ),
  );

/** Guests of the list kept before an entry. The oldest lists have arrays in place of objects. */
export const readKeptGuests = (tx: Queryable, entryId: number) =>
  withColumns(
    inPortions<Read<KeptGuestRow>>(
      tx,
      Prisma.sql`
        SELECT coalesce(guest->>'id', guest->>0)::int AS id, coalesce(guest->>'name', guest->>1) AS name,
          coalesce(guest->>'tableNumber', guest->>2) AS "table",
          ${columnsOf("coalesce(guest->'additionalInfo', guest->3, '{}')")} AS columns,
          coalesce(json_typeof(guest->'facts') = 'object', false) AS "hasFacts",
          coalesce(guest->'facts'->>'household', '') AS household,
          coalesce(guest->'facts'->>'attendance', 'unknown') AS attendance,
          coalesce((guest->'facts'->>'seatNumber')::int, 0) AS seat, (guest->'facts'->>'guestOfId')::int AS "guestOfId",
          ${Prisma.raw(sqlOfNotes(({ field, type, none }) => `coalesce((guest->'facts'->>'${field}')::${type}, ${none}) AS "${field}"`))}
        FROM guest_list_changes, json_array_elements(
            CASE json_typeof(guests_before) WHEN 'array' THEN guests_before ELSE guests_before->'guests' END
          ) WITH ORDINALITY AS guests (guest, place)
        WHERE history_entry_id = ${entryId} ORDER BY place`,
    ),
  );

const readSheetRows = (tx: Queryable, sheet: Prisma.Sql) =>
  withColumns(
    inPortions<Read<SheetGuestRow>>(
      tx,
      Prisma.sql`
        SELECT (guest->>'id')::int AS id, guest->>'name' AS name, guest->>'tableNumber' AS "table",
          ${columnsOf("coalesce(guest->'additionalInfo', '{}')")} AS columns, (guest->>'row')::int AS row,
          coalesce(json_typeof(guest->'facts') = 'object', false) AS "hasFacts", guest->'facts'->>'household' AS household,
          guest->'facts'->>'otherNames' AS "otherNames", guest->'facts'->>'attendance' AS attendance, (guest->'facts'->>'seatNumber')::int AS seat,
          coalesce(guest->'facts'->>'host', '') AS host
        FROM (${sheet}) AS sheets (sheet), json_array_elements(sheet->'guests') WITH ORDINALITY AS guests (guest, place)
        ORDER BY place`,
    ),
  );

/** Guests of the last imported sheet. */
export const readSheetGuests = (tx: Queryable, eventId: ListReadableEventId) =>
  readSheetRows(tx, Prisma.sql`SELECT guests FROM imported_sheets WHERE event_id = ${eventId}`);

/** Guests of the imported sheet kept before an entry. */
export const readKeptSheetGuests = (tx: Queryable, entryId: number) =>
  readSheetRows(tx, Prisma.sql`SELECT sheet_before FROM guest_list_changes WHERE history_entry_id = ${entryId}`);
