import type { Queryable } from "../../database/client.ts";
import { announceErasure, requestCleaning } from "./erasure.data.ts";

/**
 * Ends what is left of an event's guests after they were removed for good, in the transaction that removes them: every process
 * forgets what it keeps of the event's guests in memory, and the database's files are cleaned.
 */
export async function endTraces(tx: Queryable, eventId: number): Promise<void> {
  await announceErasure(tx, eventId);
  await requestCleaning(tx);
}
