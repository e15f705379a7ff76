import { useSubscription } from "@apollo/client/react";
import { EventChangedDocument, GuestCountDocument } from "../../generated/organiser.ts";
import { isNotFound } from "../../lib/is-not-found.ts";
import { logFailure } from "../../lib/log-failure.ts";
import { forgetGuestList } from "./forget-guest-list.ts";

/**
 * Reads an event's guest list and history again whenever somebody has changed them, on whichever screen. What is being
 * edited stays as it is. Without a connection for it, the screen shows what it has read.
 */
export function useLiveGuestList(eventId: number): void {
  useSubscription(EventChangedDocument, {
    variables: { eventId },
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData({ client }) {
      forgetGuestList(client.cache, eventId);
      client
        .query({ query: GuestCountDocument, variables: { eventId }, fetchPolicy: "network-only" })
        .catch((error: unknown) => {
          // The event may be gone by now: the screen says so when it is used.
          if (!isNotFound(error)) logFailure("the number of guests", error);
        });
    },
  });
}
