import type { Request } from "express";

/** The page's full address without its query. The caller chooses the Host header: an odd one is omitted. */
export function addressOf(request: Request): string | undefined {
  const { protocol, host = "", path } = request;
  return /^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}${path}` : undefined;
}
