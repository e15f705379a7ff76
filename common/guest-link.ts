import { codeParameter } from "./scanned-code.ts";
import { guestPagesBelow } from "./screens.ts";

/** Address of an event's page. `origin` is scheme and host, such as https://tables.example. */
export function guestLink(origin: string, shortLink: string): string {
  return `${origin}${guestPagesBelow}${encodeURIComponent(shortLink)}`;
}

/** Address in QR codes. Its fragment, which browsers send to no server, contains the guest code if there is one. */
export function scannedLink(
  origin: string,
  { shortLink, guestCode }: { shortLink: string; guestCode: string },
): string {
  const link = guestLink(origin, shortLink);
  return guestCode === "" ? link : `${link}#${new URLSearchParams({ [codeParameter]: guestCode })}`;
}
