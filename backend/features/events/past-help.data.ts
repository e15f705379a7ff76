import type { Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";

/** A helper whose help nobody has ended. */
export interface OpenHelp {
  id: number;
  createdAt: Date;
}

/** The helpers of an event whose help nobody has ended. */
export function findOpenHelp(tx: Queryable, eventId: WritableEventId): Promise<OpenHelp[]> {
  return tx.helper.findMany({ where: { eventId, endedAt: null }, select: { id: true, createdAt: true } });
}

/** Ends a helper's help, and their link. */
export async function writeHelpEnded(tx: Queryable, id: number, endedAt: Date): Promise<void> {
  await tx.helper.update({ where: { id }, data: { endedAt, linkHash: null, linkExpiresAt: null } });
}
