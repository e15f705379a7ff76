import compression from "compression";
import type { RequestHandler } from "express";
import { minBytesToCompress } from "../lib/min-bytes-to-compress.ts";

/** Compresses pages and API answers. Decision 0054 explains why the sizes reveal no secrets. */
export function compressAnswers(): RequestHandler {
  return compression({ threshold: minBytesToCompress });
}
