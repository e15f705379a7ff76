import type { RequestHandler } from "express";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "../lib/domain-error.ts";

/** With this header, a proxy says that it retries a GET elsewhere after a 503, and then stops using that process. */
const asksElsewhere = "X-Asks-Elsewhere-On-503";

const repeatable = new Set(["GET", "HEAD"]);
const health = new Set(["/healthz", "/readyz"]);

/**
 * While the process is stopping, closes each connection after its answer, so that a client's next request reaches another
 * process. A proxy that can retry elsewhere is made to: a connection that it opened may still be in the listener's queue
 * when that closes, and nobody could tell whether its request ran.
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
