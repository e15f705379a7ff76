import { guestPageParameters } from "./guest-page.ts";
import { codeParameter } from "./scanned-code.ts";
import { guestPagesBelow } from "./screens.ts";

/** Address of an event's page. `origin` is scheme and host, such as https://tables.example. */
export function guestLink(origin: string, shortLink: string): string {
  return `${origin}${guestPagesBelow}${encodeURIComponent(shortLink)}`;
}

/** Address that shows one guest their table; `mark` is the server's signature. */
export function personalLink(link: string, { guestId, mark }: { guestId: number; mark: string }): string {
  const { picked, mark: signature } = guestPageParameters;
  return `${link}?${new URLSearchParams({ [picked]: String(guestId), [signature]: mark })}`;
}

/** Whether a text looks like the address of {@link personalLink}. */
export const isPersonalLink = (text: string): boolean =>
  text.includes(guestPagesBelow) && new RegExp(`[?&]${guestPageParameters.mark}=`).test(text);

/** Address in QR codes. Its fragment, which browsers send to no server, contains the guest code if there is one. */
export function scannedLink(
  origin: string,
  { shortLink, guestCode }: { shortLink: string; guestCode: string },
): string {
  const link = guestLink(origin, shortLink);
  return guestCode === "" ? link : `${link}#${new URLSearchParams({ [codeParameter]: guestCode })}`;
}
