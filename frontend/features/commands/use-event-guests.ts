import { useQuery } from "@apollo/client/react";
import { type QueryFailure, queryFailure } from "../../lib/query-failure.ts";
import { useDebounced } from "../../lib/use-debounced.ts";
import { EventGuestsDocument, type EventGuestsQuery } from "./generated/event-guests.ts";

const debounceMilliseconds = 150;
const maxGuests = 6;

export type FoundGuest = EventGuestsQuery["event"]["guests"]["nodes"][number];

interface FoundGuests {
  guests: readonly FoundGuest[];
  totalCount: number;
  /** Whether they are about what is typed now. The previous ones stay meanwhile. */
  isCurrent: boolean;
  failure: QueryFailure | undefined;
}

const nobody: readonly FoundGuest[] = [];

/** Guests by the rules of the guest list, while something is typed. */
export function useEventGuests(eventId: number, typed: string): FoundGuests {
  const wanted = typed.trim();
  const search = useDebounced(wanted, debounceMilliseconds);
  const isAsked = wanted !== "" && search !== "";
  const { data, previousData, error, loading, refetch } = useQuery(EventGuestsDocument, {
    variables: { eventId, search, limit: maxGuests },
    skip: !isAsked,
    // Guests may have been renamed since the same was searched for.
    fetchPolicy: "no-cache",
    notifyOnNetworkStatusChange: true,
  });
  const found = isAsked && !error ? (data ?? previousData)?.event.guests : undefined;
  return {
    guests: found?.nodes ?? nobody,
    totalCount: found?.totalCount ?? 0,
    isCurrent: wanted === search && !loading,
    failure: isAsked && !loading ? queryFailure(error, refetch) : undefined,
  };
}
