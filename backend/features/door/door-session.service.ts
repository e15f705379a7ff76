import { randomUUID } from "node:crypto";
import type { DoorOperation } from "../../../common/door/door-operation.ts";
import type { Database } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { doorKeeperOf, requireWritableEvent } from "../events/event-access.service.ts";
import { authorOf } from "../users/author.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import type { DoorReceipt } from "./door.type.ts";
import { findStandingFacts } from "./door-operation.data.ts";
import { appendFacts } from "./door-record.service.ts";

/** Cancellations are facts, too: of no device that could go on counting. */
const organizersDevice = "organizer";

/** Cancels all facts of a device that count. @throws DomainError as {@link requireWritableEvent} and {@link appendFacts} */
export async function undoDoorSession(
  db: Database,
  viewer: Viewer,
  eventId: number,
  device: string,
): Promise<DoorReceipt> {
  const author = authorOf(viewer);
  const id = doorKeeperOf(await requireWritableEvent(db, viewer, eventId));
  return inTransaction(db, async (tx) => {
    const facts = await findStandingFacts(tx, id, device);
    const cancellations = facts.map(cancellationOf);
    await appendFacts(tx, id, author, cancellations);
    return { stored: cancellations.map((fact) => fact.id), needLook: [] };
  });
}

const cancellationOf = ({ id }: DoorOperation, index: number): DoorOperation => ({
  ...{ id: randomUUID(), device: organizersDevice, sequence: index + 1, kind: "CANCELLED", cancels: id },
  ...{ guestId: null, walkInId: null, name: null, tableLabel: null, at: new Date().toISOString(), clockOffsetMs: 0 },
  ...{ replaces: null, expectedTableLabel: null },
});
