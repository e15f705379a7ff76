import type { RequestHandler } from "express";
import { message } from "../../common/messages/message.ts";
import { Allotment } from "../lib/allotment.ts";
import { BoundedWaits } from "../lib/bounded-waits.ts";
import { DomainError } from "../lib/domain-error.ts";
import { userIdOf } from "./session.ts";

/** Each holds a file of 5 MB at most, in memory or spooled, from its first byte until it is answered. */
const uploadsInAll = 30;
const uploadsPerAccount = 6;

/** Milliseconds for which a refusal is held: a program that asks again straight away would otherwise do so a thousand times a second. */
const refusalHoldMs = 1_000;
const mostHeld = { max: 200, maxPerKey: 100 };

/**
 * Admits uploads before any byte of them is taken: so many of an account and in all. Callers who are not signed in pass, and
 * are refused for that later. The rest of a body that is refused is passed over, so that the refusal reaches its sender.
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
    const userId = userIdOf(request);
    if (userId === undefined) return next();
    const account = String(userId);
    try {
      response.once("close", inFlight.take(account, 1));
    } catch (refusal) {
      await held.wait(account, refusalHoldMs);
      throw refusal;
    }
    next();
  };
}
