import type { Request } from "express";

const ownSites = new Set([undefined, "same-origin", "none"]);

function isOwnOrigin(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // Read with the origin's protocol, so that a default port that one of the two writes out makes no difference.
  const own = `${protocol}//${request.host}`;
  return URL.canParse(own) && host !== "" && new URL(own).host === host;
}

/**
 * Whether a request is none that another site's page made a visitor's browser send. Browsers say where a request comes
 * from, and no page can make them say otherwise; programs that are no browsers say nothing, and are believed.
 */
export function isFromOwnSite(request: Request): boolean {
  const origin = request.get("Origin");
  return ownSites.has(request.get("Sec-Fetch-Site")) && (origin === undefined || isOwnOrigin(origin, request));
}
