import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import { type Request, type RequestHandler, Router } from "express";
import type { Logger } from "pino";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "../lib/domain-error.ts";
import type { Metrics } from "../lib/metrics.ts";

const idHeader = "X-Request-Id";

/** The log of one request, with the request's id on each line. */
export function logOf(logger: Logger, request: Request): Logger {
  return logger.child({ id: request.res?.getHeader(idHeader) });
}

/** Logs one line per request, with an id. The path is without its query, which contains what guests type. */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const id = randomUUID();
    const started = performance.now();
    const { method, path } = request;
    response.setHeader(idHeader, id);
    response.on("close", () => {
      const ms = Math.round(performance.now() - started);
      const level = path === "/healthz" || path === "/readyz" ? "debug" : "info";
      logger[level](
        { id, method, path, status: response.statusCode, ms, aborted: !response.writableFinished },
        "request",
      );
    });
    next();
  };
}

/** By the start of the path. Everything else is a page. */
const routes: readonly (readonly [beginning: RegExp, route: string])[] = [
  [/^\/graphql\/?$/i, "graphql"],
  [/^\/api(\/|$)/i, "api"],
  [/^\/assets\//, "asset"],
  [/^\/(healthz|readyz)$/, "health"],
  [/^\/metrics$/, "metrics"],
];

function routeOf(path: string): string {
  return routes.find(([beginning]) => beginning.test(path))?.[1] ?? "page";
}

export function requestMetrics({ requestSeconds }: Metrics): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const route = routeOf(request.path);
    response.on("close", () => {
      const status = response.writableFinished ? String(response.statusCode) : "aborted";
      requestSeconds.observe({ route, status }, (performance.now() - started) / 1000);
    });
    next();
  };
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
