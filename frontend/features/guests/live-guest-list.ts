import type { ApolloCache } from "@apollo/client";
import { useApolloClient, useSubscription } from "@apollo/client/react";
import { useEffect } from "react";
import { forgetGuestList } from "../../lib/forget-guest-list.ts";
import { EventChangedDocument } from "./generated/guests.ts";

/** By event, the state that all cached lists and histories of it have or are newer than. */
const seenStates = new WeakMap<ApolloCache, Map<number, string>>();

/**
 * Reloads guest list and history whenever someone changes them. Fields being edited stay as they are.
 *
 * @param event as read before its list
 */
export function useLiveGuestList(event: { id: number; guestListVersion: number; updatedAt: string }): void {
  const { cache } = useApolloClient();
  const { id: eventId, guestListVersion, updatedAt } = event;

  // Only once: the event may be read again later than its cached list.
  useEffect(() => {
    const seen = statesIn(cache);
    if (!seen.has(eventId)) seen.set(eventId, stateOf(guestListVersion, updatedAt));
  }, [cache, eventId, guestListVersion, updatedAt]);

  useSubscription(EventChangedDocument, {
    variables: { eventId },
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData({ client, data: { data } }) {
      if (!data) return;
      const { guestCount, listVersion, updatedAt: changedAt } = data.eventChanged;
      const id = cache.identify({ __typename: "Event", id: eventId });
      const figures = { guestCount: () => guestCount, guestListVersion: () => listVersion };
      if (id) cache.modify<{ guestCount: number; guestListVersion: number }>({ id, fields: figures });
      // The first message is about now: usually the list that was just asked for.
      const seen = statesIn(cache);
      const state = stateOf(listVersion, changedAt);
      if (seen.get(eventId) === state) return;
      seen.set(eventId, state);
      forgetGuestList(client, eventId);
    },
  });
}

function statesIn(cache: ApolloCache): Map<number, string> {
  const states = seenStates.get(cache) ?? new Map<number, string>();
  seenStates.set(cache, states);
  return states;
}

const stateOf = (listVersion: number, updatedAt: string) => `${listVersion} ${updatedAt}`;
