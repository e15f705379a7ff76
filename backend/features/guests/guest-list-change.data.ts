import type { Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../events/event-scope.type.ts";

/** A change of a whole guest list, as it is about to happen. */
export interface NewListChange {
  historyEntryId: number;
  eventId: WritableEventId;
  /** Hash of what makes an import what it is; null for a restore. */
  fingerprint: string | null;
  /** Version of the guest list that the change makes. */
  listVersion: number;
  /** Edits by hand that a replacement would undo now. */
  handEditsBefore: number;
}

/** Notes a change of the list as a whole, and keeps the list as it is until then. */
export async function insertListChange(tx: Queryable, change: NewListChange): Promise<void> {
  const { historyEntryId, eventId, fingerprint, listVersion, handEditsBefore } = change;
  await tx.$executeRaw`
    INSERT INTO guest_list_changes
      (history_entry_id, event_id, fingerprint, list_version, hand_edits_before, count_before, guests_before)
    SELECT ${historyEntryId}, ${eventId}, ${fingerprint}, ${listVersion}, ${handEditsBefore}, count(*),
      coalesce(json_agg(json_build_array(id, name, table_number, additional_info) ORDER BY position, id), '[]')
    FROM guests WHERE event_id = ${eventId}`;
}

/** The history entry of the import that made this version of the list, if it was made of the same. */
export async function findImport(
  tx: Queryable,
  eventId: WritableEventId,
  made: { fingerprint: string; listVersion: number },
): Promise<number | undefined> {
  const change = await tx.guestListChange.findFirst({ where: { eventId, ...made }, select: { historyEntryId: true } });
  return change?.historyEntryId;
}

/** What is known of the list that was kept before a change. */
export interface KeptList {
  count: number;
  /** Edits by hand that a replacement would have undone. */
  handEdits: number;
}

export async function findKeptList(
  tx: Queryable,
  eventId: WritableEventId,
  historyEntryId: number,
): Promise<KeptList | undefined> {
  const change = await tx.guestListChange.findFirst({
    where: { eventId, historyEntryId },
    select: { countBefore: true, handEditsBefore: true },
  });
  return change ? { count: change.countBefore, handEdits: change.handEditsBefore } : undefined;
}
