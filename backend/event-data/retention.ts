import type { Queryable } from "../database/client.ts";
import { Prisma } from "../database/generated/client.ts";
import type { WritableEventId } from "../features/event-rights/event-scope.type.ts";
import { recordNoChanges } from "./rows.ts";
import { type EventTable, eventTables } from "./tables.ts";

const leaving = (): EventTable[] => eventTables.filter(({ onRetention }) => onRetention === "delete");

/** SQL that is true for an event that has anything to be removed when the time for keeping guests is over. */
export const holdsGuestData = (): string =>
  `(${leaving()
    .map(({ name, due = "true" }) => `EXISTS (SELECT FROM ${name} WHERE event_id = events.id AND ${due})`)
    .join(" OR ")})`;

/** Deletes guests and all copies of their data, unrecorded: records would keep what is removed. */
export async function deleteGuestData(tx: Queryable, eventId: WritableEventId): Promise<void> {
  await recordNoChanges(tx);
  for (const { name } of leaving()) {
    await tx.$executeRawUnsafe(`DELETE FROM ${name} WHERE event_id = $1`, eventId);
  }
  await clearTables(tx, eventId);
  // Names of files may name guests; who did what, when and to how many stays.
  await tx.$executeRaw`
    UPDATE history_entries SET details = details - 'filename' WHERE event_id = ${eventId} AND details ? 'filename'`;
}

/** Such as 12, A3 or 12b, so not a name. */
const isNumberLike = Prisma.raw("label ~ '^[[:alpha:]]?[0-9]{1,4}[[:alpha:]]?$'");

/**
 * Deletes tables that nobody set up, and the notes on others. Those whose labels may be guests' names, such as "Family
 * Berg", get numbers from 1 that no other table has.
 */
async function clearTables(tx: Queryable, eventId: WritableEventId): Promise<void> {
  await tx.table.deleteMany({ where: { eventId, isSetUp: false } });
  await tx.table.updateMany({ where: { eventId }, data: { note: "" } });
  await tx.$executeRaw`
    WITH kept AS (SELECT id, label, position, ${isNumberLike} AS is_number FROM tables WHERE event_id = ${eventId}),
    named AS (SELECT id, row_number() OVER (ORDER BY position) AS place FROM kept WHERE NOT is_number),
    free AS (
      SELECT number::text AS label, row_number() OVER (ORDER BY number) AS place
      FROM generate_series(1, (SELECT count(*) FROM kept)) AS number
      WHERE number::text NOT IN (SELECT label FROM kept WHERE is_number)
    )
    UPDATE tables SET label = free.label FROM named JOIN free USING (place) WHERE tables.id = named.id`;
}
