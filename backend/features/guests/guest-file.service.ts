import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { isHttpError } from "http-errors";
import { DomainError } from "../../lib/domain-error.ts";
import type { GuestColumnInput } from "./guest-import.input.ts";
import type { PackedReading } from "./import/guest-list.ts";
import { readGuestFile } from "./import/read-guest-list-file.ts";

/** A file on its way in; the stream is read once, and fails when the file is larger than 5 MB. */
export interface IncomingFile {
  filename: string;
  mimetype: string;
  createReadStream(): Readable;
}

/** A file that has come in whole, and what was read in it. */
export interface ReadFile {
  filename: string;
  content: Buffer;
  reading: PackedReading;
}

// The multipart reader ends the stream with an HTTP error: 413 above its limit, 499 when the sender went away.
function toRefusal(error: unknown): unknown {
  if (!isHttpError(error)) return error;
  if (error.status === 413) return new DomainError("TOO_LARGE", "File size should not exceed 5MB.");
  return new DomainError("BAD_INPUT", "The upload was cut off. Please try again.");
}

async function readAll(file: IncomingFile): Promise<Buffer> {
  try {
    return await buffer(file.createReadStream());
  } catch (error) {
    throw toRefusal(error);
  }
}

/**
 * Takes a guest file in and reads it.
 *
 * @param mapping what its columns are; null goes by their headers
 * @throws DomainError TOO_LARGE, UNSUPPORTED_FILE or UNREADABLE_FILE with what is wrong with the file; BAD_INPUT when it
 *   was cut off, or the mapping does not fit it.
 */
export async function receiveGuestFile(file: IncomingFile, mapping: GuestColumnInput[] | null): Promise<ReadFile> {
  const { filename, mimetype } = file;
  const content = await readAll(file);
  const reading = await readGuestFile({ bytes: content, filename, mimetype }, mapping ?? undefined);
  return { filename, content, reading };
}
