import type { ApolloCache } from "@apollo/client";

/** Notes whether an event asks this guest for its code: no longer once it was entered, again when it was changed since. */
export function noteAsksForCode(cache: ApolloCache, eventId: number, asksForCode: boolean): void {
  const id = cache.identify({ __typename: "PublicEvent", id: eventId });
  if (id) cache.modify({ id, fields: { asksForCode: () => asksForCode } });
}
