import { daysToUndo } from "../../../common/limits.ts";
import type { Queryable } from "../../database/client.ts";
import { sqlOfNotes } from "../../database/event-tables.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";

/** Format of stored lists. */
export const guestPayloadVersion = 4;

export interface NewListChange {
  historyEntryId: number;
  eventId: WritableEventId;
  /** Hash that identifies an import. */
  fingerprint?: string;
  listVersion: number;
}

/** Null if there are none. */
const keptFacts = Prisma.sql`
  CASE WHEN household <> '' OR attendance <> 'unknown' OR seat_number IS NOT NULL OR guest_of_id IS NOT NULL
    OR true IN (${Prisma.raw(sqlOfNotes(({ name, none }) => `${name} <> ${none}`))}) THEN
    json_build_object('household', household, 'attendance', attendance, 'seatNumber', coalesce(seat_number, 0),
      'guestOfId', guest_of_id, ${Prisma.raw(sqlOfNotes(({ field, name }) => `'${field}', ${name}`))}) END`;

/** Records a change, with the list and the imported sheet as they were before. */
export async function insertListChange(tx: Queryable, change: NewListChange): Promise<void> {
  const { historyEntryId, eventId, fingerprint = null, listVersion } = change;
  await tx.$executeRaw`
    INSERT INTO guest_list_changes
      (history_entry_id, event_id, fingerprint, list_version, sheet_before, count_before, guests_before)
    SELECT ${historyEntryId}, ${eventId}, ${fingerprint}, ${listVersion},
      (SELECT guests FROM imported_sheets WHERE event_id = ${eventId}), count(*),
      json_build_object('version', ${guestPayloadVersion}::int, 'guests', coalesce(json_agg(json_build_object(
        'id', id, 'name', name, 'tableNumber', table_number, 'additionalInfo', additional_info, 'facts', ${keptFacts}
      ) ORDER BY position, id), '[]'))
    FROM guests WHERE event_id = ${eventId}`;
}

/** The history entry that created this version of the list, if its fingerprint is the same. */
export async function findImport(
  tx: Queryable,
  eventId: WritableEventId,
  made: { fingerprint: string; listVersion: number },
): Promise<number | undefined> {
  const change = await tx.guestListChange.findFirst({ where: { eventId, ...made }, select: { historyEntryId: true } });
  return change?.historyEntryId;
}

/** Guests in the list stored before a change; undefined when there is none. */
export async function countKeptList(
  tx: Queryable,
  eventId: WritableEventId,
  historyEntryId: number,
): Promise<number | undefined> {
  const change = await tx.guestListChange.findFirst({
    where: { eventId, historyEntryId },
    select: { countBefore: true },
  });
  return change?.countBefore;
}

/** Whether a whole list was changed by an entry between two others. */
export async function hasListChangeBetween(
  tx: Queryable,
  eventId: WritableEventId,
  after: number,
  before: number,
): Promise<boolean> {
  return (await tx.guestListChange.count({ where: { eventId, historyEntryId: { gt: after, lt: before } } })) > 0;
}

// Besides the content, including its part of the history and of indexes.
const bytesPerRow = 500;
const sizeOfList = Prisma.sql`pg_column_size(guests_before) + coalesce(pg_column_size(sheet_before), 0) + ${bytesPerRow}::int`;

/** Size of the lists that helpers have replaced in the last 30 days. */
export async function sumListsOfHelpers(tx: Queryable, eventId: WritableEventId): Promise<number> {
  const [sum] = await tx.$queryRaw<{ bytes: number }[]>`
    SELECT coalesce(sum(${sizeOfList}), 0)::float8 AS bytes
    FROM guest_list_changes AS change JOIN history_entries AS entry ON entry.id = change.history_entry_id
    WHERE change.event_id = ${eventId} AND helper_id IS NOT NULL
      AND created_at > now() - make_interval(days => ${daysToUndo})`;
  return sum?.bytes ?? 0;
}

export interface Pruned {
  removed: number;
  bytesLeft: number;
}

/** Deletes the oldest stored lists until the rest fit the size. The newest one stays. */
export async function deleteOldKeptLists(tx: Queryable, eventId: WritableEventId, maxBytes: number): Promise<Pruned> {
  const [pruned] = await tx.$queryRaw<Pruned[]>`
    WITH kept AS (
      SELECT history_entry_id AS id, row_number() OVER newest_first AS nth,
        sum(${sizeOfList}) OVER newest_first AS bytes
      FROM guest_list_changes WHERE event_id = ${eventId}
      WINDOW newest_first AS (ORDER BY history_entry_id DESC)
    ), removed AS (
      DELETE FROM guest_list_changes AS change USING kept
      WHERE kept.id = change.history_entry_id AND kept.nth > 1 AND kept.bytes > ${maxBytes}
      RETURNING kept.id
    )
    SELECT (SELECT count(*) FROM removed)::int AS removed,
      coalesce(max(bytes) FILTER (WHERE nth = 1 OR bytes <= ${maxBytes}), 0)::float8 AS "bytesLeft"
    FROM kept`;
  return pruned ?? { removed: 0, bytesLeft: 0 };
}
