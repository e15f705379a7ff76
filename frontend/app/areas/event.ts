import type { ApolloClient } from "@apollo/client";
import { idFrom } from "../../../common/id-from.ts";
import { askForGuestList } from "../../features/guests/guest-list-query.ts";
import { AdminEvent } from "../../routes/admin-event.tsx";
import { AdminEventDocument } from "../../routes/generated/admin-event.ts";

export const screens = { AdminEvent };

/** Asks for what the screen will show. @throws when it is refused */
export async function askForEvent(client: ApolloClient, eventId: string | undefined, params: URLSearchParams) {
  const id = idFrom(eventId);
  if (id === undefined) return;
  const event = client.query({ query: AdminEventDocument, variables: { id } });
  await Promise.all([event, params.get("tab") === "guests" && askForGuestList(client, id, params)]);
}
