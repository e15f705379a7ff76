import type { Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { deleteOldFilesOfEvent, insertUploadedFile, type NewUploadedFile } from "./uploaded-file.data.ts";

/** Keeps a file as it was uploaded, in the transaction of the import that it belongs to. */
export function keepUploadedFile(tx: Queryable, file: NewUploadedFile): Promise<void> {
  return insertUploadedFile(tx, file);
}

/**
 * Removes the oldest files of an event, in a transaction, so that the others fit in a space. The newest one stays.
 *
 * @param mostBytes as the database stores them
 */
export function removeOldFiles(tx: Queryable, eventId: WritableEventId, mostBytes: number): Promise<void> {
  return deleteOldFilesOfEvent(tx, eventId, mostBytes);
}
