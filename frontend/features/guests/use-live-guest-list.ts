import { useSubscription } from "@apollo/client/react";
import { forgetGuestList } from "../../lib/forget-guest-list.ts";
import { EventChangedDocument } from "./generated/event-changed.ts";

/** Reloads guest list and history whenever someone changes them. Fields being edited stay as they are. */
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
