import { PassThrough, type Readable } from "node:stream";
import busboy, { type Busboy } from "busboy";
import type { Request } from "express";
import Upload from "graphql-upload/Upload.mjs";
import createHttpError from "http-errors";
import { maxUploadBytes } from "../../common/limits.ts";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "../lib/domain-error.ts";

const malformed = () => new DomainError("BAD_INPUT", message("refusals.malformedUpload"));

function createParser({ headers }: Request, maxBytes: number): Busboy {
  try {
    // busboy treats a file of exactly the limit as too large.
    const limits = { fileSize: maxBytes + 1, fields: 20, fieldSize: 10_000, parts: 40 };
    return busboy({ headers, defParamCharset: "utf8", limits });
  } catch {
    throw malformed();
  }
}

// Fails like graphql-upload's files: with an HTTP error of 413 above the limit, and of 400 when the file was cut off.
function guard(incoming: Readable): PassThrough {
  const content = new PassThrough();
  incoming.on("limit", () => content.destroy(createHttpError(413)));
  incoming.on("error", (cause) => content.destroy(createHttpError(400, { cause })));
  // Reading may not have started; the rest is discarded.
  content.on("error", () => incoming.resume());
  return incoming.pipe(content);
}

/** Streams a multipart file without spooling, so a forbidden upload costs nothing. @throws DomainError BAD_INPUT */
export function receiveFile(request: Request, field: string, maxBytes = maxUploadBytes) {
  const parser = createParser(request, maxBytes);
  const upload = new Upload();
  let content: PassThrough | undefined;

  parser.on("file", (name, incoming, { filename, mimeType, encoding }) => {
    const file = guard(incoming);
    if (name !== field || !filename || content) return file.resume();
    content = file;
    upload.resolve({ filename, mimetype: mimeType, encoding, createReadStream: () => file });
  });
  parser.on("error", () => upload.reject(malformed()));
  parser.on("close", () => upload.reject(new DomainError("BAD_INPUT", message("refusals.fileMissing", { field }))));
  request.on("close", () => request.complete || parser.destroy());
  if (request.destroyed) parser.destroy();
  request.pipe(parser);

  return {
    upload,
    /** The unread request is still read to its end, so that the answer reaches its sender. */
    release(): void {
      request.unpipe(parser);
      request.resume();
      parser.destroy();
      content?.destroy();
    },
  };
}
