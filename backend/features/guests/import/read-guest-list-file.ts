import { maxUploadBytes } from "../../../../common/limits.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { kindOfFile } from "./file-kind.ts";
import type { ColumnChoice, PackedReading } from "./guest-list.ts";
import { readInChild, readingLimits } from "./read-in-child.ts";
import type { ReadingLimits } from "./reading-process.ts";

/** An uploaded file as it came. */
export type UploadedGuestListFile = { bytes: Buffer; filename: string; mimetype: string };

/**
 * The guest list of a .csv, .xlsx or .xls file, and how its columns were understood; the server's own process does no
 * more than pass on the bytes of the file and the packed guests.
 * Throws TOO_LARGE (more than 5 MB), UNSUPPORTED_FILE (neither extension nor MIME type is one of a guest list),
 * UNREADABLE_FILE (with what the organiser can do about it), BAD_INPUT (the mapping does not fit the file).
 *
 * @param mapping what the columns are; undefined goes by their headers
 */
export async function readGuestFile(
  file: UploadedGuestListFile,
  mapping: readonly ColumnChoice[] | undefined,
  limits: ReadingLimits = readingLimits,
): Promise<PackedReading> {
  if (file.bytes.length > maxUploadBytes) throw new DomainError("TOO_LARGE", "File size should not exceed 5MB.");
  const kind = kindOfFile(file.bytes, file.filename, file.mimetype);
  return readInChild({ bytes: file.bytes, kind, mapping }, limits);
}
