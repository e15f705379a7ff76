import type { RequestHandler } from "express";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "../lib/domain-error.ts";

/** By this a proxy says that it asks another process when one answers a GET with 503, and then leaves that one alone. */
const asksElsewhere = "X-Asks-Elsewhere-On-503";

const repeatable = new Set(["GET", "HEAD"]);
const health = new Set(["/healthz", "/readyz"]);

/**
 * While the process is on its way out, ends each connection with its answer: a client that asks again connects again, and
 * reaches another process. A proxy that can ask elsewhere is made to, for a connection that it opened may still be in
 * the listener's queue when that is closed, and nobody could tell whether its request was run.
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
