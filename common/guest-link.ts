import { codeParameter } from "./scanned-code.ts";
import { guestPagesBelow } from "./screens.ts";

/**
 * The address of an event's page for guests.
 *
 * @param origin scheme and host, such as https://tables.example
 */
export function guestLink(origin: string, shortLink: string): string {
  return `${origin}${guestPagesBelow}${encodeURIComponent(shortLink)}`;
}

/**
 * The address that guests scan. If the event requires a guest code, the fragment contains it; browsers send the
 * fragment to no server.
 *
 * @param origin as for {@link guestLink}
 */
export function scannedLink(
  origin: string,
  { shortLink, guestCode }: { shortLink: string; guestCode: string },
): string {
  const link = guestLink(origin, shortLink);
  return guestCode === "" ? link : `${link}#${new URLSearchParams({ [codeParameter]: guestCode })}`;
}
