import type { Queryable } from "../../database/client.ts";
import { endTraces } from "../erasure/erasure.service.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { advanceGuestList } from "../events/event.service.ts";
import {
  clearTables,
  deleteGuestData,
  type KeptTable,
  redactHistory,
  relabelTables,
  stopRecordingChanges,
} from "./personal-data.data.ts";
import { countFigures } from "./retention.data.ts";
import type { EventFigures } from "./retention.type.ts";

/** A label without a name in it, such as 12, A3 or 12b. */
const isNumberLike = (label: string) => /^\p{L}?\d{1,4}\p{L}?$/u.test(label);

/** Numbers, from 1, for tables whose labels may be names of guests, such as "Family Berg". */
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

/** What was removed, and the version of the guest list since. */
export interface RemovedData {
  figures: EventFigures;
  listVersion: number;
}

/**
 * Removes what an event holds about its guests, in a transaction: guests, wishes, uploaded files, kept lists, prints, records of
 * changes, and names in its history. What is left in memory and in the database's files goes soon after. The event stays with its details, look, pictures and floor plan, and with the tables that
 * were set up, whose notes go and whose names become numbers. Raising the list's version ends what processes have in memory.
 *
 * @throws DomainError NOT_FOUND when the event has been deleted.
 */
export async function removePersonalData(tx: Queryable, id: WritableEventId): Promise<RemovedData> {
  const listVersion = await advanceGuestList(tx, id);
  const figures = await countFigures(tx, id);
  await stopRecordingChanges(tx);
  await deleteGuestData(tx, id);
  await relabelTables(tx, id, newLabels(await clearTables(tx, id)));
  await redactHistory(tx, id);
  await endTraces(tx, id);
  return { figures, listVersion };
}
