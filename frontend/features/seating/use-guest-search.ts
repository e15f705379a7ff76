import { useQuery } from "@apollo/client/react";
import { useDeferredValue } from "react";
import { FindGuestsDocument } from "../../generated/documents.ts";
import { useDebounced } from "../../lib/use-debounced.ts";

const debounceMilliseconds = 150;

/**
 * Ids of the guests that a search finds, best first, by the same rules as in the guest list; null without a search. While
 * an answer is on its way, the previous one stays.
 */
export function useGuestSearch(eventId: number, typed: string): readonly number[] | null {
  const query = useDebounced(typed.trim(), debounceMilliseconds);
  const { data, previousData } = useQuery(FindGuestsDocument, {
    variables: { eventId, query },
    skip: query === "",
    // Guests may have been renamed since the same was searched for.
    fetchPolicy: "no-cache",
  });
  const found = (data ?? previousData)?.findGuests;
  return useDeferredValue(typed.trim() === "" ? null : (found ?? null));
}
