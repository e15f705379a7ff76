import type { Request } from "express";

/** The page's full address without its query. The caller chooses the Host header: an odd one is omitted. */
export function addressOf(request: Request): string | undefined {
  const address = `${request.protocol}://${request.host}${request.path}`;
  return /^[\w.:[\]-]+$/.test(request.host ?? "") && URL.canParse(address) ? new URL(address).href : undefined;
}
