import type { Database } from "../../database/client.ts";
import type { ReadableEventId } from "../event-rights/event-scope.type.ts";

/**
 * Calls back after each change of an event, its guest list or its history, from any process.
 *
 * @returns stops watching
 */
export function watchChanges(db: Database, id: ReadableEventId, onChange: () => void): () => void {
  return db.changes.watch(id, onChange);
}
