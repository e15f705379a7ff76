import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { NamesakesDocument } from "./generated/namesakes.ts";
import type { GuestRow } from "./guest-row.ts";
import { isSameName } from "./namesakes.ts";

/** Finds a guest of the same name. None if the request fails: adding a guest then shows what is wrong. */
export function useFindNamesake(eventId: number) {
  const client = useApolloClient();

  return useCallback(
    async (name: string): Promise<GuestRow | undefined> => {
      const options = { query: NamesakesDocument, variables: { eventId, name }, fetchPolicy: "network-only" } as const;
      const result = await client.query(options).catch(() => undefined);
      return result?.data?.event.guests.nodes.find((guest) => isSameName(guest.name, name));
    },
    [client, eventId],
  );
}
