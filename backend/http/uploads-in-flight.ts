import type { RequestHandler } from "express";
import { Share } from "../lib/share.ts";
import { shares } from "../limits.ts";
import { senderKey } from "./session.ts";

/**
 * Limits uploads per account and in total before any byte is read. Anonymous ones pass, and are refused later.
 * The rest of a refused body is discarded, so that the refusal reaches its sender.
 */
export function admitUploads(): RequestHandler {
  const inFlight = new Share(shares.uploads);
  return (request, response, next) => {
    const account = senderKey(request);
    if (account !== undefined) response.once("close", inFlight.take(account));
    next();
  };
}
