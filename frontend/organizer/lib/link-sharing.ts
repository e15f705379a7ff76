import { useSyncExternalStore } from "react";
import { guestLink, scannedLink } from "../../../common/guest-link.ts";

const here = () => globalThis.location?.origin ?? "{host}";

/** Full address of an event's page. `origin` is scheme and host; without it the answer starts with `{host}`. */
export function shareLink(shortLink: string, origin = here()): string {
  return guestLink(origin, shortLink);
}

/** The address that guests scan, with the guest code if the event requires one. */
export function scanLink(event: { shortLink: string; guestCode: string }, origin = here()): string {
  return scannedLink(origin, event);
}

const ways = ["copied", "downloaded", "printed", "shared"] as const;

export type SharingWay = (typeof ways)[number];

/** What this browser remembers of sharing; a link that was passed on in another way leaves no trace. */
export interface LinkSharing {
  way: SharingWay;
  /** ISO 8601. */
  at: string;
}

const keyOf = (eventId: number) => `link-shared-${eventId}`;

/** Remembers in this browser that the organizer shared an event's link just now. */
export function noteLinkSharing(eventId: number, way: SharingWay): void {
  try {
    localStorage.setItem(keyOf(eventId), `${way} ${new Date().toISOString()}`);
  } catch {
    // Storage may be switched off; then the link never counts as shared.
  }
  // Browsers report it to other windows only.
  window.dispatchEvent(new Event("storage"));
}

/** When and how the link was last shared from this browser; undefined if it was not. */
export function useLinkSharing(eventId: number): LinkSharing | undefined {
  return sharingIn(useSyncExternalStore(subscribe, () => stored(eventId)));
}

/** Parses a stored note; undefined if it cannot be read. */
function sharingIn(note: string | null): LinkSharing | undefined {
  const [noted, at] = (note ?? "").split(" ");
  const way = ways.find((known) => known === noted);
  if (way === undefined || at === undefined || Number.isNaN(Date.parse(at))) return undefined;
  return { way, at };
}

function stored(eventId: number): string | null {
  try {
    return localStorage.getItem(keyOf(eventId));
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}
