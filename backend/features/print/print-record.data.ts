import type { PrintKind } from "../../../common/print/print-kinds.ts";
import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";

/** A print to be remembered. */
export interface NewPrint {
  kind: PrintKind;
  listVersion: number;
  guestCount: number;
}

export interface StoredPrint extends Omit<NewPrint, "kind"> {
  id: number;
  printedAt: Date;
}

const select = { id: true, listVersion: true, guestCount: true, printedAt: true };

/** The prints of a kind that an event has, newest first. */
export function findPrints(db: Queryable, eventId: ListReadableEventId, kind: PrintKind): Promise<StoredPrint[]> {
  return db.print.findMany({ where: { eventId, kind }, select, orderBy: { id: "desc" } });
}

/** Does nothing if the event has been deleted meanwhile. */
export async function insertPrint(
  tx: Queryable,
  eventId: ListReadableEventId,
  userId: number | null,
  { kind, listVersion, guestCount }: NewPrint,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO prints (event_id, user_id, kind, list_version, guest_count)
    SELECT id, (SELECT id FROM users WHERE id = ${userId}::int), ${kind}, ${listVersion}, ${guestCount}
    FROM events WHERE id = ${eventId}`;
}

/** Deletes all but the newest prints of a kind. */
export async function deleteExcessPrints(
  tx: Queryable,
  eventId: ListReadableEventId,
  kind: PrintKind,
  kept: number,
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM prints WHERE event_id = ${eventId} AND kind = ${kind} AND id NOT IN (
      SELECT id FROM prints WHERE event_id = ${eventId} AND kind = ${kind} ORDER BY id DESC LIMIT ${kept}
    )`;
}

/** What of a guest is printed, besides the name. */
export interface PrintedParts {
  hasTable: boolean;
  hasSeat: boolean;
  columns: readonly string[];
}

/** A guest who came, went or is printed otherwise since a print. */
export interface ChangedGuest {
  id: number;
  /** False for those who have been deleted, or do not come any more. */
  isComing: boolean;
  /** As they were then; null for those who were not there. */
  table: string | null;
  household: string | null;
}

/** Guests for whom a print would differ from one at a version of the list, by what was recorded since. */
export function findChangedGuests(
  db: Queryable,
  eventId: ListReadableEventId,
  since: number,
  { hasTable, hasSeat, columns }: PrintedParts,
): Promise<ChangedGuest[]> {
  return db.$queryRaw`
    WITH changed AS (
      SELECT DISTINCT ON (id) (row->>'id')::int AS id,
        CASE WHEN row->'before'->>'attendance' <> 'no' THEN row->'before' END AS before
      FROM row_changes AS change CROSS JOIN json_array_elements(rows) AS row
      WHERE event_id = ${eventId} AND kind = 'guests' AND list_version > ${since}
      ORDER BY id, change.id
    )
    SELECT changed.id, guests.id IS NOT NULL AS "isComing",
      before->>'table_number' AS table, before->>'household' AS household
    FROM changed
      LEFT JOIN guests ON guests.id = changed.id AND guests.event_id = ${eventId} AND guests.attendance <> 'no'
    WHERE (guests.id IS NULL) <> (before IS NULL) OR guests.name <> before->>'name'
      OR ${hasTable} AND guests.table_number <> before->>'table_number'
      OR ${hasSeat} AND guests.seat_number::text IS DISTINCT FROM before->>'seat_number'
      OR guests.household <> before->>'household'
      OR guests.guest_of_id::text IS DISTINCT FROM before->>'guest_of_id' AND guests.id IS NOT NULL
      OR EXISTS (
        SELECT FROM unnest(${columns}::text[]) AS name
        WHERE coalesce(guests.additional_info->>name, '') <> coalesce(before->'additional_info'->>name, '')
          AND guests.id IS NOT NULL
      )`;
}
