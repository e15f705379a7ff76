import { useQuery } from "@apollo/client/react";
import { useDeferredValue } from "react";
import { useDebounced } from "../../lib/page.ts";
import { FindGuestsDocument } from "./generated/read-board.ts";

const debounceMilliseconds = 150;

/** Found ids, best first, by the guest list's rules; null without a search. The previous answer stays meanwhile. */
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
