import type { Logger } from "pino";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { deleteGuestData } from "../../event-data/retention.ts";
import { auditedProgram, recordAudit } from "../audit/audit-entry.service.ts";
import { countAtDoor } from "../door/door.service.ts";
import { advanceGuestList, announceErasure } from "../events/event.service.ts";
import { scopeOfProgram } from "../events/event-access.service.ts";
import { recordHistory } from "../history/history-entry.service.ts";
import { theProgram } from "../users/viewer.type.ts";
import { countFigures, findLongNoticed, lockRetained, writeEmptied, writeNotices } from "./retention.data.ts";
import { isDue, plannedRemoval } from "./timing/planned-removal.ts";

interface Moment {
  /** How long guests are kept unless the event has its own number; 0 for always. */
  usualDays: number;
  now: Date;
}

/** Announces and performs due removals. Several processes may do so, as rows are locked and done ones are not due. */
export async function removeExpiredGuests(db: Database, moment: Moment, log: Logger) {
  const noticed = await writeNotices(db.prisma, moment.usualDays, moment.now);
  const emptied: number[] = [];
  for (const id of await findLongNoticed(db.prisma, moment.now)) {
    // One event that cannot be emptied must not block the others.
    const isEmptied = await inTransaction(db, (tx) => emptyIfDue(tx, id, moment)).catch((error: unknown) => {
      log.error({ err: error, event: id }, "guests not removed");
      return false;
    });
    if (isEmptied) emptied.push(id);
  }
  if (noticed + emptied.length > 0) log.info({ noticed, emptied: emptied.length }, "guests removed after their events");
  return { noticed, emptied };
}

async function emptyIfDue(tx: Queryable, eventId: number, { usualDays, now }: Moment): Promise<boolean> {
  const event = await lockRetained(tx, eventId);
  const plan = event && plannedRemoval(event, usualDays, now);
  if (!plan || !isDue(plan, now)) return false;
  const id = scopeOfProgram(eventId);
  // Processes drop what they remember by the raised version.
  const listVersion = await advanceGuestList(tx, id);
  const figures = { ...(await countFigures(tx, id)), door: await countAtDoor(tx, id) };
  await deleteGuestData(tx, id);
  await announceErasure(tx, id);
  await writeEmptied(tx, id, figures, now);
  const { guests: count, files } = figures;
  const { days } = plan;
  await recordHistory(tx, id, theProgram, { action: "remove_guests", details: { count, files, days } }, listVersion);
  await recordAudit(tx, { kind: "retention-removed", by: auditedProgram, details: { count, days }, eventId });
  return true;
}
