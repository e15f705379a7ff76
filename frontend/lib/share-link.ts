import { guestLink, scannedLink } from "../../common/guest-link.ts";

const here = () => globalThis.location?.origin ?? "{host}";

/** Full address of an event's page. `origin` is scheme and host; without it the answer starts with `{host}`. */
export function shareLink(shortLink: string, origin = here()): string {
  return guestLink(origin, shortLink);
}

/** The address that guests scan, with the guest code if the event requires one. */
export function scanLink(event: { shortLink: string; guestCode: string }, origin = here()): string {
  return scannedLink(origin, event);
}
