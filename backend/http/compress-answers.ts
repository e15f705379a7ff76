import compression from "compression";
import type { RequestHandler } from "express";

// What fits into the first packets of a connection arrives no sooner for being smaller.
const smallestBytes = 1_400;

/**
 * Compresses pages and answers of the API for whoever can read that; built assets are compressed already.
 * docs/decisions says why nothing secret can be guessed from the sizes.
 */
export function compressAnswers(): RequestHandler {
  return compression({ threshold: smallestBytes });
}
