import type { RequestHandler } from "express";
import { message } from "../../common/messages/message.ts";
import { Allotment } from "../lib/allotment.ts";
import { BoundedWaits } from "../lib/bounded-waits.ts";
import { DomainError } from "../lib/domain-error.ts";
import { senderKey } from "./session.ts";

/** Each has a file of at most 5 MB, in memory or spooled, from its first byte to its answer. */
const uploadsInAll = 30;
const uploadsPerAccount = 6;

/** Milliseconds by which a refusal is delayed. Without it, a program that retries at once would do so 1,000 times a second. */
const refusalHoldMs = 1_000;
const mostHeld = { max: 200, maxPerKey: 100 };

/**
 * Admits uploads before any byte is read, up to a limit per account and in total. Anonymous callers pass here and are refused
 * later. The rest of a refused body is discarded, so that the refusal reaches its sender.
 */
export function admitUploads(): RequestHandler {
  const inFlight = new Allotment({
    total: uploadsInAll,
    perKey: uploadsPerAccount,
    refusal: (cause) =>
      cause === "the key"
        ? new DomainError("RATE_LIMITED", message("refusals.ownUploadsInProgress"), {
            retryAfterSeconds: 10,
          })
        : new DomainError("UNAVAILABLE", message("refusals.uploadsInProgress"), {
            retryAfterSeconds: 60,
          }),
  });
  const held = new BoundedWaits(mostHeld);
  return async (request, response, next) => {
    const account = senderKey(request);
    if (account === undefined) return next();
    try {
      response.once("close", inFlight.take(account, 1));
    } catch (refusal) {
      await held.wait(account, refusalHoldMs);
      throw refusal;
    }
    next();
  };
}
