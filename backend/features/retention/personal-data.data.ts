import type { Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";

/** Stops recording row changes in this transaction: records would keep what is removed. */
export async function stopRecordingChanges(tx: Queryable): Promise<void> {
  await tx.$executeRaw`SELECT set_config('find_your_table.records_changes', 'off', true)`;
}

/** Deletes guests and all copies of their data. */
export async function deleteGuestData(tx: Queryable, eventId: WritableEventId): Promise<void> {
  const where = { eventId };
  await tx.guest.deleteMany({ where });
  await tx.wish.deleteMany({ where });
  await tx.savedPlan.deleteMany({ where });
  await tx.guestListChange.deleteMany({ where });
  await tx.importedSheet.deleteMany({ where });
  await tx.rememberedChoices.deleteMany({ where });
  await tx.stagedFile.deleteMany({ where });
  await tx.uploadedFile.deleteMany({ where });
  await tx.print.deleteMany({ where });
  await tx.unusualSearching.deleteMany({ where });
  await tx.doorOperation.deleteMany({ where });
  await tx.rowChange.deleteMany({ where });
}

/** Removes filenames and values of edits, which may name guests; who did what, when and to how many stays. */
export async function redactHistory(tx: Queryable, eventId: WritableEventId): Promise<void> {
  await tx.$executeRaw`
    UPDATE history_entries SET details = details - 'filename', changes = NULL
    WHERE event_id = ${eventId} AND (details ? 'filename' OR changes IS NOT NULL)`;
}

/** A table that stays without its guests. */
export interface KeptTable {
  id: number;
  label: string;
}

/** Deletes tables that nobody set up and the notes on others. @returns the remaining ones in order */
export async function clearTables(tx: Queryable, eventId: WritableEventId): Promise<KeptTable[]> {
  await tx.table.deleteMany({ where: { eventId, isSetUp: false } });
  await tx.table.updateMany({ where: { eventId }, data: { note: "" } });
  return tx.table.findMany({ where: { eventId }, select: { id: true, label: true }, orderBy: { position: "asc" } });
}

/** Gives tables labels that no table has. */
export async function relabelTables(
  tx: Queryable,
  eventId: WritableEventId,
  tables: readonly KeptTable[],
): Promise<void> {
  const ids = tables.map(({ id }) => id);
  const labels = tables.map(({ label }) => label);
  await tx.$executeRaw`
    UPDATE tables SET label = given.label
    FROM unnest(${ids}::int[], ${labels}::text[]) AS given (id, label)
    WHERE tables.event_id = ${eventId} AND tables.id = given.id`;
}
