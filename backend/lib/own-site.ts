import type { Request, RequestHandler } from "express";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "./domain-error.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);
const ownSites = new Set([undefined, "same-origin", "none"]);

function isOwnOrigin(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // Parsed with the origin's protocol, so that an explicit default port makes no difference.
  const own = `${protocol}//${request.host}`;
  return URL.canParse(own) && host !== "" && new URL(own).host === host;
}

/**
 * Refuses a request that another site's page made a visitor's browser send. Browsers report where a request comes from, and
 * pages cannot change that. Other programs report nothing and are trusted.
 *
 * @throws DomainError FORBIDDEN.
 */
export function requireOwnSite(request: Request): void {
  const origin = request.get("Origin");
  if (ownSites.has(request.get("Sec-Fetch-Site")) && (origin === undefined || isOwnOrigin(origin, request))) return;
  throw new DomainError("FORBIDDEN", message("refusals.otherSite"));
}

/** Applies {@link requireOwnSite} to requests that may change something. */
export function refuseCrossSite(): RequestHandler {
  return (request, _response, next) => {
    if (!harmless.has(request.method)) requireOwnSite(request);
    next();
  };
}
