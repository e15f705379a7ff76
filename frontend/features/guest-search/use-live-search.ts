import { useSubscription } from "@apollo/client/react";
import { LiveSearchDocument, SearchGuestsDocument } from "../../generated/documents.ts";
import { useDebounced } from "../../lib/use-debounced.ts";

/** A guest who is still typing has no use for it. */
const settleMs = 1_000;

/**
 * Keeps the visible answer to a search up to date with the server. Without a connection, the answer stays unchanged.
 *
 * @param query undefined while no answer is shown
 * @param picked the match whose tablemates the answer includes, if not the best one
 */
export function useLiveSearch(eventId: number, query: string | undefined, picked: { tablematesOf?: number }): void {
  const settled = useDebounced(query, settleMs);
  const variables = { eventId, query: settled ?? "", ...picked };
  useSubscription(LiveSearchDocument, {
    variables,
    skip: settled === undefined || settled !== query,
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData({ client, data: { data } }) {
      if (!data) return;
      client.writeQuery({ query: SearchGuestsDocument, variables, data: { searchGuests: data.guestSearch } });
    },
  });
}
