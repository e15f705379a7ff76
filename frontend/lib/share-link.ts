import { codeParameter } from "../../common/scanned-code.ts";
import { paths } from "./paths.ts";

/**
 * The full address that organizers give to their guests.
 * @param origin scheme and host, e.g. `window.location.origin`; without it the answer starts with `{host}`
 */
export function shareLink(shortLink: string, origin = globalThis.location?.origin ?? "{host}"): string {
  return `${origin}${paths.guestPage(shortLink)}`;
}

/**
 * The address that guests scan. If the event requires a guest code, the fragment contains it; browsers send the
 * fragment to no server.
 *
 * @param origin as for {@link shareLink}
 */
export function scanLink({ shortLink, guestCode }: { shortLink: string; guestCode: string }, origin?: string): string {
  const link = shareLink(shortLink, origin);
  return guestCode === "" ? link : `${link}#${new URLSearchParams({ [codeParameter]: guestCode })}`;
}
