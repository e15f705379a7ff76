import compression from "compression";
import express, { type Request, type RequestHandler } from "express";
import graphqlUploadExpress from "graphql-upload/graphqlUploadExpress.mjs";
import processRequest from "graphql-upload/processRequest.mjs";
import createHttpError, { isHttpError } from "http-errors";
import { maxUploadBytes } from "../../common/limits.ts";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "../lib/domain-error.ts";
import { Share } from "../lib/limiters.ts";
import { shares } from "../limits.ts";
import { clientAddress } from "./every-request.ts";
import { senderKey, subjectOf } from "./session.ts";

const maxBytes = 200 * 1024;
/** Thousands of guests moved at once, each to a table with a long name. */
const maxBytesOfUsers = 1024 * 1024;

/** Undefined if only what arrives shows it. */
function announcedBytes({ headers }: Request, max: number): number | undefined {
  // A compressed body may become larger.
  if (headers["content-encoding"] !== undefined) return max;
  const length = headers["content-length"];
  return length === undefined ? undefined : Math.min(Number(length), max);
}

/** Reads bodies of 200 kB, or 1 MB from signed-in users, only as many at a time as fit in memory. */
export function readJsonBodies(isSignedIn: (request: Request) => boolean): RequestHandler {
  const readAnybodys = express.json({ limit: maxBytes });
  const readUsers = express.json({ limit: maxBytesOfUsers });
  const inFlight = new Share(shares.jsonBodies);
  return (request, response, next) => {
    const [read, max] = isSignedIn(request) ? [readUsers, maxBytesOfUsers] : [readAnybodys, maxBytes];
    if (!request.is("application/json")) return read(request, response, next);
    const network = clientAddress(request.ip);
    const bytes = announcedBytes(request, max);
    const taken = bytes === undefined ? [] : [inFlight.take(network, bytes)];
    let isOver = false;
    const end = (error?: unknown) => {
      for (const giveBack of taken.splice(0)) giveBack();
      if (isOver) return;
      isOver = true;
      next(error);
    };
    response.once("close", () => {
      isOver = true;
      end();
    });
    if (bytes === undefined) {
      request.on("data", (chunk: Buffer) => {
        if (isOver) return;
        try {
          taken.push(inFlight.take(network, chunk.length));
        } catch (refusal) {
          end(refusal);
        }
      });
    }
    read(request, response, end);
  };
}

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

/** What fits in a connection's first packet arrives no sooner if smaller. */
export const minBytesToCompress = 1_400;

/** Compresses pages and API answers. Decision 0022 says why the sizes reveal no secrets. */
export const compressAnswers = (): RequestHandler => compression({ threshold: minBytesToCompress });
