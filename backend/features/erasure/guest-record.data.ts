import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { ListReadableEventId, OwnerEventId } from "../event-rights/event-scope.type.ts";
import type { WishKind } from "../wishes/wish.type.ts";
import { isTheGuest, type Sought } from "./sought-guest.data.ts";

/** A guest's neighbors and hidden columns. */
export interface GuestContext {
  createdAt: Date;
  hiddenColumns: string[];
  guestOf: string | null;
  plusOnes: string[];
  householdMembers: string[];
}

/** The guests who belong to a guest, and the hidden columns. */
export async function findGuestContext(
  db: Queryable,
  eventId: ListReadableEventId,
  guestId: number,
): Promise<GuestContext | undefined> {
  const [found] = await db.$queryRaw<GuestContext[]>`
    SELECT own.created_at AS "createdAt",
      ARRAY(SELECT key FROM json_object_keys(own.additional_info) AS key WHERE key = ANY(events.hidden_columns)) AS "hiddenColumns",
      (SELECT name FROM guests WHERE id = own.guest_of_id AND event_id = own.event_id) AS "guestOf",
      ARRAY(SELECT name FROM guests WHERE guest_of_id = own.id AND event_id = own.event_id ORDER BY position) AS "plusOnes",
      ARRAY(SELECT name FROM guests WHERE own.household <> '' AND lower(household) = lower(own.household)
        AND event_id = own.event_id AND id <> own.id ORDER BY position) AS "householdMembers"
    FROM guests AS own JOIN events ON events.id = own.event_id
    WHERE own.id = ${guestId} AND own.event_id = ${eventId}`;
  return found;
}

/** The wishes about a guest, with the names of the others. */
export function findWishesAbout(
  db: Queryable,
  eventId: ListReadableEventId,
  guestId: number,
): Promise<{ kind: WishKind; others: string[] }[]> {
  return db.$queryRaw`
    SELECT kind, ARRAY(SELECT name FROM guests WHERE guests.id = ANY(guest_ids) AND guests.id <> ${guestId}
      AND guests.event_id = ${eventId} ORDER BY position) AS others
    FROM wishes WHERE event_id = ${eventId} AND guest_ids @> ARRAY[${guestId}]::int[] ORDER BY wishes.id`;
}

/** The saved plans that a guest is in, with the table there; empty for none. */
export function findSavedPlansOf(
  db: Queryable,
  eventId: ListReadableEventId,
  guestId: number,
): Promise<{ name: string; tableLabel: string; createdAt: Date }[]> {
  return db.$queryRaw`
    SELECT name, coalesce(seating->'tables'->(seat->>1)::int->>'label', '') AS "tableLabel", created_at AS "createdAt"
    FROM saved_plans, jsonb_array_elements(seating->'seats') AS seat
    WHERE event_id = ${eventId} AND (seat->>0)::int = ${guestId} ORDER BY saved_plans.id DESC`;
}

/** Something that was recorded about a guest at the door. */
export interface RecordedAtDoor {
  kind: string;
  /** By the clock of the device. */
  at: Date;
  device: string;
  name: string | null;
  tableLabel: string | null;
}

/** Ids under which a guest may be known at the door: their own, and those of duplicates who were merged into them. */
export async function findDoorIds(db: Queryable, eventId: ListReadableEventId, guestId: number): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT ${guestId}::int AS id UNION SELECT merged.id FROM guests, unnest(merged_ids) AS merged (id)
    WHERE guests.event_id = ${eventId} AND guests.id = ${guestId}
      AND NOT EXISTS (SELECT FROM guests AS listed WHERE listed.id = merged.id AND listed.event_id = ${eventId})`;
  return rows.map(({ id }) => id);
}

/** What was recorded at the door about a guest with these ids, newest first. */
export function findFactsOf(
  db: Queryable,
  eventId: ListReadableEventId,
  ids: readonly number[],
): Promise<RecordedAtDoor[]> {
  return db.$queryRaw<RecordedAtDoor[]>`
    SELECT kind::text AS kind, at, device, name, table_label AS "tableLabel" FROM door_operations
    WHERE event_id = ${eventId} AND (guest_id = ANY (${ids}::int[]) OR walk_in_id IN (
      SELECT walk_in_id FROM door_operations
      WHERE event_id = ${eventId} AND guest_id = ANY (${ids}::int[]) AND walk_in_id IS NOT NULL))
    ORDER BY position DESC`;
}

/** A guest in a list of the past. */
export interface PastGuest {
  /** When the list was kept; null for the sheet that was imported last. */
  at: Date | null;
  isSheet: boolean;
  name: string;
  tableNumber: string;
  additionalInfo: unknown;
  /** Household, answer and so on; null in lists from before these were kept. */
  facts: unknown;
}

/** A guest in all lists of the past, newest first. */
export function findPastGuests(db: Queryable, sought: Sought & { eventId: OwnerEventId }): Promise<PastGuest[]> {
  const { eventId } = sought;
  const row = {
    id: Prisma.sql`coalesce(guest->>'id', guest->>0)::int`,
    name: Prisma.sql`coalesce(guest->>'name', guest->>1)`,
  };
  return db.$queryRaw<PastGuest[]>`
    SELECT at, is_sheet AS "isSheet", ${row.name} AS name,
      coalesce(guest->>'tableNumber', guest->>2, '') AS "tableNumber",
      coalesce(guest->'additionalInfo', guest->3) AS "additionalInfo", guest->'facts' AS facts
    FROM (
      SELECT NULL::timestamptz AS at, true AS is_sheet, 2147483647 AS place, guests->'guests' AS list
      FROM imported_sheets WHERE event_id = ${eventId}
      UNION ALL
      SELECT created_at, is_sheet, entry.id, CASE json_typeof(list) WHEN 'array' THEN list ELSE list->'guests' END
      FROM guest_list_changes AS change JOIN history_entries AS entry ON entry.id = change.history_entry_id
        CROSS JOIN LATERAL (VALUES (false, guests_before), (true, sheet_before)) AS kept (is_sheet, list)
      WHERE change.event_id = ${eventId} AND list IS NOT NULL
    ) AS lists CROSS JOIN LATERAL json_array_elements(list) AS guest
    WHERE ${isTheGuest(sought, row)} ORDER BY place DESC, is_sheet`;
}
