import { paths } from "./paths.ts";

/**
 * The address that organisers hand to their guests, whole.
 * @param origin scheme and host, e.g. `window.location.origin`; without it the answer starts with `{host}`
 */
export function shareLink(shortLink: string, origin = globalThis.location?.origin ?? "{host}"): string {
  return `${origin}${paths.guestPage(shortLink)}`;
}
