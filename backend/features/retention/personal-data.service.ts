import type { Queryable } from "../../database/client.ts";
import { countAtDoor } from "../door/door-figures.service.ts";
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

/** What was removed, and the version of the guest list since. */
export interface RemovedData {
  figures: EventFigures;
  listVersion: number;
}

/**
 * Removes all about guests, also names in history, in a transaction; processes drop caches by the raised version. The
 * event stays with set-up tables, without their notes and names.
 * @throws DomainError NOT_FOUND
 */
export async function removePersonalData(tx: Queryable, id: WritableEventId): Promise<RemovedData> {
  const listVersion = await advanceGuestList(tx, id);
  const figures = { ...(await countFigures(tx, id)), door: await countAtDoor(tx, id) };
  await stopRecordingChanges(tx);
  await deleteGuestData(tx, id);
  await relabelTables(tx, id, newLabels(await clearTables(tx, id)));
  await redactHistory(tx, id);
  await endTraces(tx, id);
  return { figures, listVersion };
}
