import type { ApolloCache } from "@apollo/client";

/**
 * Forgets the guest list and the history of an event, so that whatever shows them asks anew.
 * @param countChange how many guests the list has more than before
 */
export function forgetGuestList(cache: ApolloCache, eventId: number, countChange = 0): void {
  const id = cache.identify({ __typename: "Event", id: eventId });
  if (id === undefined) return;
  cache.modify<{ guestCount: number }>({ id, fields: { guestCount: (count) => count + countChange } });
  cache.evict({ id, fieldName: "history" });
  cache.evict({ id, fieldName: "guests" });
}
