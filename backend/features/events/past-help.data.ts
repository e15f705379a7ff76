import type { Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";

/** Help that nobody has ended, though its time may be over. */
export interface OpenHelp {
  id: number;
  createdAt: Date;
}

/** The open help of an event. */
export function findOpenHelp(tx: Queryable, eventId: WritableEventId): Promise<OpenHelp[]> {
  return tx.helper.findMany({ where: { eventId, endedAt: null }, select: { id: true, createdAt: true } });
}

/** Ends a helper's help, and their link. */
export async function writeHelpEnded(tx: Queryable, id: number, endedAt: Date): Promise<void> {
  await tx.helper.update({ where: { id }, data: { endedAt, linkHash: null, linkExpiresAt: null } });
}
