import { useQuery, useSubscription } from "@apollo/client/react";
import { type QueryFailure, queryFailure } from "../../../lib/query-failure.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { type DoorMatch_MatchFragment, DoorMatchesDocument, DoorSearchDocument } from "./generated/door-search.ts";

export type DoorMatch = DoorMatch_MatchFragment;

export const searchLength = { min: 2, max: 100 } as const;

/** Milliseconds without a key before searching: fewer than elsewhere, because somebody is waiting. */
const pauseMs = 120;

/** Milliseconds after which somebody seems to read the result, so that it follows later changes. */
const readingMs = 1000;

export interface DoorSearch {
  query: string;
  matches: readonly DoorMatch[] | undefined;
  isSearching: boolean;
  failure: QueryFailure | undefined;
}

/** Searches while somebody types. `openId` is whose tablemates to ask for, if not the best match's. */
export function useDoorSearch(eventId: number, typed: string, openId: number | undefined): DoorSearch {
  const wanted = typed.trim().slice(0, searchLength.max);
  const query = useDebounced(wanted, pauseMs);
  const skip = query.length < searchLength.min;
  const variables = { eventId, query, tablematesOf: openId ?? null };
  const { data, previousData, loading, error, refetch } = useQuery(DoorSearchDocument, {
    variables,
    skip,
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const isRead = useDebounced(query, readingMs) === query;
  const live = useSubscription(DoorMatchesDocument, { variables, skip: skip || !isRead, fetchPolicy: "no-cache" });
  const failure = queryFailure(error, refetch);
  if (skip || wanted.length < searchLength.min) {
    return { query: "", matches: undefined, isSearching: false, failure: undefined };
  }
  const matches = live.data?.guestSearch ?? (data ?? previousData)?.searchGuests;
  return { query, matches: failure ? undefined : matches, isSearching: loading || query !== wanted, failure };
}
