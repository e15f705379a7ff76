import type { RequestHandler } from "express";
import { Allotment } from "../lib/allotment.ts";
import { DomainError } from "../lib/domain-error.ts";
import { userIdOf } from "./session.ts";

/** Each holds a file of 5 MB at most, in memory or spooled, from its first byte until it is answered. */
const uploadsInAll = 30;
const uploadsPerAccount = 6;

/**
 * Admits uploads before any byte of them is taken: so many of an account and in all. Whoever is not signed in passes, to
 * be refused for that. The rest of a body that is refused is passed over, so that the refusal reaches its sender.
 */
export function admitUploads(): RequestHandler {
  const inFlight = new Allotment({
    total: uploadsInAll,
    perKey: uploadsPerAccount,
    refusal: (cause) =>
      cause === "the key"
        ? new DomainError("RATE_LIMITED", "You have several uploads under way. Please wait until they are done.", {
            retryAfterSeconds: 10,
          })
        : new DomainError("UNAVAILABLE", "Many files are being uploaded just now. Please try again in a minute.", {
            retryAfterSeconds: 60,
          }),
  });
  return (request, response, next) => {
    const userId = userIdOf(request);
    if (userId !== undefined) response.once("close", inFlight.take(String(userId), 1));
    next();
  };
}
