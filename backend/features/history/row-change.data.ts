import { daysToUndo } from "../../../common/limits.ts";
import type { Queryable } from "../../database/client.ts";
import type { OwnedEventId } from "../event-rights/event-scope.type.ts";

/** The database tables whose changes are recorded. */
export type RowKind = "guests" | "tables" | "fixtures" | "floor_plans";

/** Deletes what can no longer be undone. */
export async function deleteOldRowChanges(tx: Queryable, eventId: number): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM row_changes
    WHERE event_id = ${eventId} AND list_version <= (
      SELECT max(list_version) FROM row_changes
      WHERE event_id = ${eventId} AND created_at < now() - make_interval(days => ${daysToUndo})
    )`;
}

/** Whether what a version of an event's list changed is recorded, even if that is nothing. The oldest records go first. */
export async function isRecorded(db: Queryable, eventId: OwnedEventId, listVersion: number): Promise<boolean> {
  return (
    (await db.rowChange.findFirst({ where: { eventId, listVersion: { lte: listVersion } }, select: { id: true } })) !==
    null
  );
}

/** The ids of rows that were changed after a version of an event's list. */
export interface ChangedRows {
  guests: number[];
  tables: number[];
  hasFloorPlan: boolean;
}

/** Rows changed after a version; undefined when there are too many, or some changes are no longer recorded. */
export async function findChangedRows(
  db: Queryable,
  eventId: OwnedEventId,
  since: number,
  most: number,
): Promise<ChangedRows | undefined> {
  const [oldest] = await db.$queryRaw<{ version: number | null }[]>`
    SELECT list_version AS version FROM row_changes WHERE event_id = ${eventId} ORDER BY list_version LIMIT 1`;
  if (!oldest?.version || oldest.version > since + 1) return undefined;
  const rows = await db.$queryRaw<{ kind: RowKind; id: number }[]>`
    SELECT DISTINCT kind, unnest(ids) AS id FROM row_changes
    WHERE event_id = ${eventId} AND list_version > ${since} LIMIT ${most + 1}`;
  if (rows.length > most) return undefined;
  const idsOf = (wanted: RowKind) => rows.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  return {
    guests: idsOf("guests"),
    tables: idsOf("tables"),
    hasFloorPlan: rows.some(({ kind }) => kind === "fixtures" || kind === "floor_plans"),
  };
}

/** A history entry that changed certain rows. */
export interface LaterChange {
  entryId: number;
  userName: string | null;
  createdAt: Date;
}

/** The newest entry after a version that changed one of these rows; undefined when there is none. */
export async function findLaterChange(
  tx: Queryable,
  eventId: OwnedEventId,
  { kind, ids, since, before }: { kind: RowKind; ids: readonly number[]; since: number; before: number },
): Promise<(LaterChange & { rowId: number }) | undefined> {
  const [later] = await tx.$queryRaw<(LaterChange & { rowId: number })[]>`
    SELECT entry.id AS "entryId", users.name AS "userName", entry.created_at AS "createdAt",
      (SELECT id FROM unnest(change.ids) AS id WHERE id = ANY(${ids}::int[]) LIMIT 1) AS "rowId"
    FROM row_changes AS change
      JOIN history_entries AS entry ON entry.event_id = change.event_id AND entry.list_version = change.list_version
      LEFT JOIN users ON users.id = entry.user_id
    WHERE change.event_id = ${eventId} AND change.list_version > ${since} AND change.list_version < ${before}
      AND change.kind = ${kind} AND change.ids && ${ids}::int[]
    ORDER BY change.list_version DESC LIMIT 1`;
  return later;
}
