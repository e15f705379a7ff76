import type { RequestHandler } from "express";
import { Router } from "express";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "../lib/domain-error.ts";
import { version } from "../lib/version.ts";

/** Whether requests should be sent here, and what is amiss. */
export interface Fitness {
  isReady: boolean;
  /** If ready all the same, another process is to be preferred. */
  reason?: string;
}

/** Envoy and what is built on it then prefer other processes, but do not take the last one away. */
const degradedHeader = "X-Envoy-Degraded";

/**
 * `GET /healthz`: 200 while alive, and the version. `GET /readyz`: 200 or 503, as `fitness` resolves to, and why; 200 with a header if
 * another process is to be preferred.
 */
export function healthRoutes(fitness: () => Promise<Fitness>): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => {
    response.type("text/plain").send(`ok\nversion ${version}\n`);
  });
  router.get("/readyz", async (_request, response) => {
    const { isReady, reason } = await fitness();
    const isDegraded = isReady && reason !== undefined;
    if (isDegraded) response.setHeader(degradedHeader, "true");
    const state = isReady ? "ready" : "not ready";
    response
      .status(isReady ? 200 : 503)
      .type("text/plain")
      .send(isDegraded ? `degraded: ${reason}` : [state, reason].filter((part) => part !== undefined).join(": "));
  });
  return router;
}

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
