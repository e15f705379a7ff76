import { createHash, timingSafeEqual } from "node:crypto";
import { Router } from "express";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "../lib/domain-error.ts";
import type { Metrics } from "../lib/metrics.ts";
import { version } from "../lib/project-root.ts";

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

const digest = (text: string) => createHash("sha256").update(text).digest();

/** `GET /metrics` for callers with the token; for others, and without a token, it does not exist. */
export function metricsRoute(metrics: Metrics, token: string | undefined): Router {
  const router = Router();
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`);
  router.get("/metrics", async (request, response) => {
    // Digests have the same length, so the comparison takes the same time for every guess.
    const isAllowed = expected && timingSafeEqual(expected, digest(request.get("Authorization") ?? ""));
    if (!isAllowed) throw new DomainError("NOT_FOUND", message("refusals.nothingHere"));
    response
      .type(metrics.contentType)
      .setHeader("Cache-Control", "no-store")
      .send(await metrics.text());
  });
  return router;
}
