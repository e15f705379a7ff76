import type { Queryable } from "../database/client.ts";
import type { WritableEventId } from "../features/event-rights/event-scope.type.ts";
import { anyRowOf, recordNoChanges } from "./rows.ts";
import { type EventTable, eventTables } from "./tables.ts";

const leaving = (): EventTable[] => eventTables.filter(({ onRetention }) => onRetention === "delete");

/** SQL that is true for an event that has anything to be removed when the time for keeping guests is over. */
export const holdsGuestData = (): string => `(${anyRowOf(leaving(), "events.id")})`;

/** Deletes guests and all copies of their data, unrecorded: records would keep what is removed. */
export async function deleteGuestData(tx: Queryable, eventId: WritableEventId): Promise<void> {
  await recordNoChanges(tx);
  for (const { name } of leaving()) {
    await tx.$executeRawUnsafe(`DELETE FROM ${name} WHERE event_id = $1`, eventId);
  }
  await relabelTables(tx, eventId, newLabels(await clearTables(tx, eventId)));
  await redactHistory(tx, eventId);
}

/** Removes filenames, which may name guests; who did what, when and to how many stays. */
async function redactHistory(tx: Queryable, eventId: WritableEventId): Promise<void> {
  await tx.$executeRaw`
    UPDATE history_entries SET details = details - 'filename' WHERE event_id = ${eventId} AND details ? 'filename'`;
}

interface KeptTable {
  id: number;
  label: string;
}

/** Deletes tables that nobody set up and the notes on others. @returns the remaining ones in order */
async function clearTables(tx: Queryable, eventId: WritableEventId): Promise<KeptTable[]> {
  await tx.table.deleteMany({ where: { eventId, isSetUp: false } });
  await tx.table.updateMany({ where: { eventId }, data: { note: "" } });
  return tx.table.findMany({ where: { eventId }, select: { id: true, label: true }, orderBy: { position: "asc" } });
}

/** Such as 12, A3 or 12b, so not a name. */
const isNumberLike = (label: string) => /^\p{L}?\d{1,4}\p{L}?$/u.test(label);

/** Numbers from 1 for tables whose labels may be guests' names, such as "Family Berg". */
function newLabels(tables: readonly KeptTable[]): KeptTable[] {
  const taken = new Set(tables.filter(({ label }) => isNumberLike(label)).map(({ label }) => label));
  let number = 0;
  const nextFree = () => {
    do number += 1;
    while (taken.has(String(number)));
    return String(number);
  };
  return tables.filter(({ label }) => !isNumberLike(label)).map(({ id }) => ({ id, label: nextFree() }));
}

/** Gives tables labels that no table has. */
async function relabelTables(tx: Queryable, eventId: WritableEventId, tables: readonly KeptTable[]): Promise<void> {
  const ids = tables.map(({ id }) => id);
  const labels = tables.map(({ label }) => label);
  await tx.$executeRaw`
    UPDATE tables SET label = given.label
    FROM unnest(${ids}::int[], ${labels}::text[]) AS given (id, label)
    WHERE tables.event_id = ${eventId} AND tables.id = given.id`;
}
