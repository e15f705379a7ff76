import type { Readable } from "node:stream";
import { isHttpError } from "http-errors";
import { type Message, message } from "../../common/messages/message.ts";
import { bytesOf } from "./bytes-of.ts";
import { DomainError } from "./domain-error.ts";

/** A file being uploaded. The stream is read once, and fails beyond the allowed size: usually 5 MB. */
export interface IncomingFile {
  filename: string;
  mimetype: string;
  createReadStream(): Readable;
}

/** All bytes. @throws DomainError TOO_LARGE for more than 5 MB; BAD_INPUT when it was cut off */
export async function readIncomingFile(file: IncomingFile): Promise<Buffer> {
  try {
    return await bytesOf(file.createReadStream());
  } catch (error) {
    throw toRefusal(error, message("rules.fileTooLarge"));
  }
}

/** Streams the bytes. @throws DomainError TOO_LARGE with the message `tooLarge`; BAD_INPUT when it was cut off */
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
