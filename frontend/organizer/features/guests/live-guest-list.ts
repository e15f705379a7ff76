import { useSubscription } from "@apollo/client/react";
import { useEffect } from "react";
import { forgetGuestList } from "../../lib/act.ts";
import { EventChangedDocument } from "./generated/guests.ts";

/** By event, the state that all cached lists and histories of it have or are newer than. */
const seen = new Map<number, string>();

/**
 * Reloads guest list and history whenever someone changes them. Fields being edited stay as they are.
 *
 * @param event as read before its list
 */
export function useLiveGuestList(event: { id: number; guestListVersion: number; updatedAt: string }): void {
  const { id: eventId, guestListVersion, updatedAt } = event;

  // Only once: the event may be read again later than its cached list.
  useEffect(() => {
    if (!seen.has(eventId)) seen.set(eventId, stateOf(guestListVersion, updatedAt));
  }, [eventId, guestListVersion, updatedAt]);

  useSubscription(EventChangedDocument, {
    variables: { eventId },
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData({ client, data: { data } }) {
      if (!data) return;
      const { guestCount, listVersion, updatedAt: changedAt } = data.eventChanged;
      const id = client.cache.identify({ __typename: "Event", id: eventId });
      const figures = { guestCount: () => guestCount, guestListVersion: () => listVersion };
      if (id) client.cache.modify<{ guestCount: number; guestListVersion: number }>({ id, fields: figures });
      // The first message is about now: usually the list that was just asked for.
      const state = stateOf(listVersion, changedAt);
      if (seen.get(eventId) === state) return;
      seen.set(eventId, state);
      forgetGuestList(client, eventId);
    },
  });
}

const stateOf = (listVersion: number, updatedAt: string) => `${listVersion} ${updatedAt}`;
