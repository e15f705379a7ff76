import type { ApolloCache, ApolloClient, ObservableQuery } from "@apollo/client";
import { filter, firstValueFrom } from "rxjs";

const changingFields = [
  "history",
  "undo",
  "guests",
  "guestIds",
  "guestValues",
  "guestCompany",
  "sameNames",
  "unseatedGuestCount",
  "declinedGuestCount",
  "tableCount",
  "lookedUpGuestCount",
  "helpers",
] as const;

const lists = ["events", "users", "sessions", "mayChooseNewPassword"] as const;

/** Forgets all lists that belong to no event, so that screens fetch them again. */
export function forgetLists(cache: ApolloCache): void {
  for (const fieldName of lists) cache.evict({ id: "ROOT_QUERY", fieldName });
}

/** Forgets an event's guest list, figures, helpers and history after a change, so that screens fetch them again. */
export function forgetGuestList(
  client: ApolloClient,
  eventId: number,
  fields: readonly string[] = changingFields,
): void {
  const id = client.cache.identify({ __typename: "Event", id: eventId });
  if (id === undefined) return;
  const forget = () => {
    for (const fieldName of fields) client.cache.evict({ id, fieldName });
  };
  forget();
  // A pending response may be older than the change, and Apollo does not refetch what is evicted before it arrives.
  for (const query of onTheirWay(client, eventId)) void answered(query).then(forget);
}

function onTheirWay(client: ApolloClient, eventId: number): ObservableQuery[] {
  const queries = [...client.getObservableQueries()];
  return queries.filter((query) => query.variables.eventId === eventId && query.getCurrentResult().loading);
}

function answered(query: ObservableQuery): Promise<unknown> {
  return firstValueFrom(query.pipe(filter(({ loading }) => !loading)), { defaultValue: undefined });
}
