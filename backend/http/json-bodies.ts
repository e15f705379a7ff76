import express, { type Request, type RequestHandler } from "express";
import { message } from "../../common/messages/message.ts";
import { Allotment } from "../lib/allotment.ts";
import { DomainError } from "../lib/domain-error.ts";
import { clientAddress } from "./client-address.ts";

const largestBody = 200 * 1024;
/** Thousands of guests moved at once, each to a table with a long name. */
const largestBodyOfUsers = 1024 * 1024;
/** Bytes of bodies being received: their stated length, or the maximum without one. */
const bytesInAll = 128 * 1024 * 1024;
const bytesPerAddress = 8 * 1024 * 1024;

function announcedBytes({ headers }: Request, largest: number): number {
  const length = Number(headers["content-length"]);
  // A compressed body may become larger.
  if (headers["content-encoding"] !== undefined || !Number.isInteger(length) || length < 0) return largest;
  return Math.min(length, largest);
}

/**
 * Reads JSON bodies of at most 200 kB, or 1 MB from signed-in users, and only as many at a time as the process has memory for.
 *
 * @param isSignedIn whether a request's session, as far as it has been read, is a user's
 */
export function readJsonBodies(isSignedIn: (request: Request) => boolean): RequestHandler {
  const readAnybodys = express.json({ limit: largestBody });
  const readUsers = express.json({ limit: largestBodyOfUsers });
  const inFlight = new Allotment({
    total: bytesInAll,
    perKey: bytesPerAddress,
    refusal: (cause) =>
      cause === "the key"
        ? new DomainError("RATE_LIMITED", message("refusals.tooManyRequestsForAMoment"), {
            retryAfterSeconds: 5,
          })
        : new DomainError("UNAVAILABLE", message("refusals.busy"), { retryAfterSeconds: 5 }),
  });
  return (request, response, next) => {
    const [read, largest] = isSignedIn(request) ? [readUsers, largestBodyOfUsers] : [readAnybodys, largestBody];
    if (!request.is("application/json")) return read(request, response, next);
    const giveBack = inFlight.take(clientAddress(request.ip), announcedBytes(request, largest));
    response.once("close", giveBack);
    read(request, response, (error?: unknown) => {
      giveBack();
      next(error);
    });
  };
}
