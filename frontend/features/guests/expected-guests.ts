import type { ApolloCache } from "@apollo/client";
import type { GuestRow } from "./guest-row.ts";

type Expected = Partial<Pick<GuestRow, "tableNumber" | "attendance">>;

/**
 * For a mutation's `update`, along with an optimistic response: guests look changed at once, and as before if the server
 * refuses.
 */
export function changedGuests(guestIds: readonly number[], expected: Expected): (cache: ApolloCache) => void {
  const fields = Object.fromEntries(Object.entries(expected).map(([name, value]) => [name, () => value]));
  return (cache) => {
    for (const id of guestIds) cache.modify({ id: cacheId(cache, id), fields });
  };
}

/** As {@link changedGuests}, for guests who are deleted. */
export function deletedGuests(guestIds: readonly number[]): (cache: ApolloCache) => void {
  return (cache) => {
    for (const id of guestIds) cache.evict({ id: cacheId(cache, id) });
  };
}

/** As {@link changedGuests}, for a guest who is added: screens ask for a list as long as the event has none. */
export function oneMoreGuest(eventId: number): (cache: ApolloCache) => void {
  return (cache) => {
    const id = cache.identify({ __typename: "Event", id: eventId });
    if (id) cache.modify<{ guestCount: number }>({ id, fields: { guestCount: (count) => count + 1 } });
  };
}

const cacheId = (cache: ApolloCache, id: number): string => cache.identify({ __typename: "Guest", id }) ?? "";
