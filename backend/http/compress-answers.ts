import compression from "compression";
import type { RequestHandler } from "express";
import { smallestToCompress } from "../lib/smallest-to-compress.ts";

/**
 * Compresses pages and answers of the API for clients that can read that; built assets are compressed already.
 * docs/decisions says why nothing secret can be guessed from the sizes.
 */
export function compressAnswers(): RequestHandler {
  return compression({ threshold: smallestToCompress });
}
