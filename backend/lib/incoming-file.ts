import type { Readable } from "node:stream";
import { isHttpError } from "http-errors";
import { type Message, message } from "../../common/messages/message.ts";
import { bytesOf } from "./bytes-of.ts";
import { DomainError } from "./domain-error.ts";

/** A file that is being uploaded. The stream is read once, and fails when the file is larger than is allowed: usually 5 MB. */
export interface IncomingFile {
  filename: string;
  mimetype: string;
  createReadStream(): Readable;
}

/**
 * All bytes of a file that is being uploaded.
 *
 * @throws DomainError TOO_LARGE for more than 5 MB; BAD_INPUT when it was cut off.
 */
export async function readIncomingFile(file: IncomingFile): Promise<Buffer> {
  try {
    return await bytesOf(file.createReadStream());
  } catch (error) {
    throw toRefusal(error, message("rules.fileTooLarge"));
  }
}

/**
 * The pieces of a file that is being uploaded.
 *
 * @param tooLarge what to say of a file that is larger than is allowed
 * @throws DomainError TOO_LARGE; BAD_INPUT when it was cut off.
 */
export async function* piecesOf(file: IncomingFile, tooLarge: Message): AsyncGenerator<Uint8Array, void> {
  try {
    yield* file.createReadStream();
  } catch (error) {
    throw toRefusal(error, tooLarge);
  }
}

// The multipart reader ends the stream with an HTTP error: 413 above its limit, 499 when the client disconnects.
function toRefusal(error: unknown, tooLarge: Message): unknown {
  if (!isHttpError(error)) return error;
  if (error.status === 413) return new DomainError("TOO_LARGE", tooLarge);
  return new DomainError("BAD_INPUT", message("reading.cutOff"));
}
