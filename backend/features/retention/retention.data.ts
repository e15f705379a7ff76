import { figuresSchema } from "../../../common/retention-rules.ts";
import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { OwnerEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import type { EventFigures } from "./retention.type.ts";
import { daysToldBefore, noticeDays, type RetainedEvent } from "./timing/planned-removal.ts";

/** Whether the row of an event is about guests: theirs, or lists, files and records that name them. */
const holdsGuests = Prisma.sql`(
  EXISTS (SELECT FROM guests WHERE event_id = events.id)
  OR EXISTS (SELECT FROM uploaded_files WHERE event_id = events.id)
  OR EXISTS (SELECT FROM guest_list_changes WHERE event_id = events.id)
  OR EXISTS (SELECT FROM imported_sheets WHERE event_id = events.id)
  OR EXISTS (SELECT FROM prints WHERE event_id = events.id)
  OR EXISTS (SELECT FROM row_changes WHERE event_id = events.id AND kind = 'guests'))`;

/** Whether the removal is so near that organizers have to know. */
const isNear = (usualDays: number, now: Date) => Prisma.sql`(
  NOT is_sample AND day IS NOT NULL AND coalesce(retention_days, ${usualDays}::int) > 0
  AND day + coalesce(retention_days, ${usualDays}::int) + 1 <= (${now}::timestamptz AT TIME ZONE 'UTC')::date + ${daysToldBefore}::int)`;

// Raw SQL, because Prisma would also set updated_at and so make every open form of the event look outdated. Rows that others
// hold are left for the next time.

/** Notes for which events organizers are told from now on. Returns how many these are. */
export function writeNotices(db: Queryable, usualDays: number, now: Date): Promise<number> {
  return db.$executeRaw`
    UPDATE events SET removal_noticed_at = ${now} WHERE id IN (
      SELECT id FROM events
      WHERE removal_noticed_at IS NULL AND ${isNear(usualDays, now)} AND ${holdsGuests}
      FOR NO KEY UPDATE SKIP LOCKED)`;
}

/** Takes back notices of removals that are no longer near, or have nothing to remove. */
export async function withdrawNotices(db: Queryable, usualDays: number, now: Date): Promise<void> {
  await db.$executeRaw`
    UPDATE events SET removal_noticed_at = NULL WHERE id IN (
      SELECT id FROM events
      WHERE removal_noticed_at IS NOT NULL AND NOT (${isNear(usualDays, now)} AND ${holdsGuests})
      FOR NO KEY UPDATE SKIP LOCKED)`;
}

/** Events whose notice is old enough for a removal. */
export async function findLongNoticed(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM events
    WHERE removal_noticed_at <= ${now}::timestamptz - make_interval(days => ${noticeDays}::int) ORDER BY removal_noticed_at, id`;
  return rows.map(({ id }) => id);
}

/** Blocks other changes of the event until the transaction ends. Undefined when it is gone, or another process has it. */
export async function lockRetained(tx: Queryable, id: number): Promise<RetainedEvent | undefined> {
  const [event] = await tx.$queryRaw<RetainedEvent[]>`
    SELECT day::text, retention_days AS "retentionDays", removal_noticed_at AS "removalNoticedAt"
    FROM events WHERE id = ${id} FOR NO KEY UPDATE SKIP LOCKED`;
  return event;
}

/** Changes for how many days guests are kept. Organizers have to be told again when they are removed. */
export async function writeRetention(tx: Queryable, id: OwnerEventId, retentionDays: number | null): Promise<boolean> {
  const changed = await tx.$executeRaw`
    UPDATE events SET retention_days = ${retentionDays}::int, removal_noticed_at = NULL, updated_at = now()
    WHERE id = ${id} AND retention_days IS DISTINCT FROM ${retentionDays}::int`;
  return changed > 0;
}

/** Figures as an event stores them; null for none. */
export const parseFigures = (stored: unknown): EventFigures | null => figuresSchema.nullable().parse(stored);

/** The figures of an event that still has its guests. */
export async function countFigures(tx: Queryable, id: WritableEventId): Promise<EventFigures> {
  const [figures] = await tx.$queryRaw<unknown[]>`
    SELECT count(*)::int AS guests, (count(*) FILTER (WHERE table_number <> ''))::int AS seated,
      (count(DISTINCT lower(household)) FILTER (WHERE household <> ''))::int AS households,
      (SELECT count(*)::int FROM tables WHERE event_id = ${id}) AS tables,
      (SELECT count(*)::int FROM uploaded_files WHERE event_id = ${id}) AS files,
      (SELECT count(*)::int FROM guest_list_changes WHERE event_id = ${id}) AS lists
    FROM guests WHERE event_id = ${id}`;
  return figuresSchema.parse(figures);
}

/** Notes that the guests are gone. */
export async function writeEmptied(
  tx: Queryable,
  id: WritableEventId,
  figures: EventFigures,
  now: Date,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE events SET emptied_at = ${now}, removal_noticed_at = NULL, figures = ${JSON.stringify(figures)}::json
    WHERE id = ${id}`;
}
