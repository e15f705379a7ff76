import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { comparedGuests, infoJson, infoPairs } from "./guest-list.data.ts";
import type { TableSize } from "./list/model/guest-list.ts";
import { type KnownGuest, type StatedGuest, storedFacts } from "./pairing/guest-fields.ts";

// The last imported sheet: its guests as they were in it, and who they became in the event's list.

/** In the order of the sheet; empty if none was imported. */
export async function readImportedSheet(tx: Queryable, eventId: ListReadableEventId): Promise<KnownGuest[]> {
  const [sheet] = await tx.$queryRaw<{ guests: string }[]>`
    SELECT coalesce(json_agg(json_build_object('id', guest->'id', 'name', guest->'name', 'tableNumber', guest->'tableNumber',
        'info', ${infoPairs("guest->'additionalInfo'")}, 'row', guest->'row', 'facts', json_strip_nulls(facts),
        'host', coalesce(facts->>'host', '')) ORDER BY place), '[]')::text AS guests
    FROM imported_sheets, json_array_elements(guests->'guests') WITH ORDINALITY AS guests_then (guest, place),
      LATERAL (SELECT CASE json_typeof(guest->'facts') WHEN 'object' THEN guest->'facts' ELSE '{}' END AS facts) AS stated
    WHERE event_id = ${eventId}`;
  return comparedGuests(sheet?.guests ?? "[]");
}

/** Sizes of tables in the last imported sheet. */
export async function readImportedSizes(tx: Queryable, eventId: ListReadableEventId): Promise<TableSize[]> {
  return tx.$queryRaw<TableSize[]>`
    SELECT label, capacity FROM imported_sheets, json_to_recordset(coalesce(guests->'tables', '[]'))
      AS tables (label text, capacity int)
    WHERE event_id = ${eventId}`;
}

/** Stores a sheet as the last imported one. Without `tables`, the sizes from before are kept. */
export async function storeImportedSheet(
  tx: Queryable,
  eventId: WritableEventId,
  guests: readonly (StatedGuest & { id: number | null })[],
  tables: readonly TableSize[],
): Promise<void> {
  const sizes = tables.length > 0 ? tables : await readImportedSizes(tx, eventId);
  const sheet = `{"tables":${JSON.stringify(sizes)},"guests":[${guests.map(guestJson).join(",")}]}`;
  await tx.$executeRaw`
    INSERT INTO imported_sheets (event_id, guests) VALUES (${eventId}, ${sheet}::json)
    ON CONFLICT (event_id) DO UPDATE SET guests = excluded.guests`;
}

function guestJson({ id, values, info, row, host }: StatedGuest & { id: number | null }): string {
  const stated = Object.entries({ ...storedFacts(values), host }).filter(
    ([, fact]) => fact !== undefined && fact !== "" && fact !== 0 && fact !== "unknown",
  );
  const guest = {
    ...{ id, name: values.name, tableNumber: values.table, row },
    facts: stated.length > 0 ? Object.fromEntries(stated) : null,
  };
  return `{"additionalInfo":${infoJson(info)},${JSON.stringify(guest).slice(1)}`;
}
