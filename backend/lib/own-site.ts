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

const onThisMachine = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/;

/** Scheme and host as the caller knows them. Where a proxy hides TLS, the browser's headers show it. */
export function ownOrigin(request: Request): string {
  const asked = `${request.protocol}://${request.host}`;
  const [from] = [request.get("Origin"), request.get("Referer")].flatMap((address) =>
    address !== undefined && isOwnOrigin(address, request) ? new URL(address).origin : [],
  );
  if (from !== undefined) return from;
  if (request.get("Sec-Fetch-Site") === undefined || !URL.canParse(asked)) return asked;
  const { hostname, host } = new URL(asked);
  return onThisMachine.test(hostname) ? asked : `https://${host}`;
}

/** Refuses what another site's page made a browser send; programs are trusted. @throws DomainError FORBIDDEN */
export function requireOwnSite(request: Request): void {
  const origin = request.get("Origin");
  if (isFromOwnSite(request) && (origin === undefined || isOwnOrigin(origin, request))) return;
  throw new DomainError("FORBIDDEN", message("refusals.otherSite"));
}

/** For forms, whose browser may hide the page's address. @throws DomainError FORBIDDEN */
export const ownFormsOnly: RequestHandler = (request, _response, next) => {
  const isHidden = request.get("Origin") === "null";
  if (!isHidden || request.get("Sec-Fetch-Site") !== "same-origin") requireOwnSite(request);
  next();
};

const isFromOwnSite = (request: Request) => ownSites.has(request.get("Sec-Fetch-Site"));

/** Applies {@link requireOwnSite} to requests that may change something. */
export const refuseCrossSite: RequestHandler = (request, _response, next) => {
  if (!harmless.has(request.method)) requireOwnSite(request);
  next();
};
