import type { RequestHandler } from "express";
import { message } from "../../common/messages/message.ts";
import { Allotment, declareAllotment } from "../lib/allotment.ts";
import { formatSeconds, type SharedRefusal } from "../lib/declared-limits.ts";
import { senderKey } from "./session.ts";

const beyond: SharedRefusal = {
  own: { code: "RATE_LIMITED", message: message("refusals.ownUploadsInProgress"), retryAfterSeconds: 10 },
  all: { code: "UNAVAILABLE", message: message("refusals.uploadsInProgress"), retryAfterSeconds: 60 },
};

/** Each has a file of at most 5 MB, in memory or spooled, from its first byte to its answer. */
const uploads = declareAllotment({
  what: "Uploads: from the first byte until the response",
  counts: "account",
  total: 30,
  perKey: 6,
  beyond,
});

/** Without a delay, a program that retries at once would do so 1,000 times a second. */
const refusalHoldMs = 1_000;
const delayedRefusals = declareAllotment({
  what: `Uploads: refusals that come after ${formatSeconds(refusalHoldMs / 1000)}, the others at once`,
  counts: "account",
  total: 200,
  perKey: 100,
  beyond,
});

/**
 * Limits uploads per account and in total before any byte is read. Anonymous ones pass, and are refused later.
 * The rest of a refused body is discarded, so that the refusal reaches its sender.
 */
export function admitUploads(): RequestHandler {
  const inFlight = new Allotment(uploads);
  const held = new Allotment(delayedRefusals);
  return async (request, response, next) => {
    const account = senderKey(request);
    if (account === undefined) return next();
    try {
      response.once("close", inFlight.take(account));
    } catch (refusal) {
      await held.hold(account, refusalHoldMs);
      throw refusal;
    }
    next();
  };
}
