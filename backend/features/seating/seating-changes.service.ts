import type { Database } from "../../database/client.ts";
import { inTransaction, seeOneMoment } from "../../database/transaction.ts";
import { findChangedRows } from "../../event-data/changes.ts";
import { readGuestListVersion } from "../events/event.service.ts";
import { getEvent } from "../events/event-access.service.ts";
import { readFloorPlan } from "../floor-plan/floor-plan.service.ts";
import { readGuests } from "../guests/guest-list.service.ts";
import { readTables } from "../tables/table.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { readWishes } from "../wishes/wish.service.ts";
import { maxChangedRows, type SeatingChanges } from "./seating-changes.type.ts";

/** Changed guests and tables after a version, as they are now. @throws DomainError as {@link getEvent} */
export async function getSeatingChanges(
  db: Database,
  viewer: Viewer,
  eventId: number,
  since: number,
): Promise<SeatingChanges> {
  const event = await getEvent(db, viewer, eventId);
  const { id } = event;
  return inTransaction(db, async (tx) => {
    await seeOneMoment(tx);
    const listVersion = await readGuestListVersion(tx, id);
    const nothing = {
      listVersion,
      event,
      guests: [],
      removedGuestIds: [],
      tables: [],
      removedTableIds: [],
      floorPlan: null,
      wishes: null,
    };
    if (since === listVersion) return { ...nothing, isComplete: true };
    const changed = await findChangedRows(tx, id, since, maxChangedRows);
    if (!changed || since > listVersion) return { ...nothing, isComplete: false };
    const guests = await readGuests(tx, id, changed.guests);
    const tables = await readTables(tx, id, changed.tables);
    return {
      listVersion,
      event,
      isComplete: true,
      guests,
      removedGuestIds: missing(changed.guests, guests),
      tables,
      removedTableIds: missing(changed.tables, tables),
      floorPlan: changed.hasFloorPlan ? await readFloorPlan(tx, id) : null,
      wishes: changed.hasWishes ? await readWishes(tx, id) : null,
    };
  });
}

function missing(ids: readonly number[], found: readonly { id: number }[]): number[] {
  const present = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !present.has(id));
}
