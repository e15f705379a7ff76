import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import { holdsGuestData } from "../../event-data/retention.ts";
import type { OwnerEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { figuresSchema } from "./kept-figures.ts";
import type { EventFigures } from "./retention.type.ts";
import { daysToldBefore, noticeDays, type RetainedEvent } from "./timing/planned-removal.ts";

const isNear = (usualDays: number, now: Date) => Prisma.sql`(
  NOT is_sample AND coalesce(retention_days, ${usualDays}::int) > 0 AND day IS NOT NULL
  AND day + coalesce(retention_days, ${usualDays}::int) + 1 <= (${now}::timestamptz AT TIME ZONE 'UTC')::date + ${daysToldBefore}::int)`;

// Raw SQL: Prisma would set updated_at and so outdate open forms. Rows locked by others wait for the next run.

/**
 * Marks events whose organizers are notified from now on, and withdraws notices of removals that are no longer near, or have
 * nothing to remove. @returns how many are notified
 */
export async function writeNotices(db: Queryable, usualDays: number, now: Date): Promise<number> {
  const isNoticed = Prisma.sql`(${isNear(usualDays, now)} AND ${Prisma.raw(holdsGuestData())})`;
  const [changed] = await db.$queryRaw<{ noticed: number }[]>`
    WITH changed AS (
      UPDATE events SET removal_noticed_at = CASE WHEN ${isNoticed} THEN ${now}::timestamptz END WHERE id IN (
        SELECT id FROM events WHERE (removal_noticed_at IS NULL) = ${isNoticed} FOR NO KEY UPDATE SKIP LOCKED)
      RETURNING removal_noticed_at
    )
    SELECT count(removal_noticed_at)::int AS noticed FROM changed`;
  return changed?.noticed ?? 0;
}

/** Events whose notice is old enough for a removal. */
export async function findLongNoticed(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM events
    WHERE removal_noticed_at <= ${now}::timestamptz - make_interval(days => ${noticeDays}::int) ORDER BY removal_noticed_at, id`;
  return rows.map(({ id }) => id);
}

/** Locks an event until the transaction ends; undefined when it is gone, or another process has it. */
export async function lockRetained(tx: Queryable, id: number): Promise<RetainedEvent | undefined> {
  const [event] = await tx.$queryRaw<RetainedEvent[]>`
    SELECT day::text, retention_days AS "retentionDays", removal_noticed_at AS "removalNoticedAt"
    FROM events WHERE id = ${id} FOR NO KEY UPDATE SKIP LOCKED`;
  return event;
}

/** Changes the retention, so organizers must be notified again. @returns whether it changed */
export async function writeRetention(tx: Queryable, id: OwnerEventId, retentionDays: number | null): Promise<boolean> {
  const changed = await tx.$executeRaw`
    UPDATE events SET retention_days = ${retentionDays}::int, removal_noticed_at = NULL, updated_at = now()
    WHERE id = ${id} AND retention_days IS DISTINCT FROM ${retentionDays}::int`;
  return changed > 0;
}

/** The figures of an event that still has its guests, besides those of the door. */
export async function countFigures(tx: Queryable, id: WritableEventId): Promise<Omit<EventFigures, "door">> {
  const [figures] = await tx.$queryRaw<unknown[]>`
    SELECT count(*)::int AS guests, (count(*) FILTER (WHERE table_number <> ''))::int AS seated,
      (count(DISTINCT lower(household)) FILTER (WHERE household <> ''))::int AS households,
      (SELECT count(*)::int FROM tables WHERE event_id = ${id}) AS tables,
      (SELECT count(*)::int FROM uploaded_files WHERE event_id = ${id}) AS files
    FROM guests WHERE event_id = ${id}`;
  return figuresSchema.omit({ door: true }).parse(figures);
}

/** Records that the guests are gone. Figures of guests stay when only what was left of them is removed later. */
export async function writeEmptied(
  tx: Queryable,
  id: WritableEventId,
  figures: EventFigures,
  now: Date,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE events SET emptied_at = ${now}, removal_noticed_at = NULL,
      figures = CASE WHEN figures IS NULL OR ${figures.guests} > 0 THEN ${JSON.stringify(figures)}::json ELSE figures END
    WHERE id = ${id}`;
}
