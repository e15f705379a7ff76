import type { Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { deleteOldFilesOfEvent, insertUploadedFile, type NewUploadedFile } from "./uploaded-file.data.ts";

/** Stores a file in the transaction of its import. */
export function keepUploadedFile(tx: Queryable, file: NewUploadedFile): Promise<void> {
  return insertUploadedFile(tx, file);
}

/** Deletes an event's oldest files until the rest fit `maxBytes` as stored; the newest one stays. */
export function removeOldFiles(tx: Queryable, eventId: WritableEventId, maxBytes: number): Promise<void> {
  return deleteOldFilesOfEvent(tx, eventId, maxBytes);
}
