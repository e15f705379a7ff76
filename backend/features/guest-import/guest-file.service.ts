import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { isHttpError } from "http-errors";
import { message } from "../../../common/messages/message.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { inTurn } from "../guests/guest-list-turns.service.ts";
import type { User } from "../users/user.type.ts";
import type { GuestColumnInput } from "./guest-import.input.ts";
import { readGuestFile } from "./guest-reading.service.ts";
import type { PackedReading } from "./list/reading-messages.ts";

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
  if (error.status === 413) return new DomainError("TOO_LARGE", message("rules.fileTooLarge"));
  return new DomainError("BAD_INPUT", message("reading.cutOff"));
}

async function readAll(file: IncomingFile): Promise<Buffer> {
  try {
    return await buffer(file.createReadStream());
  } catch (error) {
    throw toRefusal(error);
  }
}

/**
 * Takes a guest file in, and when it is the user's turn reads it and goes on with it.
 *
 * @param mapping what its columns are; null goes by their headers
 * @param work what is done with it, which belongs to the same turn
 * @throws DomainError TOO_LARGE, UNSUPPORTED_FILE or UNREADABLE_FILE with what is wrong with the file; BAD_INPUT when it
 *   was cut off, or the mapping does not fit it; as {@link inTurn}.
 */
export async function withGuestFile<T>(
  user: Pick<User, "id">,
  file: IncomingFile,
  mapping: GuestColumnInput[] | null,
  work: (read: ReadFile) => Promise<T>,
): Promise<T> {
  const { filename, mimetype } = file;
  // Before its turn: nobody else is to wait while a file comes in slowly.
  const content = await readAll(file);
  return inTurn(user, async () => {
    const reading = await readGuestFile({ bytes: content, filename, mimetype }, mapping ?? undefined);
    return work({ filename, content, reading });
  });
}
