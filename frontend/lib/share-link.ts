import { guestLink, scannedLink } from "../../common/guest-link.ts";

const here = () => globalThis.location?.origin ?? "{host}";

/**
 * The full address that organizers give to their guests.
 * @param origin scheme and host, e.g. `window.location.origin`; without it the answer starts with `{host}`
 */
export function shareLink(shortLink: string, origin = here()): string {
  return guestLink(origin, shortLink);
}

/**
 * The address that guests scan, with the guest code if the event requires one.
 *
 * @param origin as for {@link shareLink}
 */
export function scanLink(event: { shortLink: string; guestCode: string }, origin = here()): string {
  return scannedLink(origin, event);
}
