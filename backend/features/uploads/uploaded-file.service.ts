import type { Queryable } from "../../database/client.ts";
import { insertUploadedFile, type NewUploadedFile } from "./uploaded-file.data.ts";

/** Keeps a file as it was uploaded, in the transaction of the import that it belongs to. */
export function keepUploadedFile(tx: Queryable, file: NewUploadedFile): Promise<void> {
  return insertUploadedFile(tx, file);
}
