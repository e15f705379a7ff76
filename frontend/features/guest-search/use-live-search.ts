import { useSubscription } from "@apollo/client/react";
import { LiveSearchDocument, SearchGuestsDocument } from "../../generated/guest.ts";
import { useDebounced } from "../../lib/use-debounced.ts";

/** A guest who is still typing has no use for it. */
const settleMs = 1_000;

/**
 * Keeps the answer to a search as it is on the server, while it is shown. Without a connection for it, the answer stays as
 * it was found.
 *
 * @param query undefined while no answer is shown
 * @param picked what tells whose tablemates the answer carries, where that is not the best match
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
