import { randomUUID } from "node:crypto";
import type { Request, RequestHandler } from "express";
import type { Logger } from "pino";

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
