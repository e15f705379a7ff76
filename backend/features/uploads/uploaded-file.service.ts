import type { Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { deleteOldFilesOfEvent, insertUploadedFile, type NewUploadedFile } from "./uploaded-file.data.ts";

/** Stores an uploaded file in the transaction of its import. */
export function keepUploadedFile(tx: Queryable, file: NewUploadedFile): Promise<void> {
  return insertUploadedFile(tx, file);
}

/**
 * Removes the oldest files of an event, in a transaction, until the rest fit the size. The newest one stays.
 *
 * @param maxBytes counted as the database stores them
 */
export function removeOldFiles(tx: Queryable, eventId: WritableEventId, maxBytes: number): Promise<void> {
  return deleteOldFilesOfEvent(tx, eventId, maxBytes);
}
