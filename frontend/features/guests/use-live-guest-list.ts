import { useSubscription } from "@apollo/client/react";
import { EventChangedDocument } from "../../generated/organiser.ts";
import { forgetGuestList } from "../../lib/forget-guest-list.ts";

/**
 * Reads an event's guest list and history again whenever somebody has changed them, on whichever screen. What is being
 * edited stays as it is. Without a connection for it, the screen shows what it has read.
 */
export function useLiveGuestList(eventId: number): void {
  useSubscription(EventChangedDocument, {
    variables: { eventId },
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData({ client, data: { data } }) {
      if (!data) return;
      const { guestCount } = data.eventChanged;
      const id = client.cache.identify({ __typename: "Event", id: eventId });
      if (id) client.cache.modify<{ guestCount: number }>({ id, fields: { guestCount: () => guestCount } });
      forgetGuestList(client, eventId);
    },
  });
}
