import type { Request, RequestHandler } from "express";
import { Refusal } from "./refusal.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);
const ownSites = new Set([undefined, "same-origin", "none"]);

function isOwnOrigin(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // Read with the origin's protocol, so that a default port that one of the two writes out makes no difference.
  const own = `${protocol}//${request.host}`;
  return URL.canParse(own) && host !== "" && new URL(own).host === host;
}

/**
 * Refuses what another site's page asks a visitor's browser to send. Browsers say where a request comes from, and no
 * page can make them say otherwise; programs that are no browsers say nothing, and are let through.
 */
export function refuseCrossSite(): RequestHandler {
  return (request, _response, next) => {
    if (harmless.has(request.method)) return next();
    const origin = request.get("Origin");
    const isOwn = ownSites.has(request.get("Sec-Fetch-Site")) && (origin === undefined || isOwnOrigin(origin, request));
    if (!isOwn) throw new Refusal(403, "This request was sent by another site, so it is refused.");
    next();
  };
}
