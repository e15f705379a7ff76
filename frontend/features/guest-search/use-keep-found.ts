import { useCallback, useRef } from "react";
import type { GuestPage_EventFragment } from "../../generated/documents.ts";
import type { GuestMatch } from "./guest-match.ts";
import { keepPage } from "./keep-page.ts";
import { rememberFound } from "./last-found.ts";

/**
 * Stores the find and, once, the page on this device, for when there is no connection.
 *
 * @param isGuest if false, nothing is stored
 */
export function useKeepFound(
  shortLink: string,
  { name: eventName, theme }: GuestPage_EventFragment,
  isGuest: boolean,
): (guest: GuestMatch) => void {
  const isPageKept = useRef(false);
  return useCallback(
    ({ name, tableNumber }) => {
      if (!isGuest) return;
      rememberFound({ shortLink, eventName, theme, name, tableNumber });
      if (!isPageKept.current) void keepPage();
      isPageKept.current = true;
    },
    [shortLink, eventName, theme, isGuest],
  );
}
