import express, { type Request, type RequestHandler } from "express";
import { message } from "../../common/messages/message.ts";
import { Allotment } from "../lib/allotment.ts";
import { DomainError } from "../lib/domain-error.ts";
import { clientAddress } from "./client-address.ts";

const largestBody = 200 * 1024;
/** Bytes of bodies being received: their stated length, or the maximum without one. */
const bytesInAll = 128 * 1024 * 1024;
const bytesPerAddress = 8 * 1024 * 1024;

function announcedBytes({ headers }: Request): number {
  const length = Number(headers["content-length"]);
  // A compressed body may become larger.
  if (headers["content-encoding"] !== undefined || !Number.isInteger(length) || length < 0) return largestBody;
  return Math.min(length, largestBody);
}

/** Reads JSON bodies of at most 200 kB, and only as many at a time as the process has memory for. */
export function readJsonBodies(): RequestHandler {
  const read = express.json({ limit: largestBody });
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
    if (!request.is("application/json")) return read(request, response, next);
    const giveBack = inFlight.take(clientAddress(request.ip), announcedBytes(request));
    response.once("close", giveBack);
    read(request, response, (error?: unknown) => {
      giveBack();
      next(error);
    });
  };
}
