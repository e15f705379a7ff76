import type { Queryable } from "../../database/client.ts";
import { announceErasure, requestCleaning } from "./erasure.data.ts";

/**
 * Ends what is left of guests after they were removed for good, in the transaction that removes them: every process forgets
 * what it keeps of guests in memory, and the database's files are cleaned.
 */
export async function endTraces(tx: Queryable): Promise<void> {
  await announceErasure(tx);
  await requestCleaning(tx);
}
