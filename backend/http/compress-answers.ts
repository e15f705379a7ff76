import compression from "compression";
import type { RequestHandler, Response } from "express";
import { minBytesToCompress } from "../lib/min-bytes-to-compress.ts";

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
