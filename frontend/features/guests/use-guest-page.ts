import { useQuery } from "@apollo/client/react";
import { queryFailure } from "../../lib/errors.ts";
import { GuestListDocument, type GuestListQueryVariables } from "./generated/guest-list.ts";
import type { GuestRow } from "./guest-row.ts";
import { useSameNames } from "./use-same-names.ts";

const noGuests: readonly GuestRow[] = [];

/** The event is undefined until its names are known, too: a late notice would move the rows away under a click. */
export function useGuestPage(variables: GuestListQueryVariables, isChangeable: boolean) {
  const { data, previousData, loading, error, refetch } = useQuery(GuestListDocument, { variables });
  const sameNames = useSameNames(variables.eventId, isChangeable);
  const event = sameNames.isKnown ? (data ?? previousData)?.event : undefined;
  const rows = event?.guests.nodes ?? noGuests;
  return { event, rows, sameNames, isRefreshing: loading, failure: queryFailure(error, refetch) };
}
