import type { ApolloCache } from "@apollo/client";

/** Records whether an event asks this guest for its code: not after it was entered, again after it was changed. */
export function noteAsksForCode(cache: ApolloCache, eventId: number, asksForCode: boolean): void {
  const id = cache.identify({ __typename: "PublicEvent", id: eventId });
  if (id) cache.modify({ id, fields: { asksForCode: () => asksForCode } });
}
