import compression from "compression";
import type { RequestHandler, Response } from "express";

/** What fits in a connection's first packet arrives no sooner if smaller. */
export const minBytesToCompress = 1_400;

/** Compresses pages and API answers, each once. Decision 0054 explains why the sizes reveal no secrets. */
export function compressAnswers(): RequestHandler {
  const compress = compression({ threshold: minBytesToCompress });
  const begun = new WeakSet<Response>();
  return (request, response, next) => {
    if (begun.has(response)) return next();
    begun.add(response);
    compress(request, response, next);
  };
}
