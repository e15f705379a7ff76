import type { RequestHandler } from "express";
import { isFromOwnSite } from "../lib/own-site.ts";
import { Refusal } from "./refusal.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses what another site's page asks a visitor's browser to send. */
export function refuseCrossSite(): RequestHandler {
  return (request, _response, next) => {
    if (harmless.has(request.method) || isFromOwnSite(request)) return next();
    throw new Refusal(403, "This request was sent by another site, so it is refused.");
  };
}
