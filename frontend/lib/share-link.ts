import { paths } from "./paths.ts";

/**
 * The address that organisers hand to their guests, whole.
 * @param origin scheme and host, e.g. `window.location.origin`; without it the answer starts with `{host}`
 */
export function shareLink(shortLink: string, origin = globalThis.location?.origin ?? "{host}"): string {
  return `${origin}${paths.guestPage(shortLink)}`;
}

const codeParameter = "code";

/**
 * The address that guests scan. It carries the guest code of an event that asks for one, in its fragment, which browsers send to
 * no server.
 *
 * @param origin as of {@link shareLink}
 */
export function scanLink({ shortLink, guestCode }: { shortLink: string; guestCode: string }, origin?: string): string {
  const link = shareLink(shortLink, origin);
  return guestCode === "" ? link : `${link}#${new URLSearchParams({ [codeParameter]: guestCode })}`;
}

/** The guest code in the fragment of an address that was scanned; undefined when there is none. */
export function scannedCode(fragment: string): string | undefined {
  return new URLSearchParams(fragment.replace(/^#/, "")).get(codeParameter) ?? undefined;
}
