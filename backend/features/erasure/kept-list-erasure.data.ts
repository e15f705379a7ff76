import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import { isTheGuest, mayMention, type Sought, withoutMention } from "./sought-guest.data.ts";

/** What was removed from a kind of stored lists. */
export interface ErasedFromLists {
  lists: number;
  /** Rows with another number but the same name that were removed as well. */
  sameNames: number;
}

const keptRow = {
  id: Prisma.sql`coalesce(guest->>'id', guest->>0)::int`,
  name: Prisma.sql`coalesce(guest->>'name', guest->>1)`,
};
const sheetRow = { id: Prisma.sql`(guest->>'id')::int`, name: Prisma.sql`guest->>'name'` };

/** Rows without the guest or mentions of them, the number of rows left, and the number removed by name only. */
function cleaned(sought: Sought, list: Prisma.Sql, row: typeof keptRow): Prisma.Sql {
  const { guestId } = sought;
  return Prisma.sql`
    SELECT coalesce(json_agg(redacted ORDER BY place)
        FILTER (WHERE NOT is_guest), '[]') AS guests,
      count(*) FILTER (WHERE NOT is_guest) AS remaining,
      count(*) FILTER (WHERE is_guest AND id IS DISTINCT FROM ${guestId}) AS same_names,
      bool_or(is_guest OR may_mention) AS is_touched
    FROM (
      SELECT guest, place, ${row.id} AS id, ${isTheGuest(sought, row)} AS is_guest,
        ${mayMention(sought, Prisma.sql`guest::text`)} AS may_mention,
        ${withoutMention(sought, Prisma.sql`guest`, row.name)} AS redacted
      FROM json_array_elements(${list}) WITH ORDINALITY AS listed (guest, place)
    ) AS looked_at`;
}

const withRows = (stored: Prisma.Sql, rows: Prisma.Sql) => Prisma.sql`
  (SELECT json_object_agg(key, CASE key WHEN 'guests' THEN ${rows} ELSE part END ORDER BY place)
   FROM json_each(${stored}) WITH ORDINALITY AS parts (key, part, place))`;

const eraseResult = async (found: Promise<{ sameNames: number }[]>): Promise<ErasedFromLists> => {
  const rows = await found;
  return { lists: rows.length, sameNames: rows.reduce((sum, { sameNames }) => sum + sameNames, 0) };
};

/** Removes a guest from the lists kept before imports and restores. */
export function eraseFromKeptLists(tx: Queryable, sought: Sought): Promise<ErasedFromLists> {
  const rows = Prisma.sql`CASE json_typeof(guests_before) WHEN 'array' THEN guests_before ELSE guests_before->'guests' END`;
  return eraseResult(tx.$queryRaw`
    UPDATE guest_list_changes AS change SET count_before = clean.remaining,
      guests_before = CASE json_typeof(guests_before) WHEN 'array' THEN clean.guests
        ELSE ${withRows(Prisma.sql`guests_before`, Prisma.sql`clean.guests`)} END
    FROM (
      SELECT history_entry_id AS id, found.* FROM guest_list_changes
        CROSS JOIN LATERAL (${cleaned(sought, rows, keptRow)}) AS found
      WHERE event_id = ${sought.eventId}
    ) AS clean
    WHERE change.history_entry_id = clean.id AND clean.is_touched
    RETURNING clean.same_names::int AS "sameNames"`);
}

/** Removes a guest from the imported sheets that were kept with those lists. */
export function eraseFromKeptSheets(tx: Queryable, sought: Sought): Promise<ErasedFromLists> {
  return eraseResult(tx.$queryRaw`
    UPDATE guest_list_changes AS change
    SET sheet_before = ${withRows(Prisma.sql`sheet_before`, Prisma.sql`clean.guests`)}
    FROM (
      SELECT history_entry_id AS id, found.* FROM guest_list_changes
        CROSS JOIN LATERAL (${cleaned(sought, Prisma.sql`sheet_before->'guests'`, sheetRow)}) AS found
      WHERE event_id = ${sought.eventId} AND sheet_before IS NOT NULL
    ) AS clean
    WHERE change.history_entry_id = clean.id AND clean.is_touched
    RETURNING clean.same_names::int AS "sameNames"`);
}

/** Removes a guest from the sheet that was imported last. */
export function eraseFromImportedSheet(tx: Queryable, sought: Sought): Promise<ErasedFromLists> {
  return eraseResult(tx.$queryRaw`
    UPDATE imported_sheets AS sheet SET guests = ${withRows(Prisma.sql`sheet.guests`, Prisma.sql`clean.guests`)}
    FROM (
      SELECT event_id, found.* FROM imported_sheets
        CROSS JOIN LATERAL (${cleaned(sought, Prisma.sql`imported_sheets.guests->'guests'`, sheetRow)}) AS found
      WHERE event_id = ${sought.eventId}
    ) AS clean
    WHERE sheet.event_id = clean.event_id AND clean.is_touched
    RETURNING clean.same_names::int AS "sameNames"`);
}

/** Deletes choices for files that may name the guest; the next such file asks again. */
export function forgetChoices(tx: Queryable, sought: Sought): Promise<number> {
  return tx.$executeRaw`
    DELETE FROM remembered_choices
    WHERE event_id = ${sought.eventId} AND ${mayMention(sought, Prisma.sql`choices::text`)}`;
}
