import type { RequestHandler } from "express";
import graphqlUploadExpress from "graphql-upload/graphqlUploadExpress.mjs";
import processRequest from "graphql-upload/processRequest.mjs";
import createHttpError, { isHttpError } from "http-errors";
import { maxUploadBytes } from "../../common/limits.ts";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "../lib/domain-error.ts";
import { Share } from "../lib/share.ts";
import { shares } from "../limits.ts";
import { senderKey, subjectOf } from "./session.ts";

async function processOrRefuse(...args: Parameters<typeof processRequest>) {
  try {
    return await processRequest(...args);
  } catch (error) {
    // The multipart reader throws plain errors for bodies that are cut off or malformed.
    throw isHttpError(error) ? error : createHttpError(400, { cause: error });
  }
}

const spool = graphqlUploadExpress({
  processRequest: processOrRefuse,
  // busboy treats a file of exactly the limit as too large.
  maxFileSize: maxUploadBytes + 1,
  maxFiles: 1,
  maxFieldSize: 100_000,
});

/** Parses multipart requests. Files are spooled before any resolver runs, so strangers and other sites are refused. */
export function graphqlUploads(admit: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (!request.is("multipart/form-data")) return next();
    if (subjectOf(request) === undefined) throw new DomainError("UNAUTHENTICATED", message("refusals.signInNeeded"));
    if (request.get("Apollo-Require-Preflight") === undefined) {
      throw new DomainError("BAD_INPUT", message("refusals.preflightHeaderMissing"));
    }
    return admit(request, response, () => spool(request, response, next));
  };
}

/**
 * Limits uploads per account and in total before any byte is read. Anonymous ones pass, and are refused later.
 * The rest of a refused body is discarded, so that the refusal reaches its sender.
 */
export function admitUploads(): RequestHandler {
  const inFlight = new Share(shares.uploads);
  return (request, response, next) => {
    const account = senderKey(request);
    if (account !== undefined) response.once("close", inFlight.take(account));
    next();
  };
}
