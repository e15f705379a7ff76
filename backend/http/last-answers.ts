import type { RequestHandler } from "express";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "../lib/domain-error.ts";

/** A proxy that sends it retries a GET elsewhere after a 503, and then stops using that process. */
const asksElsewhere = "X-Asks-Elsewhere-On-503";

const repeatable = new Set(["GET", "HEAD"]);
const health = new Set(["/healthz", "/readyz"]);

/**
 * While stopping, closes each connection after its answer, and makes proxies retry elsewhere if they can.
 * Otherwise a connection may wait in the closing listener's queue, and nobody could know whether its request ran.
 */
export function lastAnswers(isStopping: () => boolean): RequestHandler {
  return (request, response, next) => {
    if (!isStopping()) return next();
    response.setHeader("Connection", "close");
    const isSentElsewhere = request.get(asksElsewhere) !== undefined && repeatable.has(request.method);
    if (isSentElsewhere && !health.has(request.path)) {
      throw new DomainError("UNAVAILABLE", message("refusals.restarting"));
    }
    next();
  };
}
